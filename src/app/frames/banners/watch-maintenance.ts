/**
 * Watches for server maintenance: asks the client's own host from time to time, and follows servers that
 * answer with a retry time.
 */

import { readRefusal, readStatus } from '#src/lib/maintenance.ts'
import { getPollInterval } from '#src/lib/saving-data.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { watchFailures } from '#src/stores/shell/last-failure.ts'
import { maintenanceAnnounced, useMaintenance } from '#src/stores/shell/maintenance-store.ts'

/** Milliseconds between two checks while the page is visible. */
const EVERY = 5 * 60 * 1000

/** A host without the file, or a lost connection, announces nothing. */
async function askHost(): Promise<void> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}status.json`, { cache: 'no-cache' })
    if (!response.ok) return
    const rest = readStatus(await response.json(), getServerNow())
    // A time that a server sent itself has priority until it is over.
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
  const turn = () => {
    look()
    setTimeout(turn, getPollInterval(EVERY))
  }
  turn()
}
