/** Between the tabs of one attempt: edits go to the tab that writes, its word comes back. (ruling R34) */
import type { Submission } from '#src/api/shapes/submission.ts'
import type { Entry } from '../attempt/entry.ts'

export type TabMessage =
  | { kind: 'edit'; entry: Entry }
  | { kind: 'settled'; entries: readonly Entry[] }
  | { kind: 'handed-in'; submission: Submission }

export interface TabLine {
  tell: (message: TabMessage) => void
  stop: () => void
}

function isMessage(value: unknown): value is TabMessage & { owner: string } {
  return typeof value === 'object' && value !== null && 'owner' in value && 'kind' in value
}

/** Without the channel each tab sends its own edits, which the server puts in order. (ruling R28) */
export function openTabLine(owner: string, attempt: string, hear: (message: TabMessage) => void): TabLine {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, stop: () => undefined }
  const channel = new BroadcastChannel(`karigor-attempt-${attempt}`)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data) && data.owner === owner) hear(data)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
    tell: (message) => channel.postMessage({ ...message, owner }),
    stop: () => channel.close(),
  }
}
