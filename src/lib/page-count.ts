/** Counts the pages of a list. (spec 9 Page count) */

/**
 * Total divided by page size, rounded up, at least 1; an unreadable total or size gives one page. (spec 9)
 */
export function countPages(total: number, pageSize: number): number {
  const pages = Math.ceil(total / pageSize)
  return Number.isFinite(pages) && pages > 1 ? pages : 1
}

/**
 * Rows per page where a list is read completely; a server that returns fewer per page is asked for more
 * pages.
 */
export const WHOLE_LIST_COUNT = 200

/** Assessments on a page of the list. */
export const ASSESSMENTS_PER_PAGE = 12
