/**
 * A newer release of the app: one that is stored on the device and waits for the person's consent, or one that
 * a missing part has requested.
 */

import { create } from 'zustand'

interface UpdateState {
  /** Switches to the new release and reloads the page; undefined if there is none or it was postponed. */
  take: (() => void) | undefined
  /** What waits for the reload: the page itself, or a part of a page that is shown. */
  awaitedBy: 'page' | 'part' | undefined
}

export const useUpdate = create<UpdateState>(() => ({ take: undefined, awaitedBy: undefined }))

export function updateReady(take: () => void): void {
  useUpdate.setState({ take })
}

/** Postpones it to the next visit: it takes over by itself once every page of the app is closed. */
export function updatePutOff(): void {
  useUpdate.setState({ take: undefined })
}

export function updateAwaited(awaitedBy: UpdateState['awaitedBy']): void {
  useUpdate.setState({ awaitedBy })
}
