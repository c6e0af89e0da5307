/** Which recordings of a list are chosen, while several are kept with one press. (ruling R68) */

import { createContext, useContext } from 'react'
import type { RecordingCard } from '#src/api/shapes/recording.ts'

export interface Choosing {
  chosen: readonly RecordingCard[]
  toggle: (card: RecordingCard) => void
}

/** Undefined while the rows are links. */
export const ChoosingContext = createContext<Choosing | undefined>(undefined)
export const useChoosing = () => useContext(ChoosingContext)
