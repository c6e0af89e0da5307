/** Navigates to the target of a login, by the five rules. (spec 4 Login success) */

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type AfterLogin, decideAfterLogin } from '#src/lib/post-login.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { loginClosed, useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { findResumeAddress, dropResumeLocation } from '#src/stores/session/resume-location.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { showToastAfterReload } from '#src/stores/shell/toast-over-reload.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { pageMoves } from '#src/ui/hooks/page-moves.ts'
import { fetchPage, getEditorOrigins } from './hosts.ts'

interface PageAddress {
  path: string
  hash: string
  search: string
}

/** The query parameter with the page where the login started. (ruling R44) */
const RETURN = 'return'

interface Landing {
  next: AfterLogin
  /**
   * Something else had priority over the page where their session ended: that one is still offered. (ruling
   * R16)
   */
  isResumeSkipped: boolean
}

/** `isExpected`: nobody is signed in yet; most who have a password have courses. */
function decideLanding(
  { path, hash, search }: PageAddress,
  accessToken: string,
  isExpected = false,
): Landing {
  const { show, callbackSuccess, isFromFreeRecording } = useLoginPanel.getState()
  const { role, user, profile } = useSession.getState()
  const isFromCheckout = show && path.startsWith('/purchase/')
  const hasCallback = show && callbackSuccess !== undefined
  // The page where the session ended is the return address, unless there is an explicit one. (ruling R16)
  const resumeAddress = user && findResumeAddress(user._id)
  const returnAddress = new URLSearchParams(search).get(RETURN) ?? resumeAddress
  const next = decideAfterLogin({
    isFromCheckout,
    hasCallback,
    returnAddress,
    hasEnrolledCourses:
      isExpected || ((role === 'learner' || role === 'talent') && (profile?.enrolled_count ?? 0) > 0),
    isPanelOpen: show,
    isFromFreeRecording,
    path,
    hash,
    accessToken,
    origins: getEditorOrigins(),
  })
  return { next, isResumeSkipped: isFromCheckout || hasCallback || returnAddress !== resumeAddress }
}

/**
 * Fetches the files of the page that the login most probably leads to while the password is typed, so that its calls
 * leave with the login's reply. (docs/decisions/0014)
 */
export function useLandingFiles(): void {
  const { pathname, hash, search } = useLocation()
  useEffect(() => {
    const { next } = decideLanding({ path: pathname, hash, search }, '', true)
    if (next.do === 'go') fetchPage(next.to)
  }, [pathname, hash, search])
}

/** If the page is left at once, the next page shows the message. */
export function useLanding(): (msg: string) => void {
  const navigate = useNavigate()
  const { pathname, hash, search } = useLocation()

  return (msg) => {
    const { callbackSuccess } = useLoginPanel.getState()
    const accessToken = sessionCookies.read().accessToken ?? ''
    const { next, isResumeSkipped } = decideLanding({ path: pathname, hash, search }, accessToken)
    if (!isResumeSkipped) dropResumeLocation()
    loginClosed()
    if (next.do === 'reload') showToastAfterReload(msg)
    else showToast({ kind: 'success', message: msg })
    switch (next.do) {
      case 'reload':
        return pageMoves.reload()
      case 'callback':
        return callbackSuccess?.(accessToken)
      case 'go':
        return void navigate(next.to, { replace: pathname === '/login' })
      case 'leave':
        return pageMoves.leave(next.href)
      case 'close-panel':
        return undefined
    }
  }
}
