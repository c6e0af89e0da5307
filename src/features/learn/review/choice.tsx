/** The options of a question, one of which is chosen, or several. */

import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Card, Given } from '#src/engines/review/card.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { words } from './words.ts'
import classes from './review.module.css'

interface ChoiceFieldProps {
  card: Extract<Card, { kind: 'choice' }>
  given: Given | undefined
  onGive: (given: Given | undefined) => void
  labelledBy: string
}

/** The letter of an option, or a mark in its place. */
export function Letter({ children }: { children: ReactNode }) {
  return (
    <span className={classes.letter} aria-hidden="true">
      {children}
    </span>
  )
}

export function ChoiceField({ card, given, onGive, labelledBy }: ChoiceFieldProps) {
  const chosen = Array.isArray(given) ? given : typeof given === 'string' ? [given] : []
  const choose = (id: string) => {
    if (!card.isMany) return onGive(id)
    const next = card.options
      .map((option) => option.id)
      .filter((each) => (each === id ? !chosen.includes(each) : chosen.includes(each)))
    return onGive(next.length > 0 ? next : undefined)
  }
  return (
    <Stack gap={8} role={card.isMany ? 'group' : 'radiogroup'} aria-labelledby={labelledBy}>
      {card.isMany && <Text tone="muted">{words.ask.many}</Text>}
      {card.options.map(({ id, html }, at) => (
        <Row
          as="label"
          gap={12}
          padX={12}
          padY={10}
          border="line-2"
          radius="card"
          ground="surface"
          key={id}
          className={`${classes.box} ${classes.option}`}
          data-chosen={chosen.includes(id)}
        >
          <input
            type={card.isMany ? 'checkbox' : 'radio'}
            name={card.id}
            className={classes.input}
            checked={chosen.includes(id)}
            onChange={() => choose(id)}
            data-option={at}
          />
          <Letter>{words.letter(at)}</Letter>
          <Text as="span" variant="body" grow shrink data-latin>
            <QuestionHtml html={html} />
          </Text>
          {chosen.includes(id) && (
            <Text as="span" tone="link" fixed>
              <IconCircleCheckFilled size={22} aria-hidden="true" />
            </Text>
          )}
        </Row>
      ))}
    </Stack>
  )
}
