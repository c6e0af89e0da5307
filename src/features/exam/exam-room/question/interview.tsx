/** Books the hour of a mock interview and links to it. (spec 3 Submission types) */

import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { isBlank } from '../attempt/answer.ts'
import { useRoom } from '../room/context.ts'
import { words as shared } from '../words.ts'
import { words } from './field-words.ts'
import { type InterviewQuestion, useInterview } from './use-interview.ts'
import { useIsClosed, useValue } from './use-value.ts'
import given from './given.module.css'
import classes from './text.module.css'

export function Interview({ question, labelledBy }: { question: InterviewQuestion; labelledBy: string }) {
  const room = useRoom()
  const isClosed = useIsClosed()
  const value = useValue(question._id)
  const { now, isAsked } = useInterview(question)
  const isChosen = !isBlank(value)
  const state = isChosen ? (isAsked ? 'chosen' : now.state) : 'free'
  return (
    <div className={classes.field}>
      <Row as="p" wrap gap={8} gapX={16} className={given.state}>
        <Pill tone={state === 'booked' ? 'ok' : 'neutral'}>{words.interview[state]}</Pill>
        {isChosen && now.link && (
          <ExternalLink href={now.link} hasIcon>
            {words.interviewLink}
          </ExternalLink>
        )}
      </Row>
      <div role="radiogroup" aria-labelledby={labelledBy} className={classes.field}>
        <Text tone="muted" variant="small">
          {words.slots}
        </Text>
        {now.slots.map((slot) => (
          <RadioCard
            key={slot._id}
            name={question._id}
            title={shared.slot(slot.starts_at)}
            text={slot.is_taken ? words.slotTaken : undefined}
            checked={value === slot._id}
            disabled={isClosed || (slot.is_taken && value !== slot._id)}
            onChange={() => room.edit(question._id, slot._id)}
          />
        ))}
      </div>
    </div>
  )
}
