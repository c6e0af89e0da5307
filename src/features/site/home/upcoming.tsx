/** The first courses of the catalogue, which lists those that start soon first. */

import type { ReactNode } from 'react'
import { readUpcoming } from '#src/api/contract/course.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'
import { words } from './words.ts'
import classes from './home-part.module.css'

export interface UpcomingProps {
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
  /** Shown above the cards if they are in another order. */
  head?: SectionHeadProps | undefined
}

export function Upcoming({ list, skeleton, head }: UpcomingProps) {
  const courses = useRead(readUpcoming())
  return (
    <section className={classes.part}>
      <SectionHead title={words.upcoming} hint={words.upcomingHint} to={paths.courses()} {...head} />
      <Load
        from={courses}
        skeleton={skeleton}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Empty
            title={words.noCourses}
            action={offers.freeCourses && <Button to={paths.freeCourses()}>{words.joinFreeClass}</Button>}
          />
        }
      >
        {({ data }) => list(data)}
      </Load>
    </section>
  )
}
