/** What a reply to a save does to the answers that were sent. (ruling R34) */
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { type EditMark, type Entries, type Entry, isAwaited, isNewer, isSame } from './entry.ts'

export interface Held extends EditMark {
  question: string
  value?: AnswerValue | undefined
}

interface Reply {
  saved: readonly Held[]
  /** The attempt has ended: what the server does not hold now it will not take any more. */
  isClosed: boolean
  /** Of files only their names went out: the server knows of them, and has them only if it says where they are. */
  isAnnouncing?: boolean
}

type Word = Pick<Reply, 'isClosed' | 'isAnnouncing'>

/** The server knows of this very edit; a file's value is what the server has made of it. */
function heldNow(entry: Entry, value: AnswerValue | undefined, isAnnouncing: boolean): Entry {
  if (entry.isFile && isAnnouncing && (value === undefined || isAwaited(value))) return { ...entry, isAnnounced: true }
  return { ...entry, state: 'accepted', ...(entry.isFile && value !== undefined && { value }) }
}

/** A later edit than the one that was sent is untouched: its turn comes. */
function settleOne(entry: Entry, sent: EditMark, held: Held | undefined, { isClosed, isAnnouncing = false }: Word): Entry {
  if (held !== undefined && isSame(held, sent)) return isSame(entry, sent) ? heldNow(entry, held.value, isAnnouncing) : entry
  const isOvertaken = held !== undefined && isNewer(held, entry)
  if (isClosed) return isOvertaken ? { ...entry, ...held, value: held.value ?? null, state: 'accepted' } : { ...entry, state: 'refused' }
  // Another writer counted further. Whoever sits here wrote last: the edit goes on top of that one, and of that edit nobody has heard.
  const { isAnnounced, ...again } = entry
  if (isOvertaken) return { ...again, edit: held.edit + 1, state: 'device' }
  return { ...entry, state: 'device' }
}

export function settle(entries: Entries, sent: readonly Entry[], { saved, ...word }: Reply): Entries {
  const settled = { ...entries }
  for (const each of sent) {
    const entry = settled[each.question]
    if (entry === undefined) continue
    const held = saved.find(({ question }) => question === each.question)
    settled[each.question] = settleOne(entry, each, held, word)
  }
  return settled
}

/** None of what was sent is known to have arrived. */
export function unsettle(entries: Entries, sent: readonly Entry[]): Entries {
  const back = { ...entries }
  for (const { question } of sent) {
    const entry = back[question]
    if (entry?.state === 'sending') back[question] = { ...entry, state: 'device' }
  }
  return back
}
