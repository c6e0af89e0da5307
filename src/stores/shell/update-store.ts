/**
 * A newer release of the app: one that is stored on the device and waits for the person's consent, or one that
 * a missing part has requested.
 */

import * as v from 'valibot'
import { create } from 'zustand'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'

interface UpdateState {
  /** Switches to the new release and reloads the page; undefined if there is none or it was postponed. */
  take: (() => void) | undefined
  /** What waits for the reload: the page itself, or a part of a page that is shown. */
  awaitedBy: 'page' | 'part' | undefined
}

export const useUpdate = create<UpdateState>(() => ({ take: undefined, awaitedBy: undefined }))

/** The release that was put off on this device. */
const PUT_OFF = 'device:release-put-off'

let offered: string | undefined

/** `release`: undefined if the new one does not tell its name, so that it cannot be remembered. */
export function updateReady(take: () => void, release?: string): void {
  if (release !== undefined && recall(PUT_OFF, v.string()) === release) return
  offered = release
  useUpdate.setState({ take })
}

/** Nobody is asked for this release again: it takes over by itself once every page of the app is closed. */
export function updatePutOff(): void {
  if (offered !== undefined) remember(PUT_OFF, offered)
  useUpdate.setState({ take: undefined })
}

export function updateAwaited(awaitedBy: UpdateState['awaitedBy']): void {
  useUpdate.setState({ awaitedBy })
}
