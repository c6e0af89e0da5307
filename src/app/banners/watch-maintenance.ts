/** Hears that the servers rest, from the client's own host now and then, and from a server that refuses until a time. */

import { readRefusal, readStatus } from '#src/lib/maintenance.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { watchFailures } from '#src/stores/shell/last-failure.ts'
import { maintenanceAnnounced, useMaintenance } from '#src/stores/shell/maintenance-store.ts'

/** Milliseconds between two looks, while the page is seen. */
const EVERY = 5 * 60 * 1000

/** A host without the file, or a dead line, announces nothing. */
async function askHost(): Promise<void> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}status.json`, { cache: 'no-cache' })
    if (!response.ok) return
    const rest = readStatus(await response.json(), getServerNow())
    // What a server said itself stands until its time.
    if (rest !== undefined || (useMaintenance.getState().rest?.until ?? 0) <= getServerNow())
      maintenanceAnnounced(rest)
  } catch {
    // Asked again later.
  }
}

export function watchMaintenance(): void {
  watchFailures((failure) => {
    const rest = readRefusal(failure, getServerNow())
    if (rest) maintenanceAnnounced(rest)
  })
  const look = () => document.visibilityState === 'visible' && void askHost()
  setInterval(look, EVERY)
  look()
}
