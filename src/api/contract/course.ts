/** The catalogue's courses, paid and free. (spec 7 Catalogue) */
import * as z from 'zod/mini'
import { Course, CourseCard, CourseKind, FreeCourse, Orientation } from '#src/api/shapes/course.ts'
import { Done } from '#src/api/shapes/scalar.ts'
import { NumberText, PageQuery } from '#src/api/shapes/typed.ts'
import { get, pageOf, post } from '#src/api/row.ts'

/** Filters of the catalogue; `category` is a slug, `day_part` one of lib/day-part. */
const CourseQuery = z.extend(PageQuery, {
  category: z.optional(z.string()),
  kind: z.optional(CourseKind),
  search: z.optional(z.string()),
  day_part: z.optional(z.enum(['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night'])),
  price_max: z.optional(NumberText),
  sort: z.optional(z.enum(['start', 'price', 'rating', 'newest'])),
})
const FreeCourseQuery = z.extend(PageQuery, { category: z.optional(z.string()) })

export const course = {
  list: get('course', { query: CourseQuery, reply: pageOf(CourseCard) }),
  one: get('course/:slug', { reply: Course }),
  click: post('course/click/:slug', { body: z.object({}), reply: Done, fail: 'quiet' }),
  orientation: get('course/orientation/:id', { reply: Orientation }),
  freeList: get('free-course', { query: FreeCourseQuery, reply: pageOf(CourseCard) }),
  free: get('free-course/:id', { reply: FreeCourse }),
}
