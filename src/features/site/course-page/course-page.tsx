/** The course page: head, buy box, and the parts that convince, the lower ones fetched a moment later. */
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import type { Course } from '#src/api/shapes/course.ts'
import { AnchorTabs } from '#src/ui/tabs.tsx'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { useIsSettled } from '#src/ui/hooks/use-is-settled.ts'
import { BuyBox } from './buy-box.tsx'
import classes from './course-page.module.css'
import { FreeClassSheet } from './free-class.tsx'
import { Hero } from './hero.tsx'
import { PhoneBuyBar } from './phone-buy-bar.tsx'
import { listSections } from './sections.ts'
import { useClick } from './use-click.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useDeal } from './use-deal.ts'
import { words } from './words.ts'

const CourseBelow = lazy(async () => ({ default: (await import('./course-below.tsx')).CourseBelow }))

interface CoursePageProps {
  course: Course
  leadForm: ReactNode
  /** Plays a class that anybody may watch. */
  renderPlayer: (recording: string) => ReactNode
  renderBundle: (courses: NonNullable<Course['bundle']>['courses']) => ReactNode
}

export function CoursePage({ course, leadForm, renderPlayer, renderBundle }: CoursePageProps) {
  const sale = useDeal(course)
  const sections = useMemo(() => listSections(course), [course])
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const [isWhole, setWhole] = useState(false)
  const below = useRef<HTMLDivElement>(null)
  // In a tall or wide window the first of these parts is in sight at once.
  const isInSight = useIsNear(below)
  const isSettled = useIsSettled() || isInSight
  const current = useCurrentSection(ids, isWhole)
  useClick(course.slug)

  return (
    <div className={classes.page}>
      <Hero course={course} sale={sale} />
      <BuyBox course={course} sale={sale} leadForm={leadForm} />
      <div className={classes.body} ref={below}>
        {sections.length > 1 && (
          <div className={classes.tabs}>
            <AnchorTabs label={words.sections} tabs={sections} current={current} />
          </div>
        )}
        <Suspense fallback={<div className={classes.waiting} />}>
          {isSettled ? (
            <CourseBelow course={course} renderBundle={renderBundle} onDrawn={() => setWhole(true)} />
          ) : (
            <div className={classes.waiting} />
          )}
        </Suspense>
      </div>
      <FreeClassSheet course={course} renderPlayer={renderPlayer} />
      <PhoneBuyBar course={course} sale={sale} />
    </div>
  )
}
