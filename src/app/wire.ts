/** Connects the layers that may not see each other: client, session, toasts, router. */

import type { DataRouter } from 'react-router'
import type { SessionEnd } from '#src/api/client/ports.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { clearCache, connectTabs, refetchChanged } from '#src/api/use-api.ts'
import { connectLogin } from '#src/features/account/auth/hosts.ts'
import { connectPush } from '#src/features/account/push/config.ts'
import { connectSupport } from '#src/features/help/support/hosts.ts'
import { connectJobs } from '#src/features/learn/jobs/hosts.ts'
import { connectHosts } from '#src/lib/configured-hosts.ts'
import { offers } from '#src/lib/features.ts'
import { connectMissingPart } from '#src/lib/load-chunk.ts'
import { paths } from '#src/lib/paths.ts'
import { connectSaving } from '#src/lib/saving-data.ts'
import { forgetCopies, removeStored } from '#src/stores/browser/guarded-storage.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { restoreOwn } from '#src/stores/browser/second-place.ts'
import { stopPushes } from '#src/stores/browser/stop-pushes.ts'
import { notifyChanged, type SessionChange } from '#src/stores/browser/tab-channel.ts'
import { followOtherTabs, isEndedElsewhere } from '#src/stores/session/follow-other-tabs.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { hasResumeLocation } from '#src/stores/session/resume-location.ts'
import { getPersonId, signedOut, useSession } from '#src/stores/session/session-store.ts'
import { hasUnsentHere } from '#src/stores/shell/busy-store.ts'
import { callFailed } from '#src/stores/shell/last-failure.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { serverUndecided } from '#src/stores/shell/undecided-store.ts'
import { setClientListener, connectApp } from './client.ts'
import { environment, hosts } from './environment.ts'
import { openAnew, renewForPart } from './errors/renew.ts'
import { fetchPage } from './start/fetch-page.ts'
import { loadMissingProfile } from './start/load-missing-profile.ts'
import { words } from './words.ts'

/** Set after the client, since the router's first loaders already make calls. */
let router: DataRouter | undefined

/** Tells whether the current page is closed to guests: its group has a gate. */
function isOnClosedPage(): boolean {
  return router?.state.matches.some(({ route }) => (route.middleware?.length ?? 0) > 0) ?? false
}

/** Offers on the home page to log in and to resume where the session ended. (ruling R16) */
export function offerToResume(): void {
  if (hasResumeLocation()) loginAsked({ context: { text: words.sessionEnded } })
}

async function sessionLost(to: SessionEnd): Promise<void> {
  signedOut('ended')
  // Opening the panel adds a history entry, which would cancel a navigation that is still running.
  await router?.navigate(to)
  if (to === '/') offerToResume()
}

/** A busy server has not ended the session: only a page without unsent work is left. (ruling R93) */
function undecided(isUndecided: boolean): void {
  serverUndecided(isUndecided)
  if (!isUndecided || hasUnsentHere()) return
  showToast({ kind: 'error', message: words.serverSilent, isNew: true, topic: 'server-silent' })
  void router?.navigate(paths.home())
}

/**
 * Follows a session change in another tab: a closed page is replaced by the home page, any other page reloads
 * its data. (ruling R21)
 */
function handleTabChange(change: SessionChange): void {
  if (change !== 'session-began' && isOnClosedPage()) void router?.navigate(paths.home(), { replace: true })
  else void router?.revalidate()
}

/**
 * The cookies are gone while somebody is still shown. When they ran out, one navigation leads to the login, which
 * says why and leads back here (ruling R16). When another tab has ended the session, its message is on its way:
 * this page goes where that message would lead it (ruling R21).
 */
function tokensGone(): void {
  if (useSession.getState().status !== 'signed-in') return
  if (!isEndedElsewhere()) return void sessionLost('/login')
  // Not as a logout, which would throw away what was typed: only the message knows.
  signedOut('ended')
  handleTabChange('session-ended')
}

/**
 * Runs before anything is rendered. `fetch` replaces the network (the demo's sandbox inside the page). The
 * returned function disconnects it.
 */
export function wireClient(fetch?: typeof globalThis.fetch): () => void {
  connectApp(fetch)
  connectOutbox(outboxPorts)
  connectMissingPart((isAsked) => void (isAsked ? openAnew() : renewForPart()))
  connectTabs(notifyChanged)
  connectSaving(isSavingData)
  setClientListener({
    sessionLost: (to) => void sessionLost(to),
    undecided,
    tokensGone,
    showToast,
    callFailed,
  })
  connectSupport({ media: environment.media, release: import.meta.env.VITE_RELEASE })
  connectHosts(hosts)
  connectPush(environment.push)
  if (offers.jobs) connectJobs({ cvBuilder: environment.cvBuilderOrigin })
  connectLogin({
    codeEditorOrigin: environment.codeEditorOrigin,
    icons: environment.icons,
    fetchPage: (to) => void fetchPage(new URL(to, window.location.origin), true).catch(() => undefined),
  })
  void restoreOwn()
  // While no page was open, the session may have ended or the person may have changed.
  forgetCopies(getPersonId())
  if (useSession.getState().status === 'guest') removeStored('user')
  const stopForgetting = runAtSessionEnd((ending) => {
    void clearCache()
    void stopPushes(ending === 'ended')
    // Somebody else may be signed in already, known only by their cookies.
    void loadMissingProfile()
  })
  // Guests and signed-in people get different replies: prices, seats, what they already own.
  const stopFollowing = useSession.subscribe((now, before) => {
    if (now.status !== 'signed-in' || before.status !== 'guest') return
    void clearCache()
  })
  return () => {
    stopForgetting()
    stopFollowing()
  }
}

/** Lets session changes drive the router; the returned function disconnects them. */
export function wireRouter(appRouter: DataRouter): () => void {
  router = appRouter
  return followOtherTabs(handleTabChange, (key) => void refetchChanged(key))
}
