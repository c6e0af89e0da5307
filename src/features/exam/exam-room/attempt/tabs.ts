/** Connects the tabs of one attempt: one tab writes to the server, the others hand it their edits. (rulings R28, R34) */

import type { Submission } from '#src/api/shapes/submission.ts'
import { openBroadcast } from '#src/stores/browser/tab-channel.ts'
import type { Answer } from './answer.ts'
import type { StoredHandIn } from './stored.ts'

export type TabMessage =
  /** A room opens: the others tell what the server does not have yet, and whoever only delivers steps aside. */
  | { kind: 'opened' }
  | { kind: 'edit'; answer: Answer }
  | { kind: 'acknowledged'; answers: readonly Answer[] }
  /** Asked for, and not at the server yet. */
  | { kind: 'hand-in'; handIn: StoredHandIn }
  | { kind: 'handed-in'; submission: Submission }

export interface TabChannel {
  post: (message: TabMessage) => void
  close: () => void
}

function isMessage(value: unknown): value is TabMessage & { owner: string } {
  return typeof value === 'object' && value !== null && 'owner' in value && 'kind' in value
}

/** Tabs of releases that wrote other messages do not hear each other: each sends its own edits then. */
const CHANNEL = 'karigor-answers'

/** Without the channel each tab sends its own edits, which the server puts in order. (ruling R28) */
export function openTabChannel(
  owner: string,
  attempt: string,
  onMessage: (message: TabMessage) => void,
): TabChannel {
  const channel = openBroadcast(`${CHANNEL}-${attempt}`)
  if (channel === undefined) return { post: () => undefined, close: () => undefined }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data) && data.owner === owner) onMessage(data)
  })
  let isOpen = true
  return {
    // Replies that come after the room was closed have no receiver.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
    post: (message) => isOpen && channel.postMessage({ ...message, owner }),
    close: () => {
      isOpen = false
      channel.close()
    },
  }
}

const buildLockName = (attempt: string) => `karigor-attempt-${attempt}`

/**
 * Tells at once whether this tab writes, and again when that changes: the tab that holds the lock writes, the next in line takes over
 * when it goes. Without locks every tab writes its own edits, which the server puts in order. The returned function releases the lock.
 */
export function holdWriterLock(attempt: string, onChange: (isWriter: boolean) => void): () => void {
  const { locks } = navigator
  if (!locks) {
    onChange(true)
    return () => undefined
  }
  const stop = new AbortController()
  const waitForStop = () =>
    new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
  const hold = (lock: Lock | null) => {
    onChange(lock !== null)
    return lock === null || stop.signal.aborted ? Promise.resolve() : waitForStop()
  }
  void (async () => {
    try {
      let wasFree = false
      await locks.request(buildLockName(attempt), { ifAvailable: true }, (lock) => {
        wasFree = lock !== null
        return hold(lock)
      })
      if (!wasFree) await locks.request(buildLockName(attempt), { signal: stop.signal }, hold)
    } catch {
      // Locks that fail, or the wait was given up.
      if (!stop.signal.aborted) onChange(true)
    }
  })()
  return () => stop.abort()
}

/** Runs only when no room is open on this attempt. */
export async function runUnlessInRoom(attempt: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator
  if (locks)
    await locks.request(buildLockName(attempt), { ifAvailable: true }, (lock) =>
      lock === null ? undefined : run(),
    )
  else await run()
}
