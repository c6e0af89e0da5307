/** The blanks of a sentence as fields inside it. */

import { Fragment } from 'react'
import type { Card, Given } from '#src/engines/review/card.ts'
import { dropInvisible } from '#src/lib/invisible.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './review.module.css'

interface BlankFieldProps {
  card: Extract<Card, { kind: 'blank' }>
  given: Given | undefined
  onGive: (given: Given) => void
  labelledBy: string
}

const readTexts = (given: Given | undefined): Readonly<Record<string, string>> =>
  typeof given === 'object' && !Array.isArray(given) ? given : {}

export function BlankField({ card, given, onGive, labelledBy }: BlankFieldProps) {
  const texts = readTexts(given)
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <Text as="div" variant="lead" className={classes.sentence} data-latin>
        {card.blanks.map(({ id }, at) => (
          <Fragment key={id}>
            {card.contents[at]}{' '}
            <input
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-label={words.ask.blank(at)}
              className={classes.blank}
              value={texts[id] ?? ''}
              onChange={({ currentTarget: { value } }) => onGive({ ...texts, [id]: dropInvisible(value) })}
            />{' '}
          </Fragment>
        ))}
        {card.contents.slice(card.blanks.length).join(' ')}
      </Text>
    </div>
  )
}
