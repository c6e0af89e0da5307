/**
 * What this page knows of the marks of papers: what the server last said, which saves are under way, which
 * papers are marked in part. What is typed and what waits is in the files beside it. (rulings R21, R41)
 */

import { create } from 'zustand'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { type CountedMarks, countRows, readPartials, replacePartial } from './partial-marks.ts'
import { forgetOldest, type ToldMarks } from './told-marks.ts'

interface Marks {
  /** Papers whose save is being sent. */
  sending: readonly string[]
  /** By paper, the one heard of last at the end. */
  told: ReadonlyMap<string, ToldMarks>
  partials: readonly CountedMarks[]
}

export const useMarks = create<Marks>(() => ({ sending: [], told: new Map(), partials: readPartials() }))

export function sendingBegan(paper: string): void {
  useMarks.setState(({ sending }) => ({ sending: [...sending, paper] }))
}

export function sendingEnded(paper: string): void {
  useMarks.setState(({ sending }) => ({ sending: sending.filter((each) => each !== paper) }))
}

/** The server has said what it has; an older reply that comes late changes nothing. */
export function rememberTold(
  id: string,
  said: Pick<ToldMarks, 'version' | 'isChecked' | 'mark' | 'rows' | 'comments'> & { key?: string },
): void {
  const told = new Map(useMarks.getState().told)
  const before = told.get(id)
  if (before !== undefined && before.version > said.version) return
  const key = said.key ?? (before?.version === said.version ? before.key : undefined)
  const isSavedHere = said.key !== undefined || before?.checkedAt !== undefined
  const checkedAt = said.isChecked && isSavedHere ? (before?.checkedAt ?? getDeviceNow()) : undefined
  told.delete(id)
  told.set(id, { ...said, key, checkedAt })
  forgetOldest(told)
  useMarks.setState({ told })
  // Another tab writes there too.
  const stored = readPartials()
  useMarks.setState({ partials: replacePartial(stored, countRows(id, said)) ?? stored })
}

/** Papers that this page has checked since then, which the server's count of that time still contains. */
export const countCheckedSince = ({ told }: Marks, instant: number): number =>
  [...told.values()].filter(({ checkedAt = 0 }) => checkedAt > instant).length

export function reset(): void {
  useMarks.setState({ sending: [], told: new Map(), partials: readPartials() }, true)
}

// The marks of a session that ended by itself are still this teacher's.
runAtSessionEnd((ending) => {
  if (ending === 'logged-out') useMarks.setState({ told: new Map() })
})

useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) useMarks.setState({ partials: readPartials() })
})
