/** The sheet in which a learner says which reason a question about a mark means, and why. (picture 39) */

import { IconSend } from '@tabler/icons-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { trimText } from '#src/lib/invisible.ts'
import { countRoom, LEAST_LETTERS } from '#src/lib/mark-question.ts'
import { formatPoints, formatReason, parseReason, readComment, type Reason } from '#src/lib/reasons.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { OwnWait } from '../own-wait.tsx'
import { AskDraft, getDraftKey, markRequest, OTHER } from './mark-request.ts'
import { words } from './words.ts'
import classes from './mark-question.module.css'

export interface AskedAbout {
  submission: string
  question: string
  /** Undefined for an assignment, which is one question. */
  number: number | undefined
  mark: number
  full: number
  /** The comment on the answer, with its reasons. */
  comment: string
}

interface Faults {
  which?: string | undefined
  why?: string | undefined
}

function useAsk({ submission, question, mark, comment }: AskedAbout, onSent: () => void) {
  const { reasons } = readComment(comment)
  const [draft, type] = useDraft(getDraftKey(submission, question), AskDraft, { reason: '', words: '' })
  const [faults, setFaults] = useState<Faults>({})
  // Without reasons there is nothing to choose from.
  const reason = reasons.length === 0 ? OTHER : draft.reason
  const most = countRoom({ mark, reason: parseReason(reason) })
  const typed = trimText(draft.words).length
  return {
    reasons,
    reason,
    text: draft.words,
    typed,
    most,
    faults,
    choose: (line: string) => {
      setFaults(({ why }) => ({ why }))
      type({ ...draft, reason: line })
    },
    write: (text: string) => {
      setFaults(({ which }) => ({ which }))
      type({ ...draft, words: text })
    },
    send: (event: SyntheticEvent) => {
      event.preventDefault()
      const which = reason === '' ? words.pick : undefined
      const why = typed < LEAST_LETTERS ? words.tooShort : typed > most ? words.tooLong(most) : undefined
      setFaults({ which, why })
      if (which !== undefined || why !== undefined) return
      const page = location.pathname
      pressRequest(markRequest, { submission, question, mark, reason, words: draft.words, page })
      onSent()
    },
  }
}

interface WhichProps {
  reasons: readonly Reason[]
  /** The line of the chosen one. */
  chosen: string
  fault: string | undefined
  onChoose: (line: string) => void
}

function Which({ reasons, chosen, fault, onChoose }: WhichProps) {
  const faultId = useId()
  const lines = reasons.map((reason) => ({ ...reason, line: formatReason(reason) }))
  return (
    <fieldset className={classes.group} aria-describedby={fault && faultId}>
      <Stack gap={8}>
        <Text as="legend" variant="small" weight={600}>
          {words.which}
        </Text>
        {lines.map(({ line, points, words: text }) => (
          <RadioCard
            key={line}
            name="reason"
            title={<span data-latin>{text}</span>}
            aside={formatPoints(points)}
            checked={chosen === line}
            onChange={() => onChoose(line)}
          />
        ))}
        <RadioCard
          name="reason"
          title={words.other}
          checked={chosen === OTHER}
          onChange={() => onChoose(OTHER)}
        />
        {fault && (
          <Text id={faultId} role="alert" tone="error" variant="small">
            {fault}
          </Text>
        )}
      </Stack>
    </fieldset>
  )
}

export function AskSheet({ about, onSent }: { about: AskedAbout; onSent: () => void }) {
  const { number, mark, full } = about
  const { reasons, reason, text, typed, most, faults, choose, write, send } = useAsk(about, onSent)
  return (
    <Stack as="form" gap={16} onSubmit={send} noValidate>
      <Text tone="muted">
        {number === undefined ? words.aboutWork(mark, full) : words.about(number, mark, full)}
      </Text>
      {reasons.length > 0 && (
        <Which reasons={reasons} chosen={reason} fault={faults.which} onChoose={choose} />
      )}
      <Stack gap={4}>
        <TextArea
          label={words.why}
          error={faults.why}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Row justify="end">
          <Text as="span" tone="muted" variant="small" aria-label={words.lettersName(typed, most)}>
            {words.letters(typed, most)}
          </Text>
        </Row>
      </Stack>
      <OwnWait />
      <Text tone="muted" variant="small">
        {number === undefined ? words.onceWork : words.once}
      </Text>
      <Button type="submit" leftSection={<IconSend size={20} aria-hidden="true" />}>
        {words.send}
      </Button>
    </Stack>
  )
}
