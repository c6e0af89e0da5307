/** The catalogue's courses, paid and free. (spec 7 Catalogue) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, buildPage, post } from '#src/api/row.ts'
import { Course, CourseCard, CourseKind, FreeCourse, Orientation } from '#src/api/shapes/course.ts'
import { Done } from '#src/api/shapes/scalar.ts'
import { Line, NumberText, PageQuery } from '#src/api/shapes/typed.ts'

/** Filters of the catalogue; `category` is a slug, `day_part` one of lib/day-part. */
const CourseQuery = v.object({
  ...PageQuery.entries,
  category: v.optional(v.string()),
  kind: v.optional(CourseKind),
  search: v.optional(Line),
  day_part: v.optional(v.picklist(['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night'])),
  price_max: v.optional(NumberText),
  sort: v.optional(v.picklist(['start', 'price', 'rating', 'newest'])),
})
const FreeCourseQuery = v.object({ ...PageQuery.entries, category: v.optional(v.string()) })

export const course = {
  list: get('course', { query: CourseQuery, reply: buildPage(CourseCard) }),
  one: get('course/:slug', { reply: Course }),
  click: post('course/click/:slug', { body: v.object({}), reply: Done, fail: 'quiet' }),
  orientation: get('course/orientation/:id', { reply: Orientation }),
  freeList: get('free-course', { query: FreeCourseQuery, reply: buildPage(CourseCard) }),
  free: get('free-course/:id', { reply: FreeCourse }),
}

export const readCourse = (slug: string) => read(course.one, { params: { slug } })
export const readFreeCourse = (id: string) => read(course.free, { params: { id } })
/** One row of cards. */
export const readUpcoming = () => read(course.list, { query: { count: 4 } })
export const readCourses = (query: v.InferInput<typeof CourseQuery>) => read(course.list, { query })
export const readFreeCourses = (count: number) => read(course.freeList, { query: { count } })
