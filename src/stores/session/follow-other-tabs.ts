/** The session of this tab goes the way of the other tabs': they share its cookies. (rulings R16, R21) */
import { readStored } from '#src/stores/browser/guarded-storage.ts'
import { dropOldSession } from '#src/stores/browser/session-cookies.ts'
import { listenToTabs, type TabChange } from '#src/stores/browser/tab-channel.ts'
import { forgetAll } from './forget.ts'
import { readRememberedSession } from './remembered-session.ts'
import { getPersonId, useSession } from './session-store.ts'

/** A page out of the browser's back/forward cache has heard nothing. A stored phone means that nobody logged out. (ruling R21) */
function findChangeSinceFrozen(): TabChange | undefined {
  const { role, user } = useSession.getState()
  const now = readRememberedSession()
  if (now.role === role && now.user?._id === user?._id) return undefined
  if (now.role !== 'guest') return 'session-began'
  return readStored('phone') === undefined ? 'logged-out' : 'session-ended'
}

/** Follows the other tabs; `onChange` may navigate. Called once by the app. */
export function followOtherTabs(onChange: (change: TabChange) => void): () => void {
  const hear = (change: TabChange) => {
    dropOldSession()
    // A login elsewhere may be somebody else's: replies are forgotten, drafts know whose they are.
    forgetAll(change === 'logged-out' ? 'logged-out' : 'ended', getPersonId())
    useSession.setState(readRememberedSession())
    onChange(change)
  }
  const onBack = ({ persisted }: PageTransitionEvent) => {
    const change = persisted ? findChangeSinceFrozen() : undefined
    if (change !== undefined) hear(change)
  }
  addEventListener('pageshow', onBack)
  const stop = listenToTabs(hear)
  return () => {
    removeEventListener('pageshow', onBack)
    stop()
  }
}
