/**
 * Remembers the page on which a session ended: it is offered at the same person's next login in this tab, and
 * deleted when somebody else logs in or at logout. (ruling R16 last paragraph, ruling R21)
 */

import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { readSessionText, removeSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from './forget.ts'
import { useSession } from './session-store.ts'

const STORAGE_KEY = 'left-off'
const ResumeLocation = v.object({ owner: v.string(), address: v.string() })
type ResumeLocation = v.InferOutput<typeof ResumeLocation>

/** Another tab announces a logout before this tab's session is cleared: then nothing is stored either. */
let isLoggedOut = false

function readStored(): ResumeLocation | undefined {
  try {
    return readAs(ResumeLocation, JSON.parse(readSessionText(STORAGE_KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

function storeAddress(owner: string): void {
  const page = globalThis.location
  if (page === undefined) return
  storeSessionText(STORAGE_KEY, JSON.stringify({ owner, address: page.pathname + page.search + page.hash }))
}

/**
 * Tells whether a guest's login would resume a page, without saying which. Signed-in people need no login for
 * it.
 */
export function hasResumeLocation(): boolean {
  return useSession.getState().status === 'guest' && readStored() !== undefined
}

/**
 * Path, query and hash of this person's last page; undefined for anybody else. Not trusted, since it was in
 * browser storage.
 */
export function findResumeAddress(userId: string): string | undefined {
  const resume = readStored()
  return resume?.owner === userId ? resume.address : undefined
}

export function dropResumeLocation(): void {
  removeSessionText(STORAGE_KEY)
}

useSession.subscribe(({ user }, before) => {
  if (user !== undefined) {
    isLoggedOut = false
    if (findResumeAddress(user._id) === undefined) dropResumeLocation()
  } else if (before.user !== undefined && !isLoggedOut) storeAddress(before.user._id)
})
runAtSessionEnd((ending) => {
  if (ending !== 'logged-out') return
  isLoggedOut = true
  dropResumeLocation()
})
