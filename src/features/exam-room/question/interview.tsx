/** A mock interview: the hour is booked here, the link leads there. (spec 3 Submission types) */
import { IconVideo } from '@tabler/icons-react'
import type { Question } from '#src/api/shapes/question.ts'
import { ExternalLink } from '#src/ui/external-link.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RadioCard } from '#src/ui/radio-card.tsx'
import { useRoom } from '../room/context.ts'
import { words } from '../words.ts'
import given from './given.module.css'
import classes from './text.module.css'
import { useIsClosed, useValue } from './use-value.ts'

type InterviewQuestion = Extract<Question, { question_type: 'interview' }>

const { ask } = words

export function Interview({ of, labelledBy }: { of: InterviewQuestion; labelledBy: string }) {
  const room = useRoom()
  const isClosed = useIsClosed()
  const value = useValue(of._id)
  return (
    <div className={classes.field}>
      <p className={given.state}>
        <Pill tone={of.state === 'booked' ? 'ok' : 'neutral'}>{ask.interview[of.state]}</Pill>
        {of.link && (
          <ExternalLink href={of.link} hasIcon>
            <IconVideo size={18} stroke={1.75} aria-hidden="true" /> {ask.interviewLink}
          </ExternalLink>
        )}
      </p>
      <div role="radiogroup" aria-labelledby={labelledBy} className={classes.field}>
        <p className={given.hint}>{ask.slots}</p>
        {of.slots.map((slot) => (
          <RadioCard
            key={slot._id}
            name={of._id}
            title={ask.slot(slot.starts_at)}
            text={slot.is_taken && value !== slot._id ? ask.slotTaken : undefined}
            checked={value === slot._id}
            disabled={isClosed || (slot.is_taken && value !== slot._id)}
            onChange={() => room.edit(of._id, slot._id)}
          />
        ))}
      </div>
    </div>
  )
}
