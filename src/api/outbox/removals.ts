/**
 * Removals that can be undone: the item disappears at once, and the call is sent when the time to undo is
 * over or the page is left. A failed removal is not retried: the item is shown again, and the call has shown
 * why. (spec 9 Toast auto-hide of the new variant)
 */

import { useSyncExternalStore } from 'react'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { makeOutbox } from './outbox.ts'
import { getPorts, runWhenConnected } from './ports.ts'

/** How long a removal waits: as long as the toast with its undo is shown. */
export const UNDO_MS = 10_000

interface Removal {
  /** Identifies the removed item, unique in the app: `notice:…`. */
  key: string
  /** Makes the call, which shows its own failure. `isLasting`: the page is being left. */
  send: (options: { isLasting: boolean }) => Promise<void>
}

interface WaitingRemoval extends Removal {
  leavesAt: number
  hasLeft: boolean
}

let removals: readonly WaitingRemoval[] = []
let removedKeys: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function setRemovals(next: readonly WaitingRemoval[]): void {
  removals = next
  removedKeys = new Set(next.map(({ key }) => key))
  for (const listen of listeners) listen()
}

function drop(dropped: WaitingRemoval): void {
  setRemovals(removals.filter((removal) => removal !== dropped))
}

const outbox = makeOutbox<WaitingRemoval>({
  getWaiting: () => removals,
  getKey: (removal) => removal,
  getLeaveTime: ({ leavesAt }) => leavesAt,
  send: async (removal, options) => {
    removal.hasLeft = true
    await removal.send(options)
    drop(removal)
  },
  onFailure: drop,
  atOnce: 3,
  leavesWithPage: () => true,
})

/** Hides the item, and removes it when the time to undo is over. */
export function requestRemoval(removal: Removal): void {
  setRemovals([...removals, { ...removal, leavesAt: getDeviceNow() + UNDO_MS, hasLeft: false }])
  void outbox.send()
}

/** Has no effect once the call has been sent. */
export function undoRemoval(key: string): void {
  setRemovals(removals.filter((removal) => removal.key !== key || removal.hasLeft))
}

/** Gives the keys that lists must hide. */
export function useRemovedKeys(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => removedKeys,
  )
}

export function resetRemovals(): void {
  setRemovals([])
}

// Nobody else may send what one person removed. (ruling R21)
runWhenConnected(() => getPorts().session.onEnd(resetRemovals))
