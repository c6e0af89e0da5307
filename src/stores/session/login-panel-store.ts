/** The login panel over any page. The spec's `loginSidebarData`: show, callbackSuccess, isFromFreeRecording. (spec 2, spec 3) */

import { create } from 'zustand'
import { readSessionText, removeSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from './forget.ts'

/** The purpose that the panel shows. `price` in whole taka. */
export interface LoginContext {
  title?: string
  price?: number
  text?: string
}

export interface LoginAsk {
  /** Runs after a successful login, with the access token. (spec 4 Login success, rule 2) */
  callbackSuccess?: (accessToken: string) => void
  isFromFreeRecording?: boolean
  /** The page needs a signed-in person: the panel cannot be closed. (ruling R11, step 10) */
  isForced?: boolean
  /** The page opened it by itself: Back leaves both, and it does not stay over the next page. */
  isOfPage?: boolean
  context?: LoginContext
}

interface LoginPanelState extends LoginAsk {
  show: boolean
  isFromFreeRecording: boolean
  isForced: boolean
  isOfPage: boolean
  context: LoginContext
}

const closed: LoginPanelState = {
  show: false,
  callbackSuccess: undefined,
  isFromFreeRecording: false,
  isForced: false,
  isOfPage: false,
  context: {},
}

const OVER_RELOAD = 'login-over-reload'

export const useLoginPanel = create<LoginPanelState>(() => closed)

/** Only a login started by enrolling shows its purpose; the one in the header has none. */
export function loginAsked({
  isFromFreeRecording = false,
  isForced = false,
  isOfPage = false,
  context = {},
  callbackSuccess,
}: LoginAsk = {}): void {
  useLoginPanel.setState({ show: true, callbackSuccess, isFromFreeRecording, isForced, isOfPage, context })
}

/**
 * For a page that re-renders for whoever is signed in: this login does not navigate away. (spec 4 Login
 * success, rule 2)
 */
export function loginAskedHere(ask: Omit<LoginAsk, 'callbackSuccess'> = {}): void {
  loginAsked({ ...ask, callbackSuccess: () => undefined })
}

export function loginClosed(): void {
  useLoginPanel.setState(closed)
}

/**
 * A step reloads the page and the login continues: the panel opens again afterwards. (spec 4 Change password)
 */
export function openLoginAfterReload(): void {
  if (useLoginPanel.getState().show) storeSessionText(OVER_RELOAD, 'yes')
}

/** Opens the panel again after {@link openLoginAfterReload}; called once at the start. */
export function resumeLogin(): void {
  if (readSessionText(OVER_RELOAD) === undefined) return
  removeSessionText(OVER_RELOAD)
  loginAsked()
}

export function reset(): void {
  useLoginPanel.setState(closed)
}

runAtSessionEnd(reset)
