/** The marks of papers as the server last said them. */

/** The marks of a paper as the server has them. */
export interface ToldMarks {
  version: number
  isChecked: boolean
  /** Of the whole paper. */
  mark: number | null
  /** By row, null without a mark; undefined for a paper that was read long ago, as its comments by question. */
  rows: Readonly<Record<string, number | null>> | undefined
  comments?: Readonly<Record<string, string>> | undefined
  /** Key of this page's save, if the server has said it in answer to one. */
  key: string | undefined
  /** When this page first saved it as checked, in milliseconds since 1970. */
  checkedAt: number | undefined
}

/** The rows of papers read before these are forgotten. */
const MOST_READ = 400

/** Of papers that are read, not saved here, and of all rows, those heard of last stay. A map, since a change of a reason may save thousands. */
export function forgetOldest(told: Map<string, ToldMarks>): void {
  let read = 0
  let oldest: string | undefined
  for (const [id, { rows }] of told) {
    if (rows === undefined) continue
    oldest ??= id
    read += 1
  }
  const one = oldest === undefined ? undefined : told.get(oldest)
  if (read <= MOST_READ || oldest === undefined || one === undefined) return
  if (one.key === undefined) told.delete(oldest)
  else told.set(oldest, { ...one, rows: undefined, comments: undefined })
}
