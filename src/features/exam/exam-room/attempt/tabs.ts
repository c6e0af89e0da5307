/**
 * Connects the tabs of one attempt: one tab writes to the server, the others pass their edits to it. (rulings
 * R28, R34)
 */

import type { Submission } from '#src/api/shapes/submission.ts'
import { openBroadcast } from '#src/stores/browser/tab-channel.ts'
import type { Answer } from './answer.ts'
import type { StoredHandIn } from './stored.ts'

export type TabMessage =
  /**
   * A room opens: the others report what the server does not have yet, and a background delivery steps aside.
   */
  | { kind: 'opened' }
  | { kind: 'edit'; answer: Answer }
  | { kind: 'acknowledged'; answers: readonly Answer[] }
  /** Requested, and not on the server yet. */
  | { kind: 'hand-in'; handIn: StoredHandIn }
  | { kind: 'handed-in'; submission: Submission }

export interface TabChannel {
  post: (message: TabMessage) => void
  close: () => void
}

function isMessage(value: unknown): value is TabMessage & { owner: string } {
  return typeof value === 'object' && value !== null && 'owner' in value && 'kind' in value
}

/** Tabs of releases with other messages do not hear each other: then each sends its own edits. */
const CHANNEL = 'karigor-answers'

/** Without the channel each tab sends its own edits, and the server orders them. (ruling R28) */
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
 * Tells at once whether this tab writes, and again when that changes: the tab with the lock writes, and the
 * next in line takes over when it closes. Without locks every tab writes its own edits, and the server orders
 * them. The returned function releases the lock.
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
      // The locks failed, or the wait was cancelled.
      if (!stop.signal.aborted) onChange(true)
    }
  })()
  return () => stop.abort()
}

/** Runs only if no room is open for this attempt. */
export async function runUnlessInRoom(attempt: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator
  if (locks)
    await locks.request(buildLockName(attempt), { ifAvailable: true }, (lock) =>
      lock === null ? undefined : run(),
    )
  else await run()
}
