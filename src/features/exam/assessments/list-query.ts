/** The number of assessments on a page of the list; the preload asks for the same page. */
export const ASSESSMENTS_PER_PAGE = 12

/** Reads the page number of an address, from 1. */
export function readPage(query: URLSearchParams): number {
  return Math.max(1, Math.floor(Number(query.get('page'))) || 1)
}
