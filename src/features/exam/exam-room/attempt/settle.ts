/** What a reply to a save does to the answers that were sent. (ruling R34) */
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { type EditMark, type Entries, type Entry, inPlaceOf, isAwaited, isNewer, isSame } from './entry.ts'
import { onTopOf } from './merge.ts'

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
  /** Written while this room, or one beside it, was open: whoever sits here wrote last. */
  isLive: (entry: Entry) => boolean
  /** Of this tab. */
  writer: string
}

type Word = Omit<Reply, 'saved'>

/** The server knows of this very edit; a file's value is what the server has made of it. */
function heldNow(entry: Entry, value: AnswerValue | undefined, isAnnouncing: boolean): Entry {
  if (entry.isFile && isAnnouncing && (value === undefined || isAwaited(value))) return { ...entry, isAnnounced: true }
  return { ...entry, state: 'accepted', ...(entry.isFile && value !== undefined && { value }) }
}

/** When it was written is not told. */
function overtaken({ question }: Entry, { edit, writer }: EditMark, value: AnswerValue): Entry {
  return { question, value, edited_at: '', edit, writer, state: 'accepted' }
}

/** A later edit than the one that was sent is untouched: its turn comes. */
function settleOne(entry: Entry, sent: Entry, held: Held | undefined, { isClosed, isAnnouncing = false, isLive, writer }: Word): Entry {
  if (held !== undefined && isSame(held, sent)) return isSame(entry, sent) ? heldNow(entry, held.value, isAnnouncing) : entry
  const isOvertaken = held !== undefined && isNewer(held, entry)
  // The server was heard while this was under way: what stands here is its own word already, and nothing is owed.
  if (entry.state === 'accepted')
    return isOvertaken && held.value !== undefined ? inPlaceOf(entry, overtaken(entry, held, held.value)) : entry
  // What stands at the server is another text: this one is shown, and offered, as what was not taken.
  const isOther = held?.value !== undefined && !entry.isFile && JSON.stringify(held.value) !== JSON.stringify(entry.value)
  if (isClosed && isOvertaken && held.value !== undefined && !isOther) return { ...entry, ...held, value: held.value, state: 'accepted' }
  // Its stamp was put right while it was under way.
  if (isClosed) return { ...entry, state: entry.edited_at === sent.edited_at ? 'refused' : 'device' }
  // What an earlier page left is a straggler by now, and is offered. Without its text the later one is asked for.
  if (isOvertaken && !isLive(entry) && held.value !== undefined) return inPlaceOf(entry, overtaken(entry, held, held.value))
  // Another writer counted further: the edit goes on top of that one, and of that edit nobody has heard.
  if (isOvertaken && isLive(entry)) return onTopOf(held, entry, writer)
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
