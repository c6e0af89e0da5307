/** The guest's home: hero, subjects, what starts soon, and more sections below. */

import { type ComponentType, Suspense, useRef, useState } from 'react'
import { readCmsPage } from '#src/api/contract/cms.ts'
import { useRead } from '#src/api/use-api.ts'
import { readCookie } from '#src/stores/browser/session-cookies.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { Column } from '#src/ui/layout/layout.tsx'
import { CategoryRow } from './category-row.tsx'
import type { GoalUpcomingProps } from './goal-upcoming.tsx'
import { Hero } from './hero.tsx'
import type { HomeBelowProps } from './home-below.tsx'
import { CMS_KEY } from './home-queries.ts'
import { Upcoming } from './upcoming.tsx'
import classes from './home.module.css'

const GoalUpcoming = defineLazy(async () => (await import('./goal-upcoming.tsx')).GoalUpcoming)
const HomeBelow = defineLazy(async () => (await import('./home-below.tsx')).HomeBelow)

const waiting = <div className={classes.waiting} />
const readStoredGoal = () => readCookie('goal')

export function Home({ list, skeleton }: Omit<HomeBelowProps, 'page' | 'onGoal'>) {
  // Without it the page uses its own texts; what only the content has is omitted. (ruling R41: the toast says
  // why)
  const page = useRead(readCmsPage(CMS_KEY)).data
  const rest = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(rest)
  const [goal, setGoal] = useState(readStoredGoal)
  const Soon: ComponentType<GoalUpcomingProps> = goal === undefined ? Upcoming : GoalUpcoming
  return (
    <Column>
      <Hero page={page} />
      <CategoryRow />
      <Suspense fallback={<Upcoming list={() => skeleton} skeleton={skeleton} />}>
        <Soon key={goal} Upcoming={Upcoming} list={list} skeleton={skeleton} />
      </Suspense>
      <div ref={rest} className={classes.rest}>
        <Suspense fallback={waiting}>
          {isNear ? (
            <HomeBelow page={page} list={list} skeleton={skeleton} onGoal={() => setGoal(readStoredGoal)} />
          ) : (
            waiting
          )}
        </Suspense>
      </div>
    </Column>
  )
}
