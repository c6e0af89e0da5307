/** The queue of what to keep, modules before classes: one at a time, in one tab, and on by itself when the connection is back. (ruling R68) */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { changeKept, recordRefusal } from '#src/stores/kept/change-kept.ts'
import { findKept, findWaiting, findWaitingModule } from '#src/stores/kept/find-kept.ts'
import { openKeptFiles, readSpace } from '#src/stores/kept/kept-disk.ts'
import { activeChanged, readKept } from '#src/stores/kept/kept-store.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { askRecording, fetchForReading } from './fetch-for-reading.ts'
import { type KeepEnd, keepClass } from './keep-class.ts'
import { takeModule } from './take-module.ts'

/** Held by the tab that fetches. */
const LOCK = 'karigor-kept'
/** A line may come back without an event, in milliseconds. */
const TRY_AGAIN = 15_000

let running: Promise<void> | undefined
let current: { id: string; stop: AbortController } | undefined
let wake: (() => void) | undefined

function waitForLine(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => wake?.(), TRY_AGAIN)
    wake = () => {
      clearTimeout(timer)
      removeEventListener('online', wake!)
      wake = undefined
      resolve()
    }
    addEventListener('online', wake)
  })
}

async function settle(id: string, end: KeepEnd): Promise<void> {
  if (end.kind === 'full') await changeKept(id, { state: 'full' })
  else if (end.kind === 'unusable') await changeKept(id, { state: 'failed', reason: end.reason })
  else if (end.kind === 'refused') recordRefusal(id, end.status)
  else if (end.kind === 'done') {
    await changeKept(id, { contactAt: getDeviceNow() })
    const record = findKept(id)
    if (record) await fetchForReading(record)
  } else if (end.kind === 'no-line') {
    activeChanged(id, true)
    await waitForLine()
  }
}

async function runAll(): Promise<void> {
  /** Refused by their media hosts; the others go first. */
  const refused = new Set<string>()
  for (;;) {
    const module = findWaitingModule()
    if (module !== undefined) {
      const stop = new AbortController()
      current = { id: module.id, stop }
      if (!(await takeModule(module, stop.signal)) && !stop.signal.aborted) await waitForLine()
      continue
    }
    const next = findWaiting(refused)
    if (next === undefined) {
      refused.clear()
      const again = findWaiting()
      if (again === undefined) break
      activeChanged(again.id, true)
      await waitForLine()
      continue
    }
    // Said before the device is full.
    const { free } = await readSpace()
    if (free !== undefined && free < next.estimate - next.size) {
      await changeKept(next.id, { state: 'full' })
      continue
    }
    const stop = new AbortController()
    current = { id: next.id, stop }
    activeChanged(next.id, !navigator.onLine)
    const files = await openKeptFiles(next.id)
    const end = await keepClass(next, {
      ask: askRecording,
      fetch: (...request) => fetch(...request),
      files,
      report: (changed) => changeKept(next.id, changed),
      signal: stop.signal,
    })
    if (end.kind === 'later') refused.add(next.id)
    await settle(next.id, end)
  }
  current = undefined
  activeChanged(undefined, false)
}

/** Another tab that fetches is waited for; it takes what is added there itself. */
const runAlone = () => (navigator.locks === undefined ? runAll() : navigator.locks.request(LOCK, runAll))

/** Goes on with what waits; called after each change of the queue. */
export async function startKeeping(): Promise<void> {
  await readKept()
  wake?.()
  while (findWaiting() ?? findWaitingModule()) {
    running ??= Promise.resolve(runAlone()).finally(() => {
      running = undefined
    })
    await running
  }
}

/** Stops fetching a class or a module; what is on the device stays until it is deleted. */
export function stopKeeping(id: string): void {
  if (current?.id !== id) return
  current.stop.abort()
  wake?.()
}

runAtSessionEnd(() => {
  current?.stop.abort()
  wake?.()
})
