/** One refresh for the whole browser: Web Locks, with the cookies read again inside the lock. (ruling R16) */

const LOCK_NAME = 'token-refresh'
/** A tab that froze while it held the lock must not stop the others for ever. */
const LOCK_LIMIT = 20_000
/** In Firefox the winner's cookie reaches other tabs a little after the lock does. */
const COOKIE_WAIT = 1000
const COOKIE_STEP = 25

/** Looks again every 25 ms until there is something to see or the time is up. */
async function waitFor<T>(look: () => T | undefined, limit: number): Promise<T | undefined> {
  for (let waited = 0; ; waited += COOKIE_STEP) {
    const seen = look()
    if (seen !== undefined || waited >= limit) return seen
    await new Promise((resolve) => setTimeout(resolve, COOKIE_STEP))
  }
}

interface Refreshing<T> {
  /** What another tab left in the cookies; undefined as long as they stand as they were. */
  look: () => T | undefined
  /** Must settle by itself and never reject: a rejection is read as a failure of the lock. */
  renew: () => Promise<T>
}

/** Runs `renew` in one tab at a time; the others take what it left. Without locks, or when they fail, this tab goes on alone. */
export async function onceForAllTabs<T>(locks: LockManager | null | undefined, { look, renew }: Refreshing<T>): Promise<T> {
  if (!locks) return look() ?? renew()
  try {
    const first = await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => (lock ? (look() ?? (await renew())) : undefined))
    if (first !== undefined) return first
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), LOCK_LIMIT)
    return await locks.request(LOCK_NAME, { signal: patience.signal }, async () => {
      clearTimeout(timer)
      return (await waitFor(look, COOKIE_WAIT)) ?? (await renew())
    })
  } catch {
    return look() ?? renew()
  }
}
