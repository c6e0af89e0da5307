/**
 * The catalogue for one reply: courses with category, teacher and the schedules that can still be bought.
 * (rulings R29, R31)
 */

import { asc } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Category, CategoryColour, CategoryMark } from '#src/api/shapes/category.ts'
import type { CourseCard, Schedule } from '#src/api/shapes/course.ts'
import { buildCourseEntry } from '#src/engines/search/find-courses.ts'
import { findHits } from '#src/engines/search/find-hits.ts'
import { buildWordIndex } from '#src/engines/search/word-index.ts'
import { type CoursePrices, getDisplayedPrice, getOldPrice } from '#src/lib/price.ts'
import {
  category,
  course,
  schedule,
  type CourseRow,
  type ScheduleRow,
  type CategoryRow,
} from '../../database/tables/catalogue.ts'
import { type ShownTeacher, readTeachers } from '../people.ts'
import type { Services } from '../services.ts'

export type ShownCard = v.InferInput<typeof CourseCard>
export type ShownSchedule = v.InferInput<typeof Schedule>

/** Seats left; null means no limit. */
export function countSeatsLeft({
  seats,
  seats_taken,
}: Pick<ScheduleRow, 'seats' | 'seats_taken'>): number | null {
  return seats === null ? null : Math.max(0, seats - seats_taken)
}

/**
 * Tells whether admission is open and a seat is left; a permanent schedule is always for sale. (ruling R29)
 */
export function isOnSale(row: ScheduleRow, now: string): boolean {
  const isOpen = row.admission_ends_at === null || row.admission_ends_at > now
  return isOpen && countSeatsLeft(row) !== 0
}

/** A schedule's own price overrides the course's. */
export function getPrices(
  ofCourse: CourseRow,
  sold?: ScheduleRow,
): CoursePrices &
  Pick<CourseRow, 'live_price' | 'live_price_real' | 'live_plus_price' | 'live_plus_price_real'> {
  const { live_price, live_price_real, live_plus_price, live_plus_price_real } = ofCourse
  if (sold && sold.price !== null)
    return {
      live_price: sold.price,
      live_price_real: sold.price_real,
      live_plus_price: null,
      live_plus_price_real: null,
    }
  return { live_price, live_price_real, live_plus_price, live_plus_price_real }
}

/** Price of a schedule with the old price; undefined if it is not for sale. (spec 4, ruling R31) */
export function getAskedPrice(
  ofCourse: CourseRow,
  sold?: ScheduleRow,
): { price: number; real: number } | undefined {
  const prices = getPrices(ofCourse, sold)
  const price = getDisplayedPrice(prices)
  return price === undefined ? undefined : { price, real: getOldPrice(prices) ?? price }
}

function isWeekday(day: string): day is NonNullable<ShownSchedule['days']>[number] {
  return ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Everyday'].includes(
    day,
  )
}

export function filterWeekdays(days: readonly string[]) {
  return days.filter(isWeekday)
}

export function showSchedule(row: ScheduleRow, ofCourse: CourseRow): ShownSchedule {
  return {
    ...getPrices(ofCourse, row),
    _id: row._id,
    label: row.label,
    start_at: row.starts_at,
    end_at: row.ends_at,
    days: filterWeekdays(row.days),
    class_time: row.time_from,
    class_end: row.time_to,
    seats_left: countSeatsLeft(row),
    offer: row.offer,
  }
}

/** The reply schema replaces an unknown colour. */
export function showCategoryMark({
  _id,
  slug,
  title,
  colour,
}: CategoryRow): v.InferInput<typeof CategoryMark> {
  return { _id, slug, title, colour: colour as CategoryColour }
}

export interface Catalogue {
  /** In catalogue order. */
  courses: readonly CourseRow[]
  categories: readonly CategoryRow[]
  teachers: ReadonlyMap<string, ShownTeacher>
  /** All schedules of a course that can still be bought, soonest first. */
  remaining: (courseId: string) => ScheduleRow[]
  category: (id: string) => CategoryRow
  card: (row: CourseRow) => ShownCard
  /** A category with the number of its courses. */
  shownCategory: (row: CategoryRow) => v.InferInput<typeof Category>
}

/** Soonest first; those without a start come before all others. */
export async function readSchedules({ db }: Pick<Services, 'db'>): Promise<ScheduleRow[]> {
  return db.select().from(schedule).orderBy(asc(schedule.starts_at), asc(schedule.order))
}

export async function readCatalogue(parts: Services): Promise<Catalogue> {
  const { db, clock } = parts
  const courses = await db.select().from(course).orderBy(asc(course.order))
  const categories = await db.select().from(category).orderBy(asc(category.order))
  const schedules = await readSchedules(parts)
  const teachers = await readTeachers(parts)
  const now = clock.iso()

  const listRemaining = (courseId: string) =>
    schedules.filter((row) => row.course === courseId && isOnSale(row, now))
  const getCategory = (id: string) => categories.find(({ _id }) => _id === id)!

  function buildCard(row: CourseRow): ShownCard {
    const shown = listRemaining(row._id).map((sold) => showSchedule(sold, row))
    const teacher = teachers.get(row.teachers[0] ?? '')
    return {
      ...getPrices(row),
      _id: row._id,
      slug: row.slug,
      title: row.title,
      promise: row.promise,
      kind: row.kind,
      category: showCategoryMark(getCategory(row.category)),
      cover: null,
      teacher: teacher ?? null,
      live_plus_schedule_count: shown.length,
      count_live_plus_schedules: shown.length,
      live_plus_schedules: shown,
      next_schedule: shown[0] ?? null,
      live_class_count: row.live_class_count,
      recording_count: row.recording_count,
      rating: row.rating,
      review_count: row.review_count,
      learner_count: row.learner_count,
    }
  }

  return {
    courses,
    categories,
    teachers,
    remaining: listRemaining,
    category: getCategory,
    card: buildCard,
    shownCategory: (row) => ({
      ...showCategoryMark(row),
      text: row.text,
      course_count: courses.filter((one) => one.category === row._id).length,
    }),
  }
}

/**
 * Best first: any word matches in title, subject, promise and search terms. Similar spellings by themselves
 * do not.
 */
export function findCourses({ courses, category: categoryOf }: Catalogue, q: string): CourseRow[] {
  const index = buildWordIndex(
    courses.map((row) => buildCourseEntry(row, categoryOf(row.category).title, row.keywords)),
  )
  const hits = findHits(index, q).hits.filter(({ isNear }) => !isNear)
  return hits.flatMap(({ id }) => courses.find(({ slug }) => slug === id) ?? [])
}
