/** Below a heading: the batch, with a link back to its study plan. */

import { Link } from 'react-router'
import type { BatchMark } from '#src/api/shapes/batch.ts'
import { paths } from '#src/lib/paths.ts'

export function BatchLine({ batch }: { batch: BatchMark }) {
  return (
    <Link to={paths.teacherStudyPlan(batch._id)}>
      {batch.course_title} · {batch.title}
    </Link>
  )
}
