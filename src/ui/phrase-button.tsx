/** A phrase that a press adds to a comment. (picture 33) */

import classes from './phrase-button.module.css'

interface PhraseButtonProps {
  phrase: string
  /** How often it was used, behind the phrase. */
  uses?: string
  name?: string
  onPress: () => void
}

export function PhraseButton({ phrase, uses, name, onPress }: PhraseButtonProps) {
  return (
    <button type="button" className={classes.root} aria-label={name} onClick={onPress}>
      {phrase} {uses}
    </button>
  )
}
