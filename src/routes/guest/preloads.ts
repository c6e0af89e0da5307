/** The first reads of the main public pages, the top of the page first. */

import { readCategories, readCategory } from '#src/api/contract/category.ts'
import { readCmsPage } from '#src/api/contract/cms.ts'
import { readDiscount } from '#src/api/contract/commerce.ts'
import { readCourse, readCourses, readUpcoming } from '#src/api/contract/course.ts'
import { type Preload, startWithReply } from '#src/api/preload.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { buildCourseQuery, parseFilters } from '#src/features/site/catalogue/filters.ts'
import { CMS_KEY } from '#src/features/site/home/home-queries.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { THUMBS } from '#src/ui/pictures/thumbs.ts'

/**
 * Fetches a course's picture when the reply arrives and not when the card renders: it is the largest item on
 * a phone's first page.
 */
function fetchCover({ cover, category: { colour } }: Pick<CourseCard, 'cover' | 'category'>): void {
  new Image().src = cover ?? THUMBS[colour]
}

export function listHomeReads(): Preload[] {
  return [
    readCmsPage(CMS_KEY),
    { ...readCategories(), isQuiet: false },
    startWithReply(readUpcoming(), ({ data: [first] }) => first && fetchCover(first)),
  ]
}

export function listCoursesReads({ query }: { query: URLSearchParams }): Preload[] {
  return [readCourses(buildCourseQuery(parseFilters(query), 1)), readCategories()]
}

export function listCategoryReads({ params }: { params: { slug: string } }): Preload[] {
  return [readCategory(params.slug)]
}

export function listCourseReads({ params }: { params: { slug: string } }): Preload[] {
  return [startWithReply(readCourse(params.slug), fetchCover)]
}

/** The price is asked by whom may buy: a guest logs in first. */
export function listPurchaseReads({
  params,
  query,
}: {
  params: { slug: string }
  query: URLSearchParams
}): Preload[] {
  const schedule = query.get('schedule')
  const { role } = useSession.getState()
  const mayBuy = role === 'learner' || role === 'talent'
  return [readCourse(params.slug), ...(schedule && mayBuy ? [readDiscount(schedule)] : [])]
}
