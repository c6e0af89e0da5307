import type { DataRouter } from 'react-router'

/** Milliseconds after the first drawing: on a slow line the first page's data and pictures are there by then. */
const AFTER = 3000

/** A busy page must not put the work off for ever: tickets and help wait for it. Milliseconds. */
const LONGEST_WAIT = 3000

/** Runs when the first page is there and the browser has nothing else to do. Safari has no idle callback; there the time alone must do. */
export function runAfterFirstPage(run: () => void): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => work())
  setTimeout(() => whenIdle(run, { timeout: LONGEST_WAIT }), AFTER)
}

/** Loads what sends the push token only where the person has agreed to pushes. (ruling R59) */
export function refreshPush(): void {
  if (globalThis.Notification?.permission !== 'granted') return
  runAfterFirstPage(() => void import('#src/features/account/push/device.ts').then((push) => push.refreshPush()).catch(() => undefined))
}

/** What cannot be fetched now waits for the next visit. */
export function resumeWaitingWork(router: DataRouter): void {
  refreshPush()
  runAfterFirstPage(() => void import('./late/late-work.ts').then(({ beginLateWork }) => beginLateWork(router)).catch(() => undefined))
}
