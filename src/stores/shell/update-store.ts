/** A newer release of the app that lies on the device and waits for the person's word. */

import { create } from 'zustand'

interface UpdateState {
  /** Takes the new release and opens the page anew; undefined = none waits, or it was put off. */
  take: (() => void) | undefined
}

export const useUpdate = create<UpdateState>(() => ({ take: undefined }))

export function updateReady(take: () => void): void {
  useUpdate.setState({ take })
}

/** Until the next visit: it comes by itself when every page of the app was closed. */
export function updatePutOff(): void {
  useUpdate.setState({ take: undefined })
}
