/** The sections of a course page in order; one that is empty on the server has no section and no tab. */

import type { Course } from '#src/api/shapes/course.ts'
import { words } from './words.ts'

export type SectionId = keyof typeof words.tabs

/** Batches with class days; a recorded course or a bundle has no routine. */
export function filterSchedulesWithClasses({ live_plus_schedules }: Pick<Course, 'live_plus_schedules'>) {
  return (live_plus_schedules ?? []).filter(({ days, class_time }) => days.length > 0 && class_time)
}

function hasSection(course: Course, id: SectionId): boolean {
  if (id === 'subjects')
    return course.curriculum.length > 0 || course.outcomes.length > 0 || Boolean(course.bundle)
  if (id === 'routine') return filterSchedulesWithClasses(course).length > 0
  if (id === 'questions') return course.faqs.length > 0
  return course[id].length > 0
}

export function listSections(course: Course): { id: SectionId; label: string }[] {
  return (Object.keys(words.tabs) as SectionId[])
    .filter((id) => hasSection(course, id))
    .map((id) => ({ id, label: words.tabs[id] }))
}
