/**
 * The learner's own tries at an exam, newest first, with their marks; hidden if there is only one. (spec 7
 * submission/list-iterative)
 */

import { submission } from '#src/api/contract/submission.ts'
import { readWhole } from '#src/api/read.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { formatOrdinal } from '#src/lib/bn.ts'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { tries } from './tries-words.ts'

function Mark({ submission: { mark, marks } }: { submission: SubmissionCard }) {
  if (typeof mark !== 'number') return <Pill tone="info">{tries.waiting}</Pill>
  return <Pill tone="neutral">{tries.mark(mark, marks)}</Pill>
}

export function OwnTries({ exam }: { exam: string }) {
  const { rows } = useAllPages(readWhole(submission.listIterative, { exam }, true))
  const done = rows.filter(({ submitted_at: at }) => Boolean(at))
  if (done.length < 2) return null
  return (
    <section>
      <StitchHeading>{tries.title}</StitchHeading>
      <RowList>
        {done.map((each) => (
          <WorkRow
            key={each._id}
            title={tries.no(formatOrdinal(each.try_no))}
            text={each.submitted_at ? tries.at(each.submitted_at) : undefined}
          >
            <Mark submission={each} />
          </WorkRow>
        ))}
      </RowList>
    </section>
  )
}
