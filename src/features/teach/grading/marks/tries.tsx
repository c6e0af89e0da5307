/**
 * All tries of the learner at the submission's exam, oldest first; read when the list is opened. (spec 7
 * submission/list-iterative)
 */

import { useState } from 'react'
import { useLocation } from 'react-router'
import { submission } from '#src/api/contract/submission.ts'
import type { Submission, SubmissionCard } from '#src/api/shapes/submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from '../words.ts'
import classes from './marks.module.css'

const { tries, marks, work } = words

function Mark({ submission: { mark, marks: full, submitted_at } }: { submission: SubmissionCard }) {
  if (!submitted_at) return <Pill tone="neutral">{tries.unfinished}</Pill>
  if (typeof mark !== 'number') return <Pill tone="due">{tries.waiting}</Pill>
  return <Pill tone="neutral">{marks.mark(mark, full ?? 0)}</Pill>
}

function List({ current, exam }: { current: Submission; exam: string }) {
  const { search } = useLocation()
  const read = useApi(
    submission.listIterative,
    { query: { exam, learner: current.learner._id } },
    { isQuiet: true },
  )
  return (
    <LoadInside from={read} skeleton={<SkeletonText lines={2} />}>
      {({ data }) => {
        // 0 is a request for another try. (ruling R34)
        const begun = data.filter(({ try_no: no }) => no > 0)
        if (begun.length < 2) return <p>{tries.only}</p>
        return (
          <RowList>
            {begun.map((each) => (
              <WorkRow
                key={each._id}
                title={tries.no(each.try_no)}
                to={
                  each._id === current._id || !each.submitted_at
                    ? undefined
                    : { pathname: paths.submission(each._id), search }
                }
                text={work.at(each.submitted_at ?? each.started_at)}
              >
                {each._id === current._id && <Pill tone="info">{tries.here}</Pill>}
                <Mark submission={each} />
              </WorkRow>
            ))}
          </RowList>
        )
      }}
    </LoadInside>
  )
}

/** Renders nothing for an assignment, which belongs to no exam. */
export function Tries({ current }: { current: Submission }) {
  const { exam } = current
  const [isOpen, setOpen] = useState(false)
  if (!exam) return null
  return (
    <details className={classes.part} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.heading}>{tries.title}</summary>
      {isOpen && <List current={current} exam={exam} />}
    </details>
  )
}
