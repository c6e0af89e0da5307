/** Under a heading: the batch something belongs to, and the way back to its study plan. */
import { Link } from 'react-router'
import type { BatchMark } from '#src/api/shapes/batch.ts'
import { paths } from '#src/lib/paths.ts'

export function BatchLine({ of }: { of: BatchMark }) {
  return (
    <Link to={paths.teacherStudyPlan(of._id)}>
      {of.course_title} · {of.title}
    </Link>
  )
}
