/** Shows courses similar to the search words, if the server's search finds little or nothing. */

import type { ReactNode } from 'react'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useNearCourses } from '#src/api/use-near-courses.ts'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'

/** As many as a reader looks through. */
const MOST = 8
const NONE: readonly CourseCard[] = []

export interface NearCoursesProps {
  q: string
  /** Filters the catalogue like the list. */
  query?: Parameters<typeof useNearCourses>[1]
  /** The server's results. */
  known?: readonly CourseCard[]
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton?: ReactNode
  /** Shown if there is nothing similar either. */
  nothing?: ReactNode
}

export function NearCourses({ q, query, known = NONE, list, skeleton, nothing }: NearCoursesProps) {
  const { courses, readAs, isReady } = useNearCourses(q, query)
  if (!isReady) return skeleton
  const others = courses.filter(({ _id }) => !known.some((one) => one._id === _id)).slice(0, MOST)
  if (others.length === 0) return nothing
  return (
    <Grid as="section" gap={12}>
      <Text as="h2" variant="lead" weight={600} tight>
        {words.title}
      </Text>
      <Text tone="muted" role="status">
        {readAs !== undefined && words.readAs(readAs)}{' '}
        {known.length === 0 ? words.insteadOf(q, others.length) : words.besides(others.length)}
      </Text>
      {list(others)}
    </Grid>
  )
}
