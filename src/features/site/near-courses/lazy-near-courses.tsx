/** Fetched where a search finds little: most never do. */
import { lazy, Suspense } from 'react'
import type { NearCoursesProps } from './near-courses.tsx'

const Loaded = lazy(async () => ({
  default: await import('./near-courses.tsx').then(
    ({ NearCourses }) => NearCourses,
    // Without its file the page says what it said before: nothing was found.
    () => (props: NearCoursesProps) => props.nothing,
  ),
}))

export function LazyNearCourses(props: NearCoursesProps) {
  return (
    <Suspense fallback={props.skeleton}>
      <Loaded {...props} />
    </Suspense>
  )
}
