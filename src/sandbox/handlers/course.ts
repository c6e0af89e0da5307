/**
 * The catalogue's courses: filtered lists, the course page, free courses. (spec 7 Catalogue; rulings R31,
 * R35)
 */

import { and, asc, eq, sql } from 'drizzle-orm'
import type { course as rows } from '#src/api/contract/course.ts'
import { getDayPartAt } from '#src/lib/day-part.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { getDisplayedPrice } from '#src/lib/price.ts'
import { type Catalogue, findCourses, readCatalogue, type ShownCard } from '../content/catalogue/catalogue.ts'
import { findOrientation } from '../content/catalogue/orientation.ts'
import { listRows } from '../database/queries.ts'
import { course, type CourseRow, type ScheduleRow } from '../database/tables/catalogue.ts'
import { recording } from '../database/tables/item.ts'
import { reply, type Context, type HandlersOf } from '../kernel/handler.ts'
import { NotFound } from '../kernel/http-error.ts'
import { paginateShown } from '../kernel/list.ts'

type Query = Context<typeof rows.list>['query']

function getDayPart({ time_from }: ScheduleRow) {
  const [hour, minute] = (time_from ?? '').split(':').map(Number)
  return time_from === null ? undefined : getDayPartAt(hour!, minute!)
}

function filterCourses(
  catalogue: Catalogue,
  { category, kind, search, day_part, price_max }: Query,
): CourseRow[] {
  const found = search === undefined || isBlank(search) ? catalogue.courses : findCourses(catalogue, search)
  return found.filter((row) => {
    const { slug, _id } = catalogue.category(row.category)
    if (category !== undefined && category !== slug && category !== _id) return false
    if (kind !== undefined && row.kind !== kind) return false
    if (day_part !== undefined && !catalogue.remaining(row._id).some((sold) => getDayPart(sold) === day_part))
      return false
    return price_max === undefined || (getDisplayedPrice(row) ?? Infinity) <= price_max
  })
}

const LAST = '9999'

type Compare = (one: CourseRow, other: CourseRow) => number

/** Ties keep the catalogue's own order. */
function sortCourses(catalogue: Catalogue, found: CourseRow[], sort: Query['sort']): CourseRow[] {
  const startOf = ({ _id }: CourseRow) => catalogue.remaining(_id)[0]?.starts_at ?? LAST
  const orders: Record<NonNullable<Query['sort']>, Compare> = {
    start: (one, other) => startOf(one).localeCompare(startOf(other)),
    price: (one, other) => (getDisplayedPrice(one) ?? Infinity) - (getDisplayedPrice(other) ?? Infinity),
    rating: (one, other) => other.rating - one.rating,
    newest: (one, other) => other.created_at.localeCompare(one.created_at),
  }
  return sort === undefined ? found : found.toSorted(orders[sort])
}

function findCourse({ courses }: Catalogue, slugOrId: string): CourseRow {
  const row = courses.find(({ _id, slug }) => slug === slugOrId || _id === slugOrId)
  if (!row) throw new NotFound('কোর্সটি')
  return row
}

/** The offer of the earliest schedule is shown at the top of the page. */
function findOffer(catalogue: Catalogue, { _id }: CourseRow) {
  return catalogue.remaining(_id).find(({ offer }) => offer !== null)?.offer ?? null
}

function showBundle(
  catalogue: Catalogue,
  row: CourseRow,
): { plan: string; price: number; courses: ShownCard[] } | null {
  const plan = catalogue.remaining(row._id)[0]
  if (row.kind !== 'bundle' || !plan) return null
  return {
    plan: plan._id,
    price: getDisplayedPrice(row) ?? 0,
    courses: row.courses.map((id) => catalogue.card(findCourse(catalogue, id))),
  }
}

function listCourses(catalogue: Catalogue, query: Query) {
  return paginateShown(sortCourses(catalogue, filterCourses(catalogue, query), query.sort), query, (page) =>
    page.map(catalogue.card),
  )
}

export const courseHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    return listCourses(await readCatalogue(context), context.query)
  },

  async one(context) {
    const catalogue = await readCatalogue(context)
    const row = findCourse(catalogue, context.params.slug)
    const orientation = await findOrientation(row.category, context)
    return {
      ...catalogue.card(row),
      ...row.page,
      projects: row.page.projects?.map((project) => ({
        ...project,
        video: project.video ? `${context.addresses.media}${project.video}` : null,
      })),
      description: row.description,
      teachers: row.teachers.flatMap((id) => catalogue.teachers.get(id) ?? []),
      offer: findOffer(catalogue, row),
      free_recording: row.free_recording,
      orientation: orientation?._id ?? null,
      bundle: showBundle(catalogue, row),
      has_job_support: row.has_job_support,
    }
  },

  async click({ db, params }) {
    const counted = db
      .update(course)
      .set({ click_count: sql`${course.click_count} + 1` })
      .where(eq(course.slug, params.slug))
    if ((await counted.returning()).length === 0) throw new NotFound('কোর্সটি')
    return reply('ধন্যবাদ।', null)
  },

  async orientation(context) {
    const catalogue = await readCatalogue(context)
    return findOrientation(findCourse(catalogue, context.params.id).category, context)
  },

  async freeList(context) {
    return listCourses(await readCatalogue(context), { ...context.query, kind: 'free' })
  },

  async free(context) {
    const { db, params } = context
    const catalogue = await readCatalogue(context)
    const row = findCourse(catalogue, params.id)
    if (row.kind !== 'free') throw new NotFound('ফ্রি কোর্সটি')
    const recordings = await listRows(
      db,
      recording,
      and(eq(recording.course, row._id), eq(recording.is_free, true)),
      asc(recording.order),
    )
    return {
      ...catalogue.card(row),
      description: row.description,
      recordings: recordings.map(({ _id, title, duration }) => ({ _id, title, duration })),
      course: row.leads_to === null ? null : catalogue.card(findCourse(catalogue, row.leads_to)),
    }
  },
}
