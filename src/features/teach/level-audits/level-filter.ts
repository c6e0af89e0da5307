/** Reads the filter of attempts at levels from the address and writes it back. */
export type Shown = 'waiting' | 'checked' | 'all'

export interface LevelFilter {
  shown: Shown
  /** Empty means all. */
  batch: string
  learner: string
  /** Counts from 1. */
  page: number
}

export const PER_PAGE = 50

export function parseFilter(query: URLSearchParams): LevelFilter {
  const shown = query.get('show')
  const page = Number(query.get('page'))
  return {
    shown: shown === 'checked' || shown === 'all' ? shown : 'waiting',
    batch: query.get('batch') ?? '',
    learner: query.get('learner') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Builds the address without default values. */
export function buildAddress(path: string, { shown, batch, learner, page }: LevelFilter): string {
  const asked: readonly [string, string][] = [
    ['show', shown === 'waiting' ? '' : shown],
    ['batch', batch],
    ['learner', learner],
    ['page', page === 1 ? '' : String(page)],
  ]
  const query = new URLSearchParams(asked.filter(([, value]) => value !== ''))
  return query.size > 0 ? `${path}?${query}` : path
}

export function buildRequest({ shown, batch, learner, page }: LevelFilter) {
  const checked = shown === 'all' ? undefined : shown === 'checked'
  return { checked, batch: batch || undefined, learner: learner || undefined, page, count: PER_PAGE }
}
