import type { DataRouter } from 'react-router'
import * as v from 'valibot'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { recallOwn } from '#src/stores/session/own-storage.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { watchMaintenance } from '../frames/banners/watch-maintenance.ts'
import { listWaiting } from '../outbox/has-waiting.ts'
import { loadPerson } from '../outbox/person-file.ts'
import { loadShell, useShellFile } from './shell-file-store.ts'

/**
 * Milliseconds after the first render: on a slow connection the first page's data and pictures have loaded by
 * then.
 */
const AFTER = 3000

/** A busy page must not postpone the work for ever, since tickets and help wait for it. In milliseconds. */
const LONGEST_WAIT = 3000

/**
 * Runs when the first page is shown and the browser is idle. Safari has no idle callback, so there only the
 * time counts.
 */
export function runAfterFirstPage(run: () => void): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => work())
  setTimeout(() => whenIdle(run, { timeout: LONGEST_WAIT }), AFTER)
}

/**
 * Loads what opens on a press before it is pressed. With data saving on, loads only the code that sends
 * queued items.
 */
export function resumeWaitingWork(router: DataRouter): void {
  runAfterFirstPage(() => {
    watchMaintenance()
    const begin = ({ file } = useShellFile.getState()) => file?.beginLateWork(router)
    begin()
    useShellFile.subscribe(begin)
    if (isSavingData() || recallOwn('meter-on', v.boolean()))
      import('../late/begin-saving.ts').then(({ beginSaving }) => beginSaving()).catch(() => undefined)
    // If loading fails now, the next press or the next visit tries again.
    if (!isSavingData() || listWaiting().length > 0) loadShell().catch(() => undefined)
    if (!isSavingData() && getPersonId() !== undefined)
      loadPerson()
        .then(({ fetchDay }) => fetchDay())
        .catch(() => undefined)
  })
}
