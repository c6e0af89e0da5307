/** What the server does not have any more: the attempt itself, or a question of it. Neither is asked for without end. */
import { ApiError } from '#src/api/client/api-error.ts'
import type { Entry } from './entry.ts'
import type { Held } from './settle.ts'

const GONE = [404, 410]
/** In a row: a deploy or a proxy may say so once. */
const GONE_AFTER = 3
/** An answer that good replies leave out so often is to no question that the server knows. */
const UNKNOWN_AFTER = 2

/** Looks at each failure (undefined: all went well), and tells once the attempt must have been taken away. */
export function watchGone(onGone: () => void): (error: unknown) => void {
  let times = 0
  return (error) => {
    times = error instanceof ApiError && GONE.includes(error.status ?? 0) ? times + 1 : 0
    if (times === GONE_AFTER) onGone()
  }
}

/** Looks at each reply, and gives back the answers that must hold up neither the others nor the hand-in. */
export function watchUnknown(): (sent: readonly Entry[], saved: readonly Held[]) => Entry[] {
  const timesLeftOut = new Map<string, number>()
  return (sent, saved) => {
    const named = new Set(saved.map(({ question }) => question))
    return sent.filter(({ question }) => {
      const times = named.has(question) ? 0 : (timesLeftOut.get(question) ?? 0) + 1
      timesLeftOut.set(question, times)
      return times >= UNKNOWN_AFTER
    })
  }
}
