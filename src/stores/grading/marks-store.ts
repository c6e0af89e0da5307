/**
 * What this page knows of the marks of papers: what the server last said, which saves are under way, which
 * papers are marked in part. What is typed and what waits is in the files beside it. (rulings R21, R41)
 */

import { create } from 'zustand'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { type CountedMarks, countRows, readPartials, replacePartial } from './partial-marks.ts'

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

interface Marks {
  /** Papers whose save is being sent. */
  sending: readonly string[]
  /** By paper, the one heard of last at the end. */
  told: Readonly<Record<string, ToldMarks | undefined>>
  partials: readonly CountedMarks[]
}

export const useMarks = create<Marks>(() => ({ sending: [], told: {}, partials: readPartials() }))

export function sendingBegan(paper: string): void {
  useMarks.setState(({ sending }) => ({ sending: [...sending, paper] }))
}

export function sendingEnded(paper: string): void {
  useMarks.setState(({ sending }) => ({ sending: sending.filter((each) => each !== paper) }))
}

/** Keeps what this page has saved itself, and the rows of the papers heard of last. */
function forgetOldest(told: Marks['told']): Marks['told'] {
  const read = Object.entries(told).filter(([, each]) => each?.rows)
  const [oldest, one] = read.length > MOST_READ ? (read[0] ?? []) : []
  if (oldest === undefined || one === undefined) return told
  const { [oldest]: _gone, ...others } = told
  const kept = { ...one, rows: undefined, comments: undefined }
  return one.key === undefined ? others : { [oldest]: kept, ...others }
}

/** The server has said what it has; an older reply that comes late changes nothing. */
export function rememberTold(
  id: string,
  said: Pick<ToldMarks, 'version' | 'isChecked' | 'mark' | 'rows' | 'comments'> & { key?: string },
): void {
  const { [id]: before, ...others } = useMarks.getState().told
  if (before !== undefined && before.version > said.version) return
  const key = said.key ?? (before?.version === said.version ? before.key : undefined)
  const isSavedHere = said.key !== undefined || before?.checkedAt !== undefined
  const checkedAt = said.isChecked && isSavedHere ? (before?.checkedAt ?? getDeviceNow()) : undefined
  useMarks.setState({ told: forgetOldest({ ...others, [id]: { ...said, key, checkedAt } }) })
  // Another tab writes there too.
  const stored = readPartials()
  useMarks.setState({ partials: replacePartial(stored, countRows(id, said)) ?? stored })
}

/** Papers that this page has checked since then, which the server's count of that time still contains. */
export const countCheckedSince = ({ told }: Marks, instant: number): number =>
  Object.values(told).filter((each) => (each?.checkedAt ?? 0) > instant).length

export function reset(): void {
  useMarks.setState({ sending: [], told: {}, partials: readPartials() }, true)
}

// The marks of a session that ended by itself are still this teacher's.
runAtSessionEnd((ending) => {
  if (ending === 'logged-out') useMarks.setState({ told: {} })
})

useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) useMarks.setState({ partials: readPartials() })
})
