/** The guest's home: hero, subjects, what starts soon, and below it all that convinces. */
import { lazy, Suspense, useRef } from 'react'
import { cms } from '#src/api/contract/cms.ts'
import { useApi } from '#src/api/use-api.ts'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { CategoryRow } from './category-row.tsx'
import { Hero } from './hero.tsx'
import type { HomeBelowProps } from './home-below.tsx'
import { CMS_KEY } from './home-queries.ts'
import { Column } from '#src/ui/layout/layout.tsx'
import classes from './home.module.css'
import { Upcoming } from './upcoming.tsx'

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
