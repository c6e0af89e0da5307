/**
 * Reads a list completely, page by page, for a screen that works on all of it: searches, groups or prints it.
 * (ruling R35)
 */

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Read } from './read.ts'
import { readForScreen } from './replies/replies.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'
import { type Loaded, useRead } from './use-api.ts'

type ItemOf<R extends Row> = ReplyOf<R> extends { data: (infer T extends { _id: string })[] } ? T : never

interface Page<T> {
  data: T[]
  total: number
}

export interface AllPages<T> {
  /** The first page, with its state. */
  read: Loaded<Page<T>>
  rows: readonly T[]
  /** Set if pages after the first failed: the loaded ones stay on screen. */
  retryRest: (() => void) | undefined
}

interface Rest<T> {
  query: string
  rows: readonly T[]
  isFailed: boolean
}

/** Takes the read of the list's first page. */
export function useAllPages<R extends Row>(first: Read<R>): AllPages<ItemOf<R>> {
  const { row } = first
  const query = JSON.stringify(first.input.query)
  const read = useRead(first) as Loaded<Page<ItemOf<R>>>
  const [rest, setRest] = useState<Rest<ItemOf<R>>>({ query, rows: [], isFailed: false })
  const [tries, setTries] = useState(0)
  const page = read.data
  useEffect(() => {
    const stop = new AbortController()
    const readRest = async ({ data, total }: Page<ItemOf<R>>) => {
      const rows: ItemOf<R>[] = []
      for (let nextPage = 2; data.length + rows.length < total; nextPage += 1) {
        const input = { query: { ...JSON.parse(query), page: nextPage } } as unknown as InputOf<R>
        const { reply } = await readForScreen(row, input, { signal: stop.signal })
        const next = reply as Page<ItemOf<R>>
        if (next.data.length === 0) break
        rows.push(...next.data)
      }
      if (!stop.signal.aborted) setRest({ query, rows, isFailed: false })
    }
    if (page) {
      readRest(page).catch(() => {
        if (!stop.signal.aborted) setRest((before) => ({ ...before, isFailed: true }))
      })
    }
    return () => stop.abort()
  }, [row, page, query, tries])
  const rows = useMemo(() => {
    // A row that moved between the pages while they were read is shown once.
    const later = rest.query === query ? rest.rows : []
    return page ? [...new Map([...page.data, ...later].map((each) => [each._id, each])).values()] : []
  }, [page, rest, query])
  const retry = useCallback(() => setTries((before) => before + 1), [])
  return { read, rows, retryRest: rest.isFailed ? retry : undefined }
}
