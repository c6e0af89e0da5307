/** Between the tabs of one attempt: edits go to the tab that writes, its word comes back. (ruling R34) */
import type { Submission } from '#src/api/shapes/submission.ts'
import type { KeptHandIn } from '#src/stores/attempt-drafts/kept-draft.ts'
import { channelNamed } from '#src/stores/browser/tab-channel.ts'
import type { Entry } from '../attempt/entry.ts'

export type TabMessage =
  /** A room opens: the others tell what the server does not have yet, and who only delivers steps aside. */
  | { kind: 'opened' }
  | { kind: 'edit'; entry: Entry }
  | { kind: 'settled'; entries: readonly Entry[] }
  /** Asked for, and not yet at the server. */
  | { kind: 'hand-in'; handIn: KeptHandIn }
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
  const channel = channelNamed(`karigor-attempt-${attempt}`)
  if (channel === undefined) return { tell: () => undefined, stop: () => undefined }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data) && data.owner === owner) hear(data)
  })
  let isOpen = true
  return {
    // What comes back after the room was closed has nobody to be told to.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
    tell: (message) => isOpen && channel.postMessage({ ...message, owner }),
    stop: () => {
      isOpen = false
      channel.close()
    },
  }
}
