import type { DataRouter } from 'react-router'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { watchMaintenance } from '../banners/watch-maintenance.ts'
import { listWaiting } from '../waiting/has-waiting.ts'
import { loadPerson } from '../waiting/person-file.ts'
import { loadShell, useShellFile } from './shell-file-store.ts'

/** Milliseconds after the first drawing: on a slow line the first page's data and pictures are there by then. */
const AFTER = 3000

/** A busy page must not put the work off for ever: tickets and help wait for it. Milliseconds. */
const LONGEST_WAIT = 3000

/** Runs when the first page is there and the browser has nothing else to do. Safari has no idle callback; there the time alone must do. */
export function runAfterFirstPage(run: () => void): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => work())
  setTimeout(() => whenIdle(run, { timeout: LONGEST_WAIT }), AFTER)
}

/** Fetches what opens at a press before somebody presses; where data are dear, only for what waits to be sent. */
export function resumeWaitingWork(router: DataRouter): void {
  runAfterFirstPage(() => {
    watchMaintenance()
    const begin = ({ file } = useShellFile.getState()) => file?.beginLateWork(router)
    begin()
    useShellFile.subscribe(begin)
    // What cannot be fetched now waits for the next press, or the next visit.
    if (!isSavingData() || listWaiting().length > 0) loadShell().catch(() => undefined)
    if (!isSavingData() && getPersonId() !== undefined)
      loadPerson()
        .then(({ fetchDay }) => fetchDay())
        .catch(() => undefined)
  })
}
