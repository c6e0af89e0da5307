/** A row of the narrow list beside the work: learner, time, state. */

import { Link } from 'react-router'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { buildPaperAddress, type QueueFilter } from './filters.ts'
import { RailState, useRowFacts } from './row-state.tsx'
import { words } from './words.ts'
import classes from './queue.module.css'

/** The style sheet shows as many of them as fit. */
const putInSpan = (text: string) => <span key={text}>{text} </span>

interface RailRowProps {
  submission: SubmissionCard
  filter: QueueFilter
  isCurrent: boolean
  isStop: boolean
}

export function RailRow({ submission, filter, isCurrent, isStop }: RailRowProps) {
  const facts = useRowFacts(submission)
  return (
    <>
      <Link
        className={classes.link}
        to={buildPaperAddress(submission._id, filter)}
        tabIndex={isStop ? undefined : -1}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={classes.words}>
          <span className={classes.name}>{submission.learner.name || words.unnamed}</span>
          <span className={classes.when}>
            {submission.submitted_at && words.parts(submission.submitted_at).map(putInSpan)}
          </span>
        </span>
        <Row as="span" gap={4} variant="small" className={classes.state}>
          <RailState submission={submission} facts={facts} />
        </Row>
      </Link>
      <LearnerFace learner={submission.learner} batch={submission.batch?._id} tabIndex={-1} />
    </>
  )
}
