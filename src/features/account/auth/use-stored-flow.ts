/**
 * The state of the login, stored across closing, reload and failed calls; without any secret. (ruling R16)
 */

import { getDeviceRemovalToken } from '#src/api/client/headers.ts'
import { draftDropped } from '#src/stores/drafts/draft-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { resumeFlow, isStart, LoginFlow } from './login-flow.ts'
import { resetGrant } from './reset-grant.ts'

/** Keys of the login's drafts; passwords and codes are never stored. */
export const DRAFTS = {
  flow: 'login-flow',
  contact: 'login-contact',
  name: 'login-name',
  icon: 'login-icon',
} as const

/** Drops all drafts of the login once it is over. */
export function forgetLogin(): void {
  for (const key of Object.values(DRAFTS)) draftDropped(key)
}

export function useStoredFlow(isForced: boolean): [flow: LoginFlow, store: (flow: LoginFlow) => void] {
  const [stored, storeDraft, drop] = useDraft(DRAFTS.flow, LoginFlow, undefined)
  const isNameless = useSession(({ status, user }) => status === 'signed-in' && user?.name === '')
  const flow = resumeFlow(stored, {
    isForced,
    isNameless,
    hasResetToken: resetGrant() !== undefined,
    hasDeviceRemovalToken: getDeviceRemovalToken() !== undefined,
  })
  // A start without a contact is not stored: the page decides whether it is forced.
  const store = (next: LoginFlow) => (isStart(next) && next.contact === undefined ? drop() : storeDraft(next))
  return [flow, store]
}
