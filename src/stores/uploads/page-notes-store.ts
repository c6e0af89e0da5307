/** The notes of scanned pages, as this page knows them: their order, and which of them have become a file. (ruling R70) */

import { create } from 'zustand'
import type { ScanNote } from '#src/engines/scan/scan-note.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

/** By the id of the upload. */
interface PageNotes {
  notes: Readonly<Record<string, ScanNote>>
}

const initial: PageNotes = { notes: {} }
export const usePageNotes = create<PageNotes>(() => initial)

export function notesChanged(upload: string, note: ScanNote): void {
  usePageNotes.setState(({ notes }) => ({ notes: { ...notes, [upload]: note } }))
}

export function reset(): void {
  usePageNotes.setState(initial)
}

runAtSessionEnd(reset)
