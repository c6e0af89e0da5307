/** How long saves wait, beside the pace of the saver. All times in milliseconds. */
import { type Entry, isUnsent, lettersOf } from './entry.ts'

/** A tab that does not write hands its edits to the one that does, and sends them itself when it hears nothing for so long. */
const HELPER_PATIENCE = 8000
/** The first edit goes at once, what comes while it is under way with the next save. */
const WRITER_PATIENCE = 0
/** Letters for which the next save waits a millisecond more: a long text goes whole each time, and a slow line has little else to carry. */
const LETTERS_A_MILLISECOND = 4
/** No text makes it wait longer. */
const MOST_MORE = 5000
/** The tab that writes tells the others of its edits this late: each is told whole, and mostly nobody is there. */
export const TELL_AFTER = 700

export const patienceOf = (isWriter: boolean) => (isWriter ? WRITER_PATIENCE : HELPER_PATIENCE)

export function moreTimeFor(entries: readonly Entry[]): number {
  const letters = entries.reduce((sum, entry) => (isUnsent(entry) ? sum + lettersOf(entry.value) : sum), 0)
  return Math.min(letters / LETTERS_A_MILLISECOND, MOST_MORE)
}
