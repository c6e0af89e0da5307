/**
 * Marks and comments that a teacher gave and the server does not have yet, one draft per submission. Each
 * change is on the device at once under the teacher's name: it survives a crash, a reload, the end of a
 * session and another teacher's login. (rulings R16, R21)
 */

import { create } from 'zustand'
import { OWN_PREFIX } from '#src/stores/browser/guarded-storage.ts'
import {
  forgetTyped,
  isOnlyInTab,
  listTypedKeys,
  recallTyped,
  rememberTyped,
} from '#src/stores/drafts/typed-storage.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { GradingDraft } from './grading-draft.ts'

type Drafts = Readonly<Record<string, GradingDraft | undefined>>

const KEY = 'grading:'
const keyOf = (submission: string) => `${KEY}${submission}`

/** Changes with every draft, also of another tab. Its drafts count only where the device stores none. */
export const useGradingDrafts = create<{ drafts: Drafts }>(() => ({ drafts: {} }))

/** The signed-in teacher's draft as it is on the device, where every tab writes. */
export function findGradingDraft(submission: string): GradingDraft | undefined {
  const key = keyOf(submission)
  const isHere = isOnlyInTab(`${key}@${getOwner()}`)
  const draft =
    recallTyped(key, GradingDraft) ?? (isHere ? useGradingDrafts.getState().drafts[submission] : undefined)
  return draft?.owner === useSession.getState().user?._id ? draft : undefined
}

/** All submissions that the signed-in teacher has begun to mark, on this page or an earlier one. */
export function listGradingDrafts(): string[] {
  const known = [
    ...Object.keys(useGradingDrafts.getState().drafts),
    ...listTypedKeys(KEY).map((key) => key.slice(KEY.length)),
  ]
  return [...new Set(known)].filter((submission) => findGradingDraft(submission) !== undefined)
}

function put(submission: string, draft: GradingDraft | undefined): void {
  useGradingDrafts.setState(({ drafts }) => {
    const { [submission]: _before, ...others } = drafts
    // A draft that is gone leaves no entry: a change of a reason makes and drops thousands.
    return { drafts: draft ? { ...others, [submission]: draft } : others }
  })
}

export function gradingDraftTyped(draft: Omit<GradingDraft, 'owner'>): void {
  const stored = { ...draft, owner: useSession.getState().user?._id }
  // Screens read the device when they hear of the change.
  rememberTyped(keyOf(draft.submission), stored)
  put(draft.submission, stored)
}

/** The server has it, or the teacher accepted the other version. */
export function gradingDraftDropped(submission: string): void {
  forgetTyped(keyOf(submission))
  put(submission, undefined)
}

export function reset(): void {
  useGradingDrafts.setState({ drafts: {} })
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key?.startsWith(OWN_PREFIX + KEY))
    useGradingDrafts.setState(({ drafts }) => ({ drafts: { ...drafts } }))
})

// An expired session leaves the drafts on the device; the next person reads only their own.
runAtSessionEnd(reset)
