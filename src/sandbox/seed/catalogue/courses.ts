/** All courses in catalogue order: the earliest start comes first. (ruling R35) */

import type { Calendar } from '../calendar.ts'
import { BUSINESS_COURSES } from './business-courses.ts'
import { DESIGN_AND_DATA_COURSES } from './design-data-courses.ts'
import { type CourseDraft, type CourseRow, makeCourse } from './make-course.ts'
import { WEB_COURSES } from './web-courses.ts'

/** These come first in the catalogue, as on the home page. */
const FIRST = [
  'full-stack-javascript',
  'ux-design',
  'data-science-python',
  'digital-marketing',
  'backend-django',
  'spoken-english',
]

const place = ({ slug }: CourseDraft) => (FIRST.includes(slug) ? FIRST.indexOf(slug) : FIRST.length)

export const COURSE_DRAFTS: readonly CourseDraft[] = [
  ...WEB_COURSES,
  ...DESIGN_AND_DATA_COURSES,
  ...BUSINESS_COURSES,
].toSorted((one, other) => place(one) - place(other))

export function buildCourseRows(calendar: Calendar): CourseRow[] {
  return COURSE_DRAFTS.map((draft, index) => makeCourse(draft, index, calendar))
}
