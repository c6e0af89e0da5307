/**
 * Removals that can be taken back: what is removed disappears at once, the call leaves when the time to undo is over, or when the page
 * is left. (spec 9 Toast auto-hide of the new variant)
 */
import { create } from 'zustand'
import { whenSessionEnds } from './session/forget.ts'
import { say } from './shell/toast-store.ts'

/** As long as the toast with its undo stands. */
export const UNDO_MS = 10_000

interface Removal {
  /** Of what is removed, unique in the app: `notice:…`. */
  key: string
  message: string
  /** The text of the undo button. */
  undo: string
  /** The call; `isLasting` when the page is being left. Says itself what failed. */
  send: (options: { isLasting: boolean }) => Promise<void>
}

interface RemovalState {
  /** Hidden by their lists. */
  removed: ReadonlySet<string>
}

const initial: RemovalState = { removed: new Set() }
const waiting = new Map<string, { removal: Removal; timer: ReturnType<typeof setTimeout> }>()

export const useRemovals = create<RemovalState>(() => initial)

function show(key: string): void {
  useRemovals.setState(({ removed }) => ({ removed: new Set([...removed].filter((each) => each !== key)) }))
}

async function leave(key: string, isLasting: boolean): Promise<void> {
  const held = waiting.get(key)
  if (held === undefined) return
  clearTimeout(held.timer)
  waiting.delete(key)
  try {
    await held.removal.send({ isLasting })
  } catch {
    // It is still there: the call has said why.
  }
  show(key)
}

export function removalAsked(removal: Removal): void {
  const { key, message, undo } = removal
  const timer = setTimeout(() => void leave(key, false), UNDO_MS)
  waiting.set(key, { removal, timer })
  useRemovals.setState(({ removed }) => ({ removed: new Set([...removed, key]) }))
  say({ kind: 'success', message, isNew: true, action: undo, onClick: () => removalUndone(key) })
}

/** Too late once the call has left. */
export function removalUndone(key: string): void {
  const held = waiting.get(key)
  if (held === undefined) return
  clearTimeout(held.timer)
  waiting.delete(key)
  show(key)
}

export function reset(): void {
  for (const { timer } of waiting.values()) clearTimeout(timer)
  waiting.clear()
  useRemovals.setState(initial)
}

addEventListener('pagehide', () => {
  for (const key of waiting.keys()) void leave(key, true)
})
// Nobody else sends what one person wanted removed. (ruling R21)
whenSessionEnds(reset)
