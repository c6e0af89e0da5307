/** Counts the replies of an earlier visit that could not be renewed, so that the frame says their age once, in place of each card. */
import { useSyncExternalStore } from 'react'

/** By reader: milliseconds since 1970. */
const failed = new Map<symbol, number>()
const listeners = new Set<() => void>()

function notify(): void {
  for (const listen of listeners) listen()
}

/** Counts for as long as a reader shows it; the returned function takes it back. */
export function addFailedRenewal(fetchedAt: number): () => void {
  const reader = Symbol('reader')
  failed.set(reader, fetchedAt)
  notify()
  return () => {
    failed.delete(reader)
    notify()
  }
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

const findOldest = () => (failed.size === 0 ? undefined : Math.min(...failed.values()))

/** When the oldest of it was fetched; undefined where everything on screen is of this visit or on its way. */
export function useOldestFailure(): number | undefined {
  return useSyncExternalStore(subscribe, findOldest, findOldest)
}
