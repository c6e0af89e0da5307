/** The papers that a teacher has taken along, as this page knows them. (ruling R87) */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { hasPapers, type PaperHead } from './paper-disk.ts'
import { forgetKey } from './paper-lock.ts'

/** A teacher may take so many. (ruling R87) */
export const MOST_PAPERS = 30

/** How many of the wanted papers are here. */
export interface Taking {
  done: number
  all: number
}

interface PapersStore {
  /** False until the device has been asked; true at once where there are none. */
  isRead: boolean
  papers: readonly PaperHead[]
  /** This tab took them, and can open them. */
  isOpen: boolean
  /** While papers are being taken in this tab. */
  taking: Taking | undefined
}

const initial = (): PapersStore => ({
  isRead: !hasPapers(getPersonId()),
  papers: [],
  isOpen: true,
  taking: undefined,
})

export const useKeptPapers = create<PapersStore>(initial)

export const takingChanged = (taking: Taking | undefined): void => useKeptPapers.setState({ taking })

export function reset(): void {
  forgetKey()
  useKeptPapers.setState(initial())
}

runAtSessionEnd(reset)
