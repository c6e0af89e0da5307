/** How many assessments a page of the list has; asked ahead under the same question. */
export const ASSESSMENTS_PER_PAGE = 12

/** The page that an address names, from 1. */
export function pageIn(query: URLSearchParams): number {
  return Math.max(1, Math.floor(Number(query.get('page'))) || 1)
}
