/**
 * Remembers the page on which a session ended: offered at their next login in this tab, thrown away when somebody else logs in,
 * and at logout. (ruling R16 last paragraph, ruling R21)
 */

import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { readSessionText, removeSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from './forget.ts'
import { useSession } from './session-store.ts'

const STORAGE_KEY = 'left-off'
const ResumeLocation = v.object({ owner: v.string(), address: v.string() })
type ResumeLocation = v.InferOutput<typeof ResumeLocation>

/** Another tab notifies of a logout before this one's session is emptied: then nothing is stored either. */
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

/** True while a login would lead on to something, whoever asks: says nothing of where. Whoever is signed in needs no login for it. */
export function hasResumeLocation(): boolean {
  return useSession.getState().status === 'guest' && readStored() !== undefined
}

/** Path, query and hash where this person was; undefined for anybody else. Not trusted: it was in browser storage. */
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
