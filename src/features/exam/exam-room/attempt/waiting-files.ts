/** Of the files that were chosen: which wait to be sent from here, and which cannot be. */
import { type Entry, isUnsent } from './entry.ts'
import type { FileContext } from './sending.ts'

export interface WaitingFiles {
  all: () => Entry[]
  isMissing: (question: string) => boolean
  /** The bytes are not on this device: the file must be chosen again. */
  missed: (question: string) => void
  chosen: (question: string) => void
  /** Once nothing can be chosen any more, what the server did not want is refused. */
  giveUp: () => void
}

export function makeWaitingFiles({ store, onSettled }: Pick<FileContext, 'store' | 'onSettled'>): WaitingFiles {
  const missing = new Set<string>()
  const unsent = () => Object.values(store.get().entries).filter((entry) => entry.isFile && isUnsent(entry))
  const isMissing = (question: string) => missing.has(question) || store.get().entries[question]?.isElsewhere === true
  return {
    all: () => unsent().filter(({ question, isUnwanted }) => !isMissing(question) && !isUnwanted),
    isMissing,
    missed: (question) => missing.add(question),
    chosen: (question) => missing.delete(question),
    giveUp: () => {
      const { isOver, handIn, entries } = store.get()
      const given = unsent().filter(({ isUnwanted }) => isUnwanted)
      if (given.length === 0 || (!isOver && handIn === undefined)) return
      const refused = given.map((entry) => [entry.question, { ...entry, state: 'refused' as const }])
      store.set({ entries: { ...entries, ...Object.fromEntries(refused) } })
      onSettled(given)
    },
  }
}
