/** A row of free courses. */
import type { ReactNode } from 'react'
import { course } from '#src/api/contract/course.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Load } from '#src/ui/states/load.tsx'
import { FREE_COURSES_QUERY } from './home-queries.ts'
import { SectionHead } from './section-head.tsx'
import { words } from './below-words.ts'

interface FreeStartProps {
  className: string | undefined
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

/** Without a free course there is nothing to say here. */
export function FreeStart({ className, list, skeleton }: FreeStartProps) {
  const courses = useApi(course.freeList, { query: FREE_COURSES_QUERY })
  if (courses.data?.data.length === 0) return null
  return (
    <section className={className}>
      <SectionHead title={words.free} hint={words.freeHint} to={paths.freeCourses()} />
      <Load from={courses} skeleton={skeleton}>
        {({ data }) => list(data)}
      </Load>
    </section>
  )
}
