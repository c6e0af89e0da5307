/**
 * What starts soon, with the courses of the visitor's goal first; only loaded for visitors with a goal.
 * (ruling R15)
 */

import type { ComponentType } from 'react'
import { readCategories } from '#src/api/contract/category.ts'
import { course } from '#src/api/contract/course.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { readGoal } from '#src/stores/browser/goal.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { findGoalSubject } from './goal-subject.ts'
import { words } from './goal-words.ts'
import { SHOWN } from './home-queries.ts'
import type { UpcomingProps } from './upcoming.tsx'

const QUIET = { isQuiet: true }

export interface GoalUpcomingProps extends UpcomingProps {
  /** Passed in, since it is part of the page already. */
  Upcoming: ComponentType<UpcomingProps>
}

export function GoalUpcoming({ Upcoming, list, skeleton }: GoalUpcomingProps) {
  const subjects = useRead(readCategories(), QUIET).data
  const subject = findGoalSubject(readGoal(getOwner()), subjects ?? [])
  const own = useApi(course.list, subject ? { query: { count: SHOWN, category: subject.slug } } : null, QUIET)
  // Without a subject, or without courses for it, the page is the same as for everybody.
  if (subjects && (!subject || own.error || own.data?.data.length === 0))
    return <Upcoming list={list} skeleton={skeleton} />
  const wanted = own.data?.data
  const order = (soon: readonly CourseCard[]) =>
    wanted ? [...new Map([...wanted, ...soon].map((each) => [each._id, each])).values()].slice(0, SHOWN) : []
  return (
    <Upcoming
      list={(soon) => (wanted ? list(order(soon)) : skeleton)}
      skeleton={skeleton}
      head={
        subject && {
          title: words.first(subject.title),
          hint: words.firstHint,
          to: paths.category(subject.slug),
        }
      }
    />
  )
}
