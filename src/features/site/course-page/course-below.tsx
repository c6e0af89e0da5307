/** The lower parts of the course page, in one file of their own. */
import { type ReactNode, useEffect } from 'react'
import type { Course } from '#src/api/shapes/course.ts'
import { About } from './about.tsx'
import { Projects } from './projects.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'
import { Routine } from './routine.tsx'
import { filterSchedulesWithClasses } from './sections.ts'
import { Subjects } from './subjects.tsx'
import { Teachers } from './teachers.tsx'

interface CourseBelowProps {
  course: Course
  renderBundle: (courses: NonNullable<Course['bundle']>['courses']) => ReactNode
  onDrawn: () => void
}

/** A link to one of these parts may have been followed before they were there. */
function useLateAnchor(onDrawn: () => void): void {
  useEffect(() => {
    onDrawn()
    const id = window.location.hash.slice(1)
    if (id !== '') document.getElementById(id)?.scrollIntoView()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the parts have come
  }, [])
}

export function CourseBelow({ course, renderBundle, onDrawn }: CourseBelowProps) {
  useLateAnchor(onDrawn)
  const schedules = filterSchedulesWithClasses(course)
  return (
    <>
      <Subjects course={course} renderBundle={renderBundle} />
      {schedules.length > 0 && <Routine schedules={schedules} />}
      {course.teachers.length > 0 && <Teachers teachers={course.teachers} />}
      {course.projects.length > 0 && <Projects projects={course.projects} />}
      {course.reviews.length > 0 && <Reviews reviews={course.reviews} />}
      <About course={course} />
      {course.faqs.length > 0 && <Questions faqs={course.faqs} />}
    </>
  )
}
