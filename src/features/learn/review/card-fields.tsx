/** The field in which a card is answered, by its kind. */

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Card, Given } from '#src/engines/review/card.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { BlankField } from './blanks.tsx'
import { ChoiceField } from './choice.tsx'
import { words } from './words.ts'
import classes from './review.module.css'

export interface FieldProps<K extends Card['kind']> {
  card: Extract<Card, { kind: K }>
  given: Given | undefined
  onGive: (given: Given | undefined) => void
  labelledBy: string
}

export function OrderField({ card, given, onGive, labelledBy }: FieldProps<'order'>) {
  const lines = Array.isArray(given) ? given : card.lines
  const swap = (at: number, other: number) => {
    const next = [...lines]
    next[at] = lines[other] ?? ''
    next[other] = lines[at] ?? ''
    onGive(next)
  }
  return (
    <Stack gap={8} role="group" aria-labelledby={labelledBy}>
      <Text tone="muted">{words.ask.order}</Text>
      {lines.map((line, at) => (
        <Row
          key={line}
          gap={8}
          padX={12}
          border="line-2"
          radius="card"
          ground="surface"
          className={classes.box}
        >
          <Text as="span" variant="body" grow shrink data-latin>
            {line}
          </Text>
          <IconButton label={words.ask.up(line)} onClick={() => swap(at, at - 1)} disabled={at === 0}>
            <IconArrowUp />
          </IconButton>
          <IconButton
            label={words.ask.down(line)}
            onClick={() => swap(at, at + 1)}
            disabled={at === lines.length - 1}
          >
            <IconArrowDown />
          </IconButton>
        </Row>
      ))}
    </Stack>
  )
}

export function RecallField({ given, onGive }: FieldProps<'recall'>) {
  return (
    <Stack gap={12}>
      <Text tone="muted">{words.ask.recall}</Text>
      <TextArea
        label={words.ask.ownWords}
        rows={3}
        value={typeof given === 'string' ? given : ''}
        onChange={({ currentTarget: { value } }) => onGive(value === '' ? undefined : value)}
      />
    </Stack>
  )
}

export function CardField(props: FieldProps<Card['kind']>) {
  const { card, ...rest } = props
  switch (card.kind) {
    case 'choice':
      return <ChoiceField card={card} {...rest} />
    case 'blank':
      return <BlankField card={card} {...rest} />
    case 'order':
      return <OrderField card={card} {...rest} />
    case 'recall':
    default:
      return <RecallField card={card} {...rest} />
  }
}
