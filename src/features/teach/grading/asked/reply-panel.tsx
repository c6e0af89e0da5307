/** Beside the question about a mark: the mark before and after, its reasons, words to the learner, two ways out. (picture 39) */

import { IconArrowRight } from '@tabler/icons-react'
import type { Reason } from '#src/lib/reasons.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { PhraseButton } from '#src/ui/phrase-button.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { RowsOfKeys } from '../by-question/digits.tsx'
import type { MarkRow } from '../sheet.ts'
import type { Reply } from './use-reply.ts'
import { words } from './words.ts'
import classes from './asked.module.css'

function Sum({ reply: { before, after, unit } }: { reply: Reply }) {
  if (before === after) return null
  return (
    <Row gap={20} align="end" role="status">
      <Stack gap={0}>
        <Text tone="muted" variant="small">
          {words.before}
        </Text>
        <Row as="span" gap={4} align="baseline">
          <Text as="span" variant="title" weight={700} tone="muted">
            {words.mark(before)}
          </Text>
          <span>{words.outOf(unit?.marks ?? 0)}</span>
        </Row>
      </Stack>
      <IconArrowRight size={20} aria-hidden="true" />
      <Stack gap={0}>
        <Text variant="small">{words.after}</Text>
        <Row as="span" gap={4} align="baseline">
          <Text as="span" variant="title" weight={700}>
            {words.mark(after)}
          </Text>
          <span>{words.outOf(unit?.marks ?? 0)}</span>
        </Row>
      </Stack>
    </Row>
  )
}

interface ReplyPanelProps {
  reply: Reply
  name: string
  /** Opens the change of a reason for all papers that have it. */
  onChangeReason: (row: MarkRow, reason: Reason) => void
}

export function ReplyPanel({ reply, name, onChangeReason }: ReplyPanelProps) {
  const { unit, keys, reasons, before, after, isChanged, text, fault, field, write, addPhrase } = reply
  if (unit === undefined) return null
  return (
    <Card as="section" aria-label={words.tell(name)} className={classes.reply}>
      <Stack gap={20}>
        <Sum reply={reply} />
        <RowsOfKeys rows={unit.rows} keys={keys} reasons={reasons} onChangeReason={onChangeReason} />
        <Stack gap={8}>
          <TextArea
            ref={field}
            label={words.tell(name)}
            hint={words.tellHint}
            error={fault}
            aria-keyshortcuts="C"
            rows={3}
            value={text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && event.currentTarget.blur()}
          />
          <Row wrap gap={8}>
            {words.phrases.map((phrase) => (
              <PhraseButton key={phrase} phrase={phrase} onPress={() => addPhrase(phrase)} />
            ))}
          </Row>
        </Stack>
        <Row wrap gap={8} className={classes.ways}>
          <Button
            variant="default"
            aria-keyshortcuts="X"
            rightSection={<KeyCap isDecoration>X</KeyCap>}
            onClick={reply.keep}
          >
            {words.keep(before)}
          </Button>
          <Button
            disabled={!isChanged}
            aria-keyshortcuts="Control+Enter"
            rightSection={<KeyCap isDecoration>Ctrl ↵</KeyCap>}
            onClick={reply.give}
          >
            {words.give(after)}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
