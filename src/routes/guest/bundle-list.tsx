/** The courses of a bundle as cards, beside the buy box. */

import type { CourseCard } from '#src/api/shapes/course.ts'
import { cardColumns } from '#src/features/site/course-card/card-lists.tsx'

export function BundleList({ courses }: { courses: readonly CourseCard[] }) {
  return cardColumns.list(courses)
}
