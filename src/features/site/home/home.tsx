/** The guest's home: hero, subjects, what starts soon, and below it all that convinces. */
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { cms } from '#src/api/contract/cms.ts'
import { useApi } from '#src/api/use-api.ts'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { CategoryRow } from './category-row.tsx'
import { Hero } from './hero.tsx'
import type { HomeBelowProps } from './home-below.tsx'
import { CMS_KEY, UPCOMING_QUERY } from './home-queries.ts'
import { Column } from '#src/ui/layout/layout.tsx'
import classes from './home.module.css'
import { course } from '#src/api/contract/course.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import upcomingClasses from './home-part.module.css'
import { SectionHead } from './section-head.tsx'
import { words } from './words.ts'

interface UpcomingProps {
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

/** The courses at the head of the catalogue: what starts soon comes first there. */
function Upcoming({ list, skeleton }: UpcomingProps) {
  const courses = useApi(course.list, { query: UPCOMING_QUERY })
  return (
    <section className={upcomingClasses.part}>
      <SectionHead title={words.upcoming} hint={words.upcomingHint} to={paths.courses()} />
      <Load
        from={courses}
        skeleton={skeleton}
        isEmpty={({ data }) => data.length === 0}
        empty={<Empty title={words.noCourses} action={<Button to={paths.freeCourses()}>{words.joinFreeClass}</Button>} />}
      >
        {({ data }) => list(data)}
      </Load>
    </section>
  )
}

const HomeBelow = lazy(async () => ({ default: (await import('./home-below.tsx')).HomeBelow }))

export function Home({ list, skeleton }: Omit<HomeBelowProps, 'page'>) {
  // Without it the page stands on its own words; what only the content knows is left out. (ruling R41: the toast says why)
  const page = useApi(cms.page, { params: { cmsKey: CMS_KEY } }).data
  const rest = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(rest)
  return (
    <Column>
      <Hero page={page} />
      <CategoryRow />
      <Upcoming list={list} skeleton={skeleton} />
      <div ref={rest} className={classes.rest}>
        {isNear && (
          <Suspense fallback={<div className={classes.waiting} />}>
            <HomeBelow page={page} list={list} skeleton={skeleton} />
          </Suspense>
        )}
        {!isNear && <div className={classes.waiting} />}
      </div>
    </Column>
  )
}
