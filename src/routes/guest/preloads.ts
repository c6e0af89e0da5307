/** The calls that public pages begin with, the top of the page first; the very same that their screens make. */
import { category } from '#src/api/contract/category.ts'
import { cms } from '#src/api/contract/cms.ts'
import { course } from '#src/api/contract/course.ts'
import { buildPreload, type Preload } from '#src/api/preload.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { buildCourseQuery, parseFilters } from '#src/features/site/catalogue/filters.ts'
import { CMS_KEY, UPCOMING_QUERY } from '#src/features/site/home/home-queries.ts'
import { THUMBS } from '#src/ui/pictures/thumbs.ts'

/** Fetches a course's picture with the answer, not when the card is drawn: it is the largest thing on a phone's first page. */
function fetchCover({ cover, category: { colour } }: Pick<CourseCard, 'cover' | 'category'>): void {
  new Image().src = cover ?? THUMBS[colour]
}

export function listHomeCalls(): Preload[] {
  return [
    buildPreload(cms.page, { params: { cmsKey: CMS_KEY } }),
    buildPreload(category.list, {}),
    buildPreload(course.list, { query: UPCOMING_QUERY }, { onReply: ({ data: [first] }) => first && fetchCover(first) }),
  ]
}

export function listCoursesCalls({ query }: { query: URLSearchParams }): Preload[] {
  return [
    buildPreload(course.list, { query: buildCourseQuery(parseFilters(query), 1) }),
    buildPreload(category.list, {}, { isQuiet: true }),
  ]
}

export function listCategoryCalls({ params }: { params: { slug: string } }): Preload[] {
  return [buildPreload(category.details, { params }, { isQuiet: 'when-missing' })]
}

export function listCourseCalls({ params }: { params: { slug: string } }): Preload[] {
  return [buildPreload(course.one, { params }, { onReply: fetchCover, isQuiet: 'when-missing' })]
}

export function listPurchaseCalls({ params }: { params: { slug: string } }): Preload[] {
  return [buildPreload(course.one, { params }, { isQuiet: 'when-missing' })]
}
