/** What the server holds and what this device kept, made one. Nothing that the server has not confirmed is left out. (ruling R34) */
import type { Answer } from '#src/api/shapes/submission.ts'
import type { KeptDraft } from '#src/stores/attempt-drafts/kept-draft.ts'
import { type EditMark, type Entries, type Entry, inPlaceOf, isAwaited, isNewer, isSame, isUnsent } from './entry.ts'

/** When an answer that the server holds was written is not known any more. */
function entryOfKept({ isAccepted, isFile, isAnnounced, isUnwanted, replaced, isGuessed, isMoved, other, ...draft }: KeptDraft): Entry {
  return {
    ...draft,
    ...(isAccepted && { edited_at: '' }),
    state: isAccepted ? 'accepted' : 'device',
    ...(isFile && { isFile }),
    ...(isAnnounced && { isAnnounced }),
    ...(isUnwanted && { isUnwanted }),
    ...(replaced !== undefined && { replaced }),
    ...(isGuessed && { isGuessed }),
    ...(isMoved && { isMoved }),
    ...(other !== undefined && { other }),
  }
}

/** Confirmed once, and not any more. */
const owedOf = (kept: KeptDraft) => entryOfKept({ ...kept, isAccepted: false })

/** As the device keeps it. */
export function draftOf({ state, isElsewhere, refusal, ...draft }: Entry): KeptDraft {
  return { ...draft, isAccepted: state === 'accepted' }
}

/** A file whose bytes the server still waits for is not held by it. */
function entryOfAnswer({ question, value, edit, writer }: Answer): Entry {
  const mark = { question, value, edit, writer, edited_at: '' }
  if (!isAwaited(value)) return { ...mark, state: 'accepted' }
  return { ...mark, state: 'device', isFile: true, isAnnounced: true, isElsewhere: true }
}

function later(kept: KeptDraft, held: Answer): Entry {
  // The server has lost nothing that it confirmed; should it say otherwise, it is told again.
  const isOwed = isSame(kept, held) ? isAwaited(held.value) : isNewer(kept, held)
  return isOwed ? owedOf(kept) : inPlaceOf(entryOfKept(kept), entryOfAnswer(held))
}

/** `held` is missing while the server has not been heard: then what it confirmed earlier still counts as confirmed. */
export function merge(held: readonly Answer[] | undefined, kept: readonly KeptDraft[]): Entries {
  if (held === undefined) return Object.fromEntries(kept.map((draft) => [draft.question, entryOfKept(draft)]))
  const entries: Record<string, Entry> = Object.fromEntries(held.map((answer) => [answer.question, entryOfAnswer(answer)]))
  for (const draft of kept) {
    const answer = held.find(({ question }) => question === draft.question)
    entries[draft.question] = answer === undefined ? owedOf(draft) : later(draft, answer)
  }
  return entries
}

/** Whoever types counts from what is known there: only of an answer that was moved, or came from the server, its count says nothing of when. */
function isOutOfTurn({ isMoved, edited_at }: Entry): boolean {
  return isMoved === true || edited_at === ''
}

/** Both stamps are the server's time, or both the device's; otherwise the count is all there is. */
function areComparable(one: Entry, other: Entry): boolean {
  return one.isGuessed === other.isGuessed
}

/** What has no stamp came from the server: whoever writes here writes after it. */
function isLaterWritten(one: Entry, other: Entry): boolean {
  return one.edited_at > other.edited_at && (areComparable(one, other) || other.edited_at === '')
}

/** One more than `other`, in the name of whoever counts: two tabs never give one mark to two texts. */
export function onTopOf({ edit }: EditMark, { isAnnounced, ...entry }: Entry, writer: string): Entry {
  return { ...entry, edit: edit + 1, writer, state: 'device', isMoved: true }
}

/**
 * Another tab of this device hands an edit over: what was written later stands. Its count says so, unless that was moved; then its
 * stamp does. Undefined: what is here stays.
 */
export function mergeTold(own: Entry | undefined, told: Entry, writer: string): Entry | undefined {
  if (own === undefined) return { ...told, state: 'device' }
  if (isSame(own, told)) return undefined
  if (!isNewer(told, own)) return isOutOfTurn(own) && isLaterWritten(told, own) ? onTopOf(own, told, writer) : undefined
  if (isOutOfTurn(told) && isUnsent(own) && isLaterWritten(own, told)) return onTopOf(told, own, writer)
  const taken: Entry = { ...told, state: 'device' }
  const isTyped = own.writer === writer && isUnsent(own)
  // By stamps that are never quite the same in two tabs: what was typed here last is offered before anything that was offered until now.
  const { other } = isTyped && isOutOfTurn(told) ? inPlaceOf(own, { ...taken, other: undefined }) : taken
  return other === undefined ? taken : { ...taken, other }
}

/** A tab that was open until now has left these on the device. */
export function mergeLeft(entries: Entries, kept: readonly KeptDraft[], writer: string): Entries {
  const merged: Record<string, Entry> = { ...entries }
  for (const left of kept.map(entryOfKept)) {
    const own = merged[left.question]
    const isKnown = own?.writer === left.writer && isNewer(own, left)
    if (!isKnown) merged[left.question] = mergeTold(own, left, writer) ?? (own ? inPlaceOf(left, own) : left)
  }
  return merged
}

/** Another tab has the server's word on an answer; what was written here after it goes on top. */
export function mergeSettled(own: Entry | undefined, told: Entry, isBeingWritten: (entry: Entry) => boolean, writer: string): Entry {
  if (own === undefined) return told
  if (isSame(own, told)) return inPlaceOf(own, told)
  if (!isNewer(told, own)) return own
  return isBeingWritten(own) && isOutOfTurn(told) && isLaterWritten(own, told) ? onTopOf(told, own, writer) : inPlaceOf(own, told)
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
