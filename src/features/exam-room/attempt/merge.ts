/** What the server holds and what this device kept, made one. Nothing that the server has not confirmed is left out. (ruling R34) */
import type { Answer } from '#src/api/shapes/submission.ts'
import type { KeptDraft } from '#src/stores/attempt-drafts/kept-draft.ts'
import { type Entries, type Entry, inPlaceOf, isAwaited, isNewer, isSame } from './entry.ts'

function entryOfKept({ isAccepted, isFile, isAnnounced, isUnwanted, replaced, isGuessed, other, ...draft }: KeptDraft): Entry {
  return {
    ...draft,
    state: isAccepted ? 'accepted' : 'device',
    ...(isFile && { isFile }),
    ...(isAnnounced && { isAnnounced }),
    ...(isUnwanted && { isUnwanted }),
    ...(replaced !== undefined && { replaced }),
    ...(isGuessed && { isGuessed }),
    ...(other !== undefined && { other }),
  }
}

/** As the device keeps it. */
export function draftOf({ state, isElsewhere, ...draft }: Entry): KeptDraft {
  return { ...draft, isAccepted: state === 'accepted' }
}

/** A file whose bytes the server still waits for is not held by it. */
function entryOfAnswer({ question, value, edit, writer }: Answer): Entry {
  const mark = { question, value, edit, writer, edited_at: '' }
  if (!isAwaited(value)) return { ...mark, state: 'accepted' }
  return { ...mark, state: 'device', isFile: true, isAnnounced: true, isElsewhere: true }
}

function later(kept: KeptDraft, held: Answer): Entry {
  const own = entryOfKept(kept)
  // The server has lost nothing that it confirmed; should it say otherwise, it is told again.
  const isOwed = isSame(kept, held) ? isAwaited(held.value) : isNewer(kept, held)
  return isOwed ? { ...own, state: 'device' } : inPlaceOf(own, entryOfAnswer(held))
}

/** `held` is missing while the server has not been heard: then what it confirmed earlier still counts as confirmed. */
export function merge(held: readonly Answer[] | undefined, kept: readonly KeptDraft[]): Entries {
  if (held === undefined) return Object.fromEntries(kept.map((draft) => [draft.question, entryOfKept(draft)]))
  const entries: Record<string, Entry> = Object.fromEntries(held.map((answer) => [answer.question, entryOfAnswer(answer)]))
  for (const draft of kept) {
    const answer = held.find(({ question }) => question === draft.question)
    entries[draft.question] = answer === undefined ? { ...entryOfKept(draft), state: 'device' } : later(draft, answer)
  }
  return entries
}

/** Another tab has left these on the device. */
export function mergeKept(entries: Entries, kept: readonly KeptDraft[]): Entries {
  const merged = { ...entries }
  for (const draft of kept) {
    const own = merged[draft.question]
    if (own === undefined || isNewer(draft, own)) merged[draft.question] = entryOfKept(draft)
  }
  return merged
}

/** The server was heard while the room was open: the later edit of each answer stays, and what somebody writes here just now. */
export function mergeInto(entries: Entries, held: readonly Answer[], isBeingWritten: (entry: Entry) => boolean): Entries {
  const merged = { ...entries }
  for (const answer of held) {
    const own = merged[answer.question]
    if (own !== undefined && !isSame(answer, own) && isBeingWritten(own)) continue
    const now = entryOfAnswer(answer)
    if (own === undefined) merged[answer.question] = now
    else if (isNewer(answer, own) || (isSame(answer, own) && !isAwaited(answer.value))) merged[answer.question] = inPlaceOf(own, now)
  }
  return merged
}
