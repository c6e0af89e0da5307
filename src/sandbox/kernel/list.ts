/** Lists accept `count` and `page` and return their total. (rulings R8, R35) */
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
const LARGEST_COUNT = 100
/** Beyond the end of any list, yet within the database's number range. */
const LAST_PAGE = 1_000_000

/** `page` starts at 1; `count` is the requested count, at most 100. */
export function getPageBounds({ count = DEFAULT_COUNT, page = 1 }: PageInput): {
  count: number
  page: number
} {
  const size = Math.min(Math.max(1, Math.floor(count) || DEFAULT_COUNT), LARGEST_COUNT)
  return { count: size, page: Math.min(Math.max(1, Math.floor(page) || 1), LAST_PAGE) }
}

export function paginate<T>(all: readonly T[], input: PageInput): ListPage<T> {
  const { count, page } = getPageBounds(input)
  return { data: all.slice((page - 1) * count, page * count), total: all.length, page, count }
}

/** Cuts the page first, then builds only its rows. */
export async function paginateShown<T, S>(
  all: readonly T[],
  input: PageInput,
  show: (rows: T[]) => S[] | Promise<S[]>,
): Promise<ListPage<S>> {
  const page = paginate(all, input)
  return { ...page, data: await show(page.data) }
}

/** Sorts by an instant; rows without one come first. */
export function sortOldestFirst<T>(rows: readonly T[], getTime: (row: T) => string | null | undefined): T[] {
  return rows.toSorted((one, other) => (getTime(one) ?? '').localeCompare(getTime(other) ?? ''))
}

/** Sorts by an instant; rows without one come last. */
export function sortNewestFirst<T>(rows: readonly T[], getTime: (row: T) => string | null | undefined): T[] {
  return rows.toSorted((one, other) => (getTime(other) ?? '').localeCompare(getTime(one) ?? ''))
}
