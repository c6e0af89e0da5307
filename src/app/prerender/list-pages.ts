/**
 * Lists the addresses that get their own HTML file: those that the server's lists contain, and the pages of
 * text.
 */

import { call } from '#src/api/call.ts'
import { assessment } from '#src/api/contract/assessment.ts'
import { category } from '#src/api/contract/category.ts'
import { course } from '#src/api/contract/course.ts'
import { live } from '#src/api/contract/live.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { CMS_VIEWS } from '#src/features/site/plain-pages/cms-views.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { getDisplayedPrice } from '#src/lib/price.ts'
import { readEveryPage } from '#src/lib/read-every-page.ts'

const QUIET = { isQuiet: true }
const getCoursePath = ({ kind, slug }: CourseCard) =>
  kind === 'bundle' ? paths.bundle(slug) : paths.course(slug)

/** These need no list, since their addresses never change. */
const TEXT_PAGES = [
  paths.courses(),
  ...(offers.freeCourses ? [paths.freeCourses()] : []),
  ...(offers.playlists ? [paths.playlists()] : []),
  ...(offers.assessments ? [paths.assessments()] : []),
  paths.about(),
  paths.terms(),
  paths.privacy(),
  paths.refundPolicy(),
  paths.accessibility(),
  ...Object.keys(CMS_VIEWS),
]

/** Courses name their orientation; the server has no list of orientations. */
async function listOrientations(courses: readonly CourseCard[]): Promise<string[]> {
  const found = await Promise.all(
    courses
      .filter(({ kind }) => kind === 'live')
      .map(({ _id: id }) => call(course.orientation, { params: { id } }, QUIET)),
  )
  return found.flatMap((each) => (each ? paths.orientation(each._id) : []))
}

export interface HomeCourse {
  title: string
  price: number | undefined
  to: string
}

/** As many as the home page could ever name. */
const MOST_AT_HOME = 24

/** Those at the head of the catalogue, as the home page begins with them. */
export async function listHomeCourses(): Promise<HomeCourse[]> {
  const { data } = await call(course.list, { query: { count: MOST_AT_HOME } }, QUIET)
  return data
    .filter(({ kind }) => kind !== 'free')
    .map((each) => ({ title: each.title, price: getDisplayedPrice(each), to: getCoursePath(each) }))
}

export async function listPages(): Promise<string[]> {
  const [courses, free, webinars, assessments, categories, subjects] = await Promise.all([
    readEveryPage((query) => call(course.list, { query }, QUIET)),
    offers.freeCourses ? readEveryPage((query) => call(course.freeList, { query }, QUIET)) : [],
    readEveryPage((query) => call(live.free, { query }, QUIET)),
    offers.assessments ? readEveryPage((query) => call(assessment.publicList, { query }, QUIET)) : [],
    call(category.list, {}, QUIET),
    offers.assessments ? call(assessment.publicCategories, {}, QUIET) : [],
  ])
  const found = [
    ...courses.filter(({ kind }) => kind !== 'free').map(getCoursePath),
    ...free.map(({ _id }) => paths.freeCourse(_id)),
    ...webinars.map(({ type }) => paths.webinar(type)),
    ...assessments.map(({ _id }) => paths.assessment(_id)),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...subjects.map(({ _id }) => paths.assessmentCategory(_id)),
    ...(offers.orientation ? await listOrientations(courses) : []),
    ...TEXT_PAGES,
  ]
  return [...new Set(found)]
}
