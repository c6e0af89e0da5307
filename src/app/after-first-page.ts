/** Milliseconds after the first drawing: on a slow line the first page's data and pictures are there by then. */
const AFTER = 3000

/** Runs when the first page is there and the browser has nothing else to do. Safari has no idle callback; there the time alone must do. */
export function runAfterFirstPage(run: () => void): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => work())
  setTimeout(() => whenIdle(run), AFTER)
}

/** Loads the store of attempts only where there is one. (ruling R16) */
async function removeOldAttempts(before: number, earliest: number): Promise<void> {
  const { isSomethingStored } = await import('#src/features/exam/exam-room/attempt/has-stored.ts')
  if (!(await isSomethingStored())) return
  const { deleteOldAttempts } = await import('#src/features/exam/exam-room/attempt/indexed-db.ts')
  await deleteOldAttempts(before, earliest)
}

/** Loads what sends the push token only where the person has agreed to pushes. (ruling R59) */
export function refreshPush(): void {
  if (globalThis.Notification?.permission !== 'granted') return
  runAfterFirstPage(() => void import('#src/features/account/push/device.ts').then((push) => push.refreshPush()).catch(() => undefined))
}

/** Sends what an earlier visit left, and throws away what is too old; what cannot be fetched now waits for the next visit. */
export function resumeWaitingWork(): void {
  refreshPush()
  runAfterFirstPage(() => {
    import('./send-waiting.ts').then(
      ({ sendWaiting }) => sendWaiting(),
      () => undefined,
    )
    import('#src/stores/session/remove-old-work.ts').then(
      ({ removeOldWork }) => removeOldWork(undefined, removeOldAttempts).catch(() => undefined),
      () => undefined,
    )
  })
}
