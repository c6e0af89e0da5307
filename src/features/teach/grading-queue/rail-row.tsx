/** A row of the narrow list beside the work: learner, time, state. */
import { Link } from 'react-router'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { buildPaperAddress, type QueueFilter } from './filters.ts'
import { RailState, useRowFacts } from './row-state.tsx'
import { words } from './words.ts'
import classes from './queue.module.css'

/** The style sheet shows as many of them as there is room for. */
const putInSpan = (text: string) => <span key={text}>{text} </span>

interface RailRowProps {
  of: SubmissionCard
  filter: QueueFilter
  isCurrent: boolean
  isStop: boolean
}

export function RailRow({ of, filter, isCurrent, isStop }: RailRowProps) {
  const facts = useRowFacts(of)
  return (
    <>
      <Link
        className={classes.link}
        to={buildPaperAddress(of._id, filter)}
        tabIndex={isStop ? undefined : -1}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={classes.words}>
          <span className={classes.name}>{of.learner.name || words.unnamed}</span>
          <span className={classes.when}>
            {of.submitted_at && words.parts(of.submitted_at).map(putInSpan)}
          </span>
        </span>
        <Row as="span" gap={4} size={14} className={classes.state}>
          <RailState of={of} facts={facts} />
        </Row>
      </Link>
      <LearnerFace of={of.learner} batch={of.batch?._id} tabIndex={-1} />
    </>
  )
}
