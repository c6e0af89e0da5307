/** The course page: head, buy box, and the parts that convince, the lower ones fetched a moment later. */

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

/** The line, as a part of the window's height. */
const READING_LINE = 0.25

function isAtEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
}

function readNow(ids: readonly string[]): string | undefined {
  const drawn = ids.filter((id) => document.getElementById(id) !== null)
  // The last parts may be too short to come up that far.
  if (isAtEnd()) return drawn.at(-1)
  const line = window.innerHeight * READING_LINE
  return (
    drawn.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ??
    drawn[0]
  )
}

/**
 * The section being read: the last one whose beginning has come up to the line below the bars. `ids` must be the same list while the parts stay the same; `isWhole` turns true when the later parts
 * have come.
 */
function useCurrentSection(ids: readonly string[], isWhole: boolean): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const look = () => setCurrent(readNow(ids))
    // With the frame, which lays the page out in any case: asked for here, it would be a part of drawing it.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [ids, isWhole])
  return current
}

/** Counts a look at a course, once in a visit. No toast is shown when it fails. (spec 7 course/click) */
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
  /** Plays a class that anybody may watch. */
  renderPlayer: (recording: string) => ReactNode
  renderBundle: (courses: NonNullable<Course['bundle']>['courses']) => ReactNode
  /** The open session before the course, where it has one; `waiting` keeps its place. */
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
  // In a tall or wide window the first of these parts is in sight at once.
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
