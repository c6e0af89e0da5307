/** The course page: head, buy box, and the detailed sections, the lower ones loaded a moment later. */

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { course } from '#src/api/contract/course.ts'
import type { Course } from '#src/api/shapes/course.ts'
import { readSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { useCanLoadBelow } from '#src/ui/hooks/use-can-load-below.ts'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { Below } from '#src/ui/states/below.tsx'
import { AnchorTabs } from '#src/ui/tabs.tsx'
import { BuyBox } from './buy-box.tsx'
import { FreeClassSheet } from './free-class.tsx'
import { Hero } from './hero.tsx'
import { PhoneBuyBar } from './phone-buy-bar.tsx'
import { listSections } from './sections.ts'
import { useCourseSale } from './use-course-sale.ts'
import { words } from './words.ts'
import classes from './course-page.module.css'

/** The position of the line, as a share of the window's height. */
const READING_LINE = 0.25

function isAtEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
}

function readNow(ids: readonly string[]): string | undefined {
  const drawn = ids.filter((id) => document.getElementById(id) !== null)
  // The last sections may be too short to reach the line.
  if (isAtEnd()) return drawn.at(-1)
  const line = window.innerHeight * READING_LINE
  return (
    drawn.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ??
    drawn[0]
  )
}

/**
 * The section being read: the last one whose start has reached the line below the bars. `ids` must be the
 * same list while the sections stay the same; `isWhole` becomes true when the later sections have loaded.
 */
function useCurrentSection(ids: readonly string[], isWhole: boolean): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const look = () => setCurrent(readNow(ids))
    // In an animation frame, when the page is laid out anyway: doing it here would force a layout during
    // rendering.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [ids, isWhole])
  return current
}

/** Counts a view of the course once per visit. A failure shows no toast. (spec 7 course/click) */
function useClick(slug: string): void {
  useEffect(() => {
    const key = `clicked:${slug}`
    if (readSessionText(key) !== undefined) return
    storeSessionText(key, 'yes')
    void call(course.click, { params: { slug }, body: {} }, { isQuiet: true }).catch(() => undefined)
  }, [slug])
}

const CourseBelow = defineLazy(async () => (await import('./course-below.tsx')).CourseBelow)

interface CoursePageProps {
  course: Course
  leadForm: ReactNode
  /** Plays a class that everybody may watch. */
  renderPlayer: (recording: string) => ReactNode
  renderBundle: (courses: NonNullable<Course['bundle']>['courses']) => ReactNode
  /** The open session before the course, if there is one; `waiting` reserves its space. */
  renderOrientation: (waiting: ReactNode) => ReactNode
}

export function CoursePage({
  course,
  leadForm,
  renderPlayer,
  renderBundle,
  renderOrientation,
}: CoursePageProps) {
  const sale = useCourseSale(course)
  const sections = useMemo(() => listSections(course), [course])
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const [isWhole, setWhole] = useState(false)
  const below = useRef<HTMLDivElement>(null)
  // In a tall or wide window the first of these parts is visible at once.
  const isInSight = useIsNear(below)
  const canLoad = useCanLoadBelow() || isInSight
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
        <Below isWanted={canLoad} waiting={<div className={classes.waiting} />}>
          <CourseBelow
            course={course}
            batch={'batch' in sale.action ? sale.action.batch : undefined}
            renderBundle={renderBundle}
            renderOrientation={renderOrientation}
            onDrawn={() => setWhole(true)}
          />
        </Below>
      </div>
      <FreeClassSheet course={course} renderPlayer={renderPlayer} />
      <PhoneBuyBar course={course} sale={sale} />
    </div>
  )
}
