/** A newer release of the app that is stored on the device and waits for the person's consent. */

import { create } from 'zustand'

interface UpdateState {
  /** Switches to the new release and reloads the page; undefined if there is none or it was postponed. */
  take: (() => void) | undefined
}

export const useUpdate = create<UpdateState>(() => ({ take: undefined }))

export function updateReady(take: () => void): void {
  useUpdate.setState({ take })
}

/** Postpones it to the next visit: it takes over by itself once every page of the app is closed. */
export function updatePutOff(): void {
  useUpdate.setState({ take: undefined })
}
