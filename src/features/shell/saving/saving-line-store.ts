/** The message of the quiet line about saved data; undefined while there is no message. */

import { create } from 'zustand'

/** The offer of a first visit, or how much of the month's own limit is gone. */
export type Said = 'offer' | { percent: number; onSeen: () => void }

export const useSavingLine = create<{ said: Said | undefined }>(() => ({ said: undefined }))

export function savingSaid(said: Said | undefined): void {
  useSavingLine.setState({ said })
}

export function reset(): void {
  savingSaid(undefined)
}
