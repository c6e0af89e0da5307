/** What the public pages ask for while their files are on the way: above the fold first, the very same questions the screens ask. */
import { category } from '#src/api/contract/category.ts'
import { cms } from '#src/api/contract/cms.ts'
import { course } from '#src/api/contract/course.ts'
import { prefetch } from '#src/api/prefetch.ts'
import { courseQuery, filtersIn } from '#src/features/site/catalogue/filters.ts'
import { CMS_KEY, UPCOMING_QUERY } from '#src/features/site/home/home-queries.ts'
import { fetchCover } from './fetch-cover.ts'

export function homeEarly(): void {
  prefetch(cms.page, { params: { cmsKey: CMS_KEY } })
  prefetch(category.list, {})
  prefetch(course.list, { query: UPCOMING_QUERY }, { onReply: ({ data: [first] }) => first && fetchCover(first) })
}

export function coursesEarly({ query }: { query: URLSearchParams }): void {
  prefetch(course.list, { query: courseQuery(filtersIn(query), 1) })
  prefetch(category.list, {}, { isQuiet: true })
}

export function categoryEarly({ params }: { params: { slug: string } }): void {
  prefetch(category.details, { params }, { isQuiet: 'when-missing' })
}

export function purchaseEarly({ params }: { params: { slug: string } }): void {
  prefetch(course.one, { params }, { isQuiet: 'when-missing' })
}
