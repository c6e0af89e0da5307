/** This tab's session follows the other tabs, since they share its cookies. (rulings R16, R21) */

import { hasOwn, readStored, removeOwn } from '#src/stores/browser/guarded-storage.ts'
import { dropOldSession } from '#src/stores/browser/session-cookies.ts'
import { readStoredUser } from '#src/stores/browser/stored-user.ts'
import { listenToTabs, readChangedKey, type SessionChange } from '#src/stores/browser/tab-channel.ts'
import { isOtherPersonHere, replacePerson } from './follow-cookies.ts'
import { forgetAll } from './forget.ts'
import { guest, readRememberedSession } from './remembered-session.ts'
import { getPersonId, takeOver, useSession } from './session-store.ts'

/** What a logout removes, if it was there: a login by e-mail stores no phone. */
interface LogoutMarks {
  hasPhone: boolean
  hasOwn: boolean
}

function readLogoutMarks(): LogoutMarks {
  const person = getPersonId()
  return {
    hasPhone: readStored('phone') !== undefined,
    hasOwn: person !== undefined && hasOwn(person),
  }
}

/**
 * A page restored from the browser's back/forward cache has missed the messages. Only what has disappeared
 * since tells of a logout; an end of the session leaves the person's work. (ruling R21)
 */
function findChangeSinceFrozen(before: LogoutMarks): SessionChange | undefined {
  const { role, user } = useSession.getState()
  const now = readRememberedSession()
  if (now.role === role && now.user?._id === user?._id) return undefined
  if (now.role !== 'guest') return 'session-began'
  const left = readLogoutMarks()
  if (left.hasOwn || (user !== undefined && readStoredUser()?._id === user._id)) return 'session-ended'
  const isRemoved = before.hasOwn || (before.hasPhone && !left.hasPhone)
  return isRemoved ? 'logged-out' : 'session-ended'
}

/** False where storage is full or denied. */
let isUserStored = false
const lookForUser = () => {
  isUserStored = readStored('user') !== undefined
}

/**
 * True where another tab has ended the session whose person this page still shows, before its message arrived: cookies that run out
 * leave the stored user where it is.
 */
export const isEndedElsewhere = () => isUserStored && readStored('user') === undefined

/** Another tab has written the profile: its name and picture are shown here too. */
function readUserAgain({ key }: StorageEvent): void {
  const user = key === 'user' ? readStoredUser() : undefined
  if (user !== undefined && user._id === useSession.getState().user?._id) useSession.setState({ user })
}

/**
 * Follows the other tabs; `onSession` may navigate, `onChanged` gets the key of what was read, written or
 * bought there. Called once by the app.
 */
export function followOtherTabs(
  onSession: (change: SessionChange) => void,
  onChanged?: (key: string) => void,
): () => void {
  // A page whose own call met the missing cookies is a guest's by the time it hears of the logout, and still has things of the person.
  let last: string | undefined
  const stopWatching = useSession.subscribe(({ user }, before) => {
    last = before.user?._id ?? last
    if (user !== undefined) lookForUser()
  })
  lookForUser()
  const follow = (change: SessionChange) => {
    dropOldSession()
    const owner = getPersonId() ?? last
    // This comes first, so that a repeated read does not take the missing cookies for the end of a session.
    // After an end it does not read the cookies: a browser may send the message before they are removed here.
    takeOver(change === 'session-began' ? readRememberedSession() : guest)
    // Somebody else may have logged in elsewhere: replies are cleared, while drafts know their owner.
    forgetAll(change === 'logged-out' ? 'logged-out' : 'ended', owner)
    // What this page has typed into the storage since the other tab emptied it, and what only this tab has.
    if (change === 'logged-out' && owner !== undefined) removeOwn(owner)
    onSession(change)
  }
  let frozen = readLogoutMarks()
  const onFreeze = () => {
    frozen = readLogoutMarks()
  }
  const onBack = ({ persisted }: PageTransitionEvent) => {
    const change = persisted ? findChangeSinceFrozen(frozen) : undefined
    if (change !== undefined) follow(change)
  }
  // Cookies may change without a message: through an extension, or a restored browser profile.
  const onCookies = () => {
    if (!isOtherPersonHere()) return
    replacePerson()
    onSession('session-began')
  }
  const onSight = () => document.visibilityState === 'visible' && onCookies()
  addEventListener('pagehide', onFreeze)
  addEventListener('pageshow', onBack)
  addEventListener('storage', readUserAgain)
  document.addEventListener('visibilitychange', onSight)
  globalThis.cookieStore?.addEventListener('change', onCookies)
  const stop = listenToTabs((change) => {
    const key = readChangedKey(change)
    if (key === undefined) follow(change as SessionChange)
    else onChanged?.(key)
  })
  return () => {
    removeEventListener('pagehide', onFreeze)
    removeEventListener('pageshow', onBack)
    removeEventListener('storage', readUserAgain)
    document.removeEventListener('visibilitychange', onSight)
    globalThis.cookieStore?.removeEventListener('change', onCookies)
    stopWatching()
    stop()
  }
}
