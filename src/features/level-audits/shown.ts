/** Which attempts at levels the address asks for. */
export type Shown = 'waiting' | 'checked' | 'all'

export const PER_PAGE = 50

export function shownIn(query: URLSearchParams): { shown: Shown; page: number } {
  const shown = query.get('show')
  const page = Number(query.get('page'))
  return { shown: shown === 'checked' || shown === 'all' ? shown : 'waiting', page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** What is as usual is left out of the address. */
export function addressOf(path: string, shown: Shown, page = 1): string {
  const query = new URLSearchParams()
  if (shown !== 'waiting') query.set('show', shown)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

export function askedOf({ shown, page }: { shown: Shown; page: number }) {
  return { checked: shown === 'all' ? undefined : shown === 'checked', page, count: PER_PAGE }
}
