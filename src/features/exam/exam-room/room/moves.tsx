/** Shows the buttons that move between questions, at the bottom of the room. */

import { IconArrowLeft, IconArrowRight, IconKeyboard, IconLayoutGrid } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { OPTION_CAPS } from './keys.ts'
import { words } from './words.ts'
import classes from './room.module.css'

function KeyHints({ hasOptions, onSheet }: { hasOptions: boolean; onSheet: () => void }) {
  return (
    <span className={classes.hints}>
      {hasOptions && (
        <>
          <KeyCap>{OPTION_CAPS[0]}</KeyCap> – <KeyCap>{OPTION_CAPS[1]}</KeyCap> {words.hints.answer}
        </>
      )}
      <KeyCap>F</KeyCap> {words.hints.flag}
      <KeyCap>←</KeyCap>
      <KeyCap>→</KeyCap> {words.hints.move}
      <IconButton label={words.nav.keys} onClick={onSheet}>
        <IconKeyboard stroke={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

interface MovesProps {
  number: number
  total: number
  /** The question has options, which digits and letters choose. */
  hasOptions: boolean
  onPrevious: (() => void) | undefined
  /** Opens the review after the last question. */
  onNext: () => void
  isLast: boolean
  onKeys: () => void
  onPalette: () => void
}

export function Moves({
  number,
  total,
  hasOptions,
  onPrevious,
  onNext,
  isLast,
  onKeys,
  onPalette,
}: MovesProps) {
  return (
    <nav className={classes.nav} aria-label={words.nav.moves}>
      <Button
        variant="default"
        disabled={onPrevious === undefined}
        leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
        onClick={onPrevious}
      >
        <span className={classes.wideWord}>{words.nav.previous}</span>
      </Button>
      <KeyHints hasOptions={hasOptions} onSheet={onKeys} />
      <Button
        variant="default"
        className={classes.paletteButton}
        leftSection={<IconLayoutGrid size={20} stroke={1.75} aria-hidden="true" />}
        aria-label={words.palette.openName(number, total)}
        onClick={onPalette}
      >
        {words.palette.open(number, total)}
      </Button>
      <Button rightSection={<IconArrowRight size={20} aria-hidden="true" />} onClick={onNext}>
        {isLast ? words.nav.toReview : words.nav.next}
      </Button>
    </nav>
  )
}
