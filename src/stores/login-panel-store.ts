/** The login panel over any page. The spec's `loginSidebarData`: show, callbackSuccess, isFromFreeRecording. (spec 2, spec 3) */
import { create } from 'zustand'

/** What the panel says it is for. `price` in whole taka. */
export interface LoginContext {
  title?: string
  price?: number
  text?: string
}

export interface LoginAsk {
  /** Runs after a login that succeeded, with the access token. (spec 4 Login success, rule 2) */
  callbackSuccess?: (accessToken: string) => void
  isFromFreeRecording?: boolean
  /** The page needs a person: the panel cannot be closed. (ruling R11, step 10) */
  isForced?: boolean
  context?: LoginContext
}

interface LoginPanelState extends LoginAsk {
  show: boolean
  isFromFreeRecording: boolean
  isForced: boolean
  context: LoginContext
}

const closed: LoginPanelState = { show: false, callbackSuccess: undefined, isFromFreeRecording: false, isForced: false, context: {} }

export const useLoginPanel = create<LoginPanelState>(() => closed)

export function loginAsked({ isFromFreeRecording = false, isForced = false, context = {}, callbackSuccess }: LoginAsk = {}): void {
  useLoginPanel.setState({ show: true, callbackSuccess, isFromFreeRecording, isForced, context })
}

export function loginClosed(): void {
  useLoginPanel.setState(closed)
}

export function reset(): void {
  useLoginPanel.setState(closed)
}
