/** Reads a list to its end, a page at a time. */

/** Rows per page, as many as the contract's lists return. */
const COUNT = 100

interface ListPage<T> {
  data: readonly T[]
  total: number
}

/** One call at a time, so that it does not burden the shared server; an empty page ends a wrong total. */
export async function readEveryPage<T>(
  read: (query: { count: number; page: number }) => Promise<ListPage<T>>,
): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await read({ count: COUNT, page })
    rows.push(...data)
    if (data.length === 0 || rows.length >= total) return rows
  }
}
