/** Decides where a successful login leads. (spec 4 Login success) */

import { paths } from './paths.ts'
import { buildCodeEditorAddress, type EditorOrigins, parseReturnAddress } from './return-address.ts'

export interface LoginSuccess {
  /** The checkout opened the login. */
  isFromCheckout: boolean
  /** The login panel, or the call that opened it, has a callback to run. */
  hasCallback: boolean
  /** From the address bar, so not trusted. */
  returnAddress: string | null | undefined
  hasEnrolledCourses: boolean
  /** The login panel is open over a page. */
  isPanelOpen: boolean
  /** A free recording opened the panel: its page counts as a free one. (spec 3 loginSidebarData) */
  isFromFreeRecording?: boolean
  /** Path and hash of the current page, the hash with its `#`. */
  path: string
  hash: string
  accessToken: string
  origins: EditorOrigins
}

/**
 * `leave` is a full navigation to another origin (the code editor's), `go` a router navigation to one of our
 * addresses.
 */
export type AfterLogin =
  | { do: 'reload' | 'callback' | 'close-panel' }
  | { do: 'go'; to: string }
  | { do: 'leave'; href: string }

/** Pages that reload in place, since their content depends on the viewer. (spec 2) */
const RELOADING_PAGE = /\/course\/|\/purchase\/|\/join\/live\//
const BOOK_ORIENTATION_HASH = '#book-orientation'

/** A free page: a free course, or the orientation booking, where the person continues. (spec 2) */
function isFreePage(path: string, hash: string): boolean {
  return path.includes('/free/') || hash === BOOK_ORIENTATION_HASH
}

/**
 * Rule 3: the code editor's address gets the access token, any other must be our own. Undefined if there is
 * none to follow.
 */
function followReturnAddress({ returnAddress, origins, accessToken }: LoginSuccess): AfterLogin | undefined {
  const href = buildCodeEditorAddress(returnAddress, origins, accessToken)
  if (href !== undefined) return { do: 'leave', href }
  const to = parseReturnAddress(returnAddress, origins.own)
  return to === undefined ? undefined : { do: 'go', to }
}

/**
 * The five rules in order; the first that applies decides. A rejected return address counts as none. (spec 4
 * Login success, spec 2, ruling R18)
 */
export function decideAfterLogin(login: LoginSuccess): AfterLogin {
  if (login.isFromCheckout) return { do: 'reload' }
  if (login.hasCallback) return { do: 'callback' }
  const followed = followReturnAddress(login)
  if (followed !== undefined) return followed
  const myCourses: AfterLogin = { do: 'go', to: paths.myCourses() }
  if (login.hasEnrolledCourses && !login.isFromFreeRecording && !isFreePage(login.path, login.hash))
    return myCourses
  if (RELOADING_PAGE.test(login.path)) return { do: 'reload' }
  return login.isPanelOpen ? { do: 'close-panel' } : myCourses
}
