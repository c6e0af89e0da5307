/** Milliseconds after the first drawing: on a slow line the first page's data and pictures are there by then. */
const AFTER = 3000

/** Runs when the first page is there and the browser has nothing else to do. Safari has no idle callback; there the time alone must do. */
export function runAfterFirstPage(run: () => void): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => work())
  setTimeout(() => whenIdle(run), AFTER)
}

/** Throws away unsent work that is too old; what cannot be fetched now is swept by the next visit. */
export function removeOldWorkWhenIdle(): void {
  runAfterFirstPage(() => {
    import('#src/stores/session/remove-old-work.ts').then(
      ({ removeOldWork }) => removeOldWork(),
      () => undefined,
    )
  })
}
