/** What a reply to a save does to the answers that were sent. (ruling R34) */
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { type EditMark, type Entries, type Entry, isNewer, isSame } from './entry.ts'

export interface Held extends EditMark {
  question: string
  value?: AnswerValue | undefined
}

interface Reply {
  saved: readonly Held[]
  /** The attempt has ended: what the server does not hold now it will not take any more. */
  isClosed: boolean
}

/** A later edit than the one that was sent is untouched: its turn comes. */
function settleOne(entry: Entry, sent: EditMark, held: Held | undefined, isClosed: boolean): Entry {
  if (held !== undefined && isSame(held, sent)) {
    if (!isSame(entry, sent)) return entry
    return { ...entry, state: 'accepted', ...(entry.isFile && held.value !== undefined && { value: held.value }) }
  }
  const isOvertaken = held !== undefined && isNewer(held, entry)
  if (isClosed) return isOvertaken ? { ...entry, ...held, value: held.value ?? null, state: 'accepted' } : { ...entry, state: 'refused' }
  // Another writer counted further. Whoever sits here wrote last: the edit goes on top of that one.
  if (isOvertaken) return { ...entry, edit: held.edit + 1, state: 'device' }
  return { ...entry, state: 'device' }
}

export function settle(entries: Entries, sent: readonly Entry[], { saved, isClosed }: Reply): Entries {
  const settled = { ...entries }
  for (const each of sent) {
    const entry = settled[each.question]
    if (entry === undefined) continue
    const held = saved.find(({ question }) => question === each.question)
    settled[each.question] = settleOne(entry, each, held, isClosed)
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
