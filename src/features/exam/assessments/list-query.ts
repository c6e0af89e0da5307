/** Reads the page number of an address, from 1. */
export function readPage(query: URLSearchParams): number {
  return Math.max(1, Math.floor(Number(query.get('page'))) || 1)
}
