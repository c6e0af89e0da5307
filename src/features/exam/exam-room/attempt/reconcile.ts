/** Makes one of the answers here, on the device, at the server and in other tabs. Nothing unconfirmed is dropped. (ruling R34) */

import type { Answer as HeldAnswer, AnswerValue } from '#src/api/shapes/submission.ts'
import {
  type Answer,
  type Answers,
  type EditMark,
  isAwaitingBytes,
  isFile,
  isNewer,
  isSame,
  isUnsent,
  markAcknowledged,
  markDirty,
  markRefused,
  offerOther,
  replaceAnswer,
} from './answer.ts'
import { restoreAnswer, type StoredAnswer } from './stored.ts'
import type { Writers } from './writers.ts'

/** An edit that the server holds; earlier servers do not tell when it was written. */
interface HeldMark extends EditMark {
  edited_at?: string | null | undefined
}

/** The count of a held answer does not tell when it was written, its stamp does. */
const stampHeld = ({ edited_at }: HeldMark) => ({
  edited_at: edited_at ?? '',
  ...(edited_at && { isRebased: true }),
})

/** The server does not hold a file whose bytes it still awaits. */
function fromHeld({ question, value, edit, writer, edited_at }: HeldAnswer): Answer {
  const mark = { question, value, edit, writer, ...stampHeld({ edit, writer, edited_at }) }
  if (!isAwaitingBytes(value)) return { ...mark, kind: 'plain', state: 'acknowledged' }
  return { ...mark, kind: 'remote-file', isAnnounced: true, state: 'dirty', base: { edit, writer } }
}

/** Makes an answer dirty that was confirmed once and is not any more. */
const fromUnconfirmed = (stored: StoredAnswer) => restoreAnswer({ ...stored, isAccepted: false })

const isNobodys: Writers['isOurs'] = () => false

/** Whoever wrote `own` had seen what the server holds, or had written that too. */
function isWrittenOn(
  { writer, base }: Pick<Answer, 'writer' | 'base'>,
  held: EditMark,
  isOurs: Writers['isOurs'],
): boolean {
  return (
    held.writer === writer || isOurs(held) || (base !== undefined && base !== null && !isNewer(held, base))
  )
}

/**
 * Another device wrote later than what waits here, and the server took it: that one stands, and this one is offered beside it, however
 * often either was edited. An estimated stamp tells nothing. (ruling R34)
 */
function isOvertaken(
  own: Pick<Answer, 'writer' | 'base' | 'edited_at' | 'isGuessed'>,
  held: HeldMark,
  isOurs = isNobodys,
): boolean {
  if (isWrittenOn(own, held, isOurs) || own.isGuessed || !held.edited_at || own.edited_at === '') return false
  return Date.parse(held.edited_at) > Date.parse(own.edited_at)
}

/** Keeps `own` over what the server holds, and offers that beside it when nobody here has seen it. */
function keepOver(own: Answer, { value, edit, writer }: HeldAnswer, isOurs: Writers['isOurs']): Answer {
  if (own.base === undefined || isWrittenOn(own, { edit, writer }, isOurs)) return own
  return { ...offerOther(own, value), base: { edit, writer } }
}

function pickOnOpen(stored: StoredAnswer, held: HeldAnswer, isOurs: Writers['isOurs']): Answer {
  // The server has lost nothing that it confirmed; should it claim so, it is sent again.
  const isDirty = isSame(stored, held)
    ? isAwaitingBytes(held.value)
    : isNewer(stored, held) && !isOvertaken(stored, held, isOurs)
  return isDirty
    ? keepOver(fromUnconfirmed(stored), held, isOurs)
    : replaceAnswer(restoreAnswer(stored), fromHeld(held))
}

/** `held` is missing as long as the server has not answered: then its earlier confirmations still count. */
export function mergeOnOpen(
  held: readonly HeldAnswer[] | undefined,
  stored: readonly StoredAnswer[],
  { isOurs }: Writers,
): Answers {
  if (held === undefined) return Object.fromEntries(stored.map((one) => [one.question, restoreAnswer(one)]))
  const merged: Record<string, Answer> = Object.fromEntries(
    held.map((answer) => [answer.question, fromHeld(answer)]),
  )
  for (const one of stored) {
    const answer = held.find(({ question }) => question === one.question)
    merged[one.question] = answer === undefined ? fromUnconfirmed(one) : pickOnOpen(one, answer, isOurs)
  }
  return merged
}

/** Every tab counts on from what it knows; a rebased answer, or one from the server, has a count that does not tell when it was written. */
function isCountUnreliable({ isRebased, edited_at }: Answer): boolean {
  return isRebased === true || edited_at === ''
}

/** Came from the server with its stamp. */
function isStampedByServer({ state, isRebased, edited_at }: Answer): boolean {
  return state === 'acknowledged' && isRebased === true && edited_at !== ''
}

/** Stamps compare only when both are the server's time or both the device's. An answer without a stamp came from the server before. */
function isComparable(one: Answer, other: Answer): boolean {
  return Boolean(one.isGuessed) === Boolean(other.isGuessed) || other.edited_at === ''
}

function isLaterWritten(one: Answer, other: Answer): boolean {
  return isComparable(one, other) && one.edited_at > other.edited_at
}

/** Two tabs that had not heard of each other counted on from the same edit: neither count tells which was later. */
function isTie(one: Answer, other: Answer): boolean {
  return one.edit === other.edit && one.writer !== other.writer
}

/** Gives the answer one count more than `onto`, in the name of whoever counts: two tabs never give one mark to two texts. */
export function placeOnTop({ edit }: EditMark, answer: Answer, writer: string): Answer {
  const rebased = { ...markDirty(answer), edit: edit + 1, writer, isRebased: true }
  return rebased.kind === 'file' || rebased.kind === 'unwanted-file'
    ? { ...rebased, isAnnounced: false }
    : rebased
}

/** Keeps `own`, and offers the other in the place of an earlier conflict. */
function offerBeside(own: Answer, other: Answer): Answer {
  const offered = replaceAnswer(markDirty(other), { ...own, other: undefined })
  return offered.other === undefined ? own : offered
}

/**
 * Takes an edit from another tab of this device: the one written later stays. Its count tells, unless it was rebased or is the same;
 * then its stamp does. Undefined: the answer here stays.
 */
export function mergeFromTab(own: Answer | undefined, incoming: Answer, writer: string): Answer | undefined {
  if (own === undefined) return markDirty(incoming)
  if (isSame(own, incoming)) return undefined
  if (isStampedByServer(own) && isOvertaken(incoming, own)) return offerBeside(own, incoming)
  if (!isNewer(incoming, own)) {
    // A tab that opened without the line and without stored answers counts from the beginning.
    const isCountedApart = own.state === 'acknowledged' && own.writer !== incoming.writer
    const isDecidedByStamp = isCountUnreliable(own) || isCountedApart || isTie(own, incoming)
    if (isDecidedByStamp && isLaterWritten(incoming, own)) return placeOnTop(own, incoming, writer)
    return isCountedApart && !isComparable(incoming, own) ? offerBeside(own, incoming) : undefined
  }
  const isUncertain = isCountUnreliable(incoming) || isTie(own, incoming)
  if (isUncertain && isUnsent(own) && isLaterWritten(own, incoming)) return placeOnTop(incoming, own, writer)
  const taken = markDirty(incoming)
  const isTypedHere = own.writer === writer && isUnsent(own)
  // Stamps of two tabs are never quite the same: what was typed here last is offered before any earlier conflict.
  const isOffered = isTypedHere && (isUncertain || isLaterWritten(own, incoming))
  const { other } = isOffered ? replaceAnswer(own, { ...taken, other: undefined }) : taken
  return other === undefined ? taken : { ...taken, other }
}

/** Takes the answers that a tab which was open until now has left on the device. */
export function mergeStored(answers: Answers, stored: readonly StoredAnswer[], writer: string): Answers {
  const merged: Record<string, Answer> = { ...answers }
  for (const left of stored.map(restoreAnswer)) {
    const own = merged[left.question]
    const isKnown = own?.writer === left.writer && isNewer(own, left)
    if (!isKnown)
      merged[left.question] = mergeFromTab(own, left, writer) ?? (own ? replaceAnswer(left, own) : left)
  }
  return merged
}

/** Takes `incoming`, and offers what was typed here rather than what it offers itself. */
function offerTyped(own: Answer, incoming: Answer): Answer {
  const typed = replaceAnswer({ ...own, other: undefined }, { ...incoming, other: undefined })
  return typed.other === undefined ? replaceAnswer(own, incoming) : typed
}

/** Takes an answer that the server has confirmed to another tab; a later one of this tab is rebased on it. */
export function mergeAcknowledged(
  own: Answer | undefined,
  incoming: Answer,
  { isLive, own: writer }: Writers,
): Answer {
  if (own === undefined) return incoming
  // Each tab may offer another text: what was offered, or written, in this one stays.
  if (isSame(own, incoming))
    return replaceAnswer(own, {
      ...incoming,
      other: incoming.other === null ? null : (own.other ?? incoming.other),
    })
  if (!isNewer(incoming, own)) return own
  const isUncertain = isCountUnreliable(incoming) || isTie(own, incoming)
  return isUnsent(own) && isLive(own) && isUncertain && isLaterWritten(own, incoming)
    ? placeOnTop(incoming, own, writer)
    : offerTyped(own, incoming)
}

/** Joins an unsent answer with another that the server holds. */
function mergeUnsent(own: Answer, held: HeldAnswer, writers: Writers): Answer {
  const isBehind = isNewer(held, own)
  if (isOvertaken(own, held, writers.isOurs) || (isBehind && !writers.isLive(own)))
    return replaceAnswer(own, fromHeld(held))
  return keepOver(isBehind ? { ...own, base: own.base ?? null } : own, held, writers.isOurs)
}

/** Takes the server's answers while the room is open: the later edit of each stays, and whatever somebody writes here just now. */
export function mergeHeld(answers: Answers, held: readonly HeldAnswer[], writers: Writers): Answers {
  const merged = { ...answers }
  for (const answer of held) {
    const own = merged[answer.question]
    if (own === undefined) merged[answer.question] = fromHeld(answer)
    else if (isUnsent(own) && !isSame(answer, own))
      merged[answer.question] = mergeUnsent(own, answer, writers)
    else if (isNewer(answer, own) || (isSame(answer, own) && !isAwaitingBytes(answer.value)))
      merged[answer.question] = replaceAnswer(own, fromHeld(answer))
  }
  return merged
}

/** One answer in the reply to a save. */
export interface SavedAnswer extends HeldMark {
  question: string
  value?: AnswerValue | undefined
}

interface Reply {
  saved: readonly SavedAnswer[]
  /** The attempt has ended: the server will not take what it does not hold now. */
  isClosed: boolean
  /** Only the names of files were sent: the server has their bytes only if it names their address. */
  isAnnouncing?: boolean
  writers: Writers
}

/** The server knows of this very edit; a file's value is what the server has made of it. */
function confirmAnswer(answer: Answer, value: AnswerValue | undefined, isAnnouncing: boolean): Answer {
  if (!isFile(answer)) return markAcknowledged(answer)
  if (isAnnouncing && (value === undefined || isAwaitingBytes(value))) return { ...answer, isAnnounced: true }
  return markAcknowledged(value === undefined ? answer : { ...answer, value })
}

function takeLater(answer: Answer, held: HeldMark, value: AnswerValue): Answer {
  const { edit, writer } = held
  const { question } = answer
  return replaceAnswer(answer, {
    kind: 'plain',
    question,
    value,
    edit,
    writer,
    ...stampHeld(held),
    state: 'acknowledged',
  })
}

function applyOne(
  answer: Answer,
  sent: Answer,
  held: SavedAnswer | undefined,
  { isClosed, isAnnouncing = false, writers }: Omit<Reply, 'saved'>,
): Answer {
  const { own: writer, isLive, isOurs } = writers
  if (held !== undefined && isSame(held, sent)) {
    // A later edit than the one that was sent stays untouched: its turn comes.
    const { edit } = sent
    return isSame(answer, sent)
      ? confirmAnswer(answer, held.value, isAnnouncing)
      : { ...answer, base: { edit, writer: sent.writer } }
  }
  const value = held?.value
  const isBehind = held !== undefined && isNewer(held, answer)
  // The server was heard while this was being sent: the answer is its own already, and not dirty.
  if (answer.state === 'acknowledged')
    return isBehind && value !== undefined ? takeLater(answer, held, value) : answer
  // The server holds another text: this one is shown and offered as refused.
  const isOther =
    value !== undefined && !isFile(answer) && JSON.stringify(value) !== JSON.stringify(answer.value)
  if (isClosed && isBehind && value !== undefined && !isOther)
    return markAcknowledged({ ...answer, edit: held.edit, writer: held.writer, value })
  // Another stamp: it was corrected while this was being sent.
  if (isClosed) return answer.edited_at === sent.edited_at ? markRefused(answer) : markDirty(answer)
  if (held === undefined) return markDirty(answer)
  // A late delivery of an earlier page is offered as a conflict. A later edit without its text is asked for.
  const isLater = isOvertaken(answer, held, isOurs) || (isBehind && !isLive(answer))
  if (isLater) return value === undefined ? markDirty(answer) : takeLater(answer, held, value)
  const kept =
    value === undefined
      ? answer
      : keepOver({ ...answer, base: answer.base ?? null }, { ...held, value }, isOurs)
  // Another writer counted further: the edit is rebased on that one, and nobody has heard of it yet.
  return isBehind && isWrittenOn(kept, held, isOurs) ? placeOnTop(held, kept, writer) : markDirty(kept)
}

/** Applies the reply to a save to the answers that were sent. */
export function applySaved(answers: Answers, sent: readonly Answer[], { saved, ...reply }: Reply): Answers {
  const applied = { ...answers }
  for (const each of sent) {
    const answer = applied[each.question]
    if (answer === undefined) continue
    const held = saved.find(({ question }) => question === each.question)
    applied[each.question] = applyOne(answer, each, held, reply)
  }
  return applied
}

/** None of what was sent is known to have arrived. */
export function revertSending(answers: Answers, sent: readonly Answer[]): Answers {
  const reverted = { ...answers }
  for (const { question } of sent) {
    const answer = reverted[question]
    if (answer?.state === 'sending') reverted[question] = markDirty(answer)
  }
  return reverted
}
