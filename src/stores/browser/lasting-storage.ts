/**
 * Asks the browser not to clear what this site stores when the device runs out of room. Asked once a page, at the
 * first thing that matters; a browser that asks the person does so only until it is answered.
 */

let isAsked = false

export function askForLastingStorage(): void {
  if (isAsked) return
  isAsked = true
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** The person asks for it by a press; what the browser says then. */
export async function askAgainForLastingStorage(): Promise<boolean | undefined> {
  return navigator.storage?.persist?.().catch(() => undefined)
}

/** What the browser says; undefined where it says nothing. */
export async function readIsLasting(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined)
}
