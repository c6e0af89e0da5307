/** Lists take `count` and `page` and come with their total. (rulings R8, R35) */
export interface PageInput {
  count?: number | undefined
  page?: number | undefined
}

export interface ListPage<T> {
  data: T[]
  total: number
  page: number
  count: number
}

const DEFAULT_COUNT = 20
const MOST = 100

/** `page` counts from 1; `count` is what was asked for, at most 100. */
export function listPage<T>(all: readonly T[], { count = DEFAULT_COUNT, page = 1 }: PageInput): ListPage<T> {
  const size = Math.min(Math.max(1, Math.floor(count) || DEFAULT_COUNT), MOST)
  const number = Math.max(1, Math.floor(page) || 1)
  return { data: all.slice((number - 1) * size, number * size), total: all.length, page: number, count: size }
}
