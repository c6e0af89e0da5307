/**
 * Merges the answers in this tab, on the device, on the server and in other tabs. Nothing unconfirmed is
 * dropped. (ruling R34)
 */

import type { Answer as ServerAnswer, AnswerValue } from '#src/api/shapes/submission.ts'
import {
  type Answer,
  type Answers,
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
import {
  giveWay,
  goOnTop,
  type ServerMark,
  isOutrun,
  isOvertaken,
  isWrittenOn,
  keepOver,
  placeOnTop,
  readStamp,
} from './later-edit.ts'
import { restoreAnswer, type StoredAnswer } from './stored.ts'
import type { Writers } from './writers.ts'

/** A file without its bytes is not on the server yet. */
function fromServer({ question, value, edit, writer, edited_at }: ServerAnswer): Answer {
  const mark = { question, value, edit, writer, ...readStamp({ edit, writer, edited_at }) }
  if (!isAwaitingBytes(value)) return { ...mark, kind: 'plain', state: 'acknowledged' }
  return { ...mark, kind: 'remote-file', isAnnounced: true, state: 'dirty', base: { edit, writer } }
}

/** Makes an answer dirty whose earlier confirmation no longer holds. */
const fromUnconfirmed = (stored: StoredAnswer) => restoreAnswer({ ...stored, isAccepted: false })

function pickOnOpen(stored: StoredAnswer, server: ServerAnswer, { isOurs, own }: Writers): Answer {
  if (stored.isAccepted && isNewer(server, stored) && isOutrun(stored, server, isOurs))
    return goOnTop(fromUnconfirmed(stored), server, fromServer(server), own)
  // The server loses nothing that it confirmed; if it seems to, the answer is sent again.
  const isDirty = isSame(stored, server)
    ? isAwaitingBytes(server.value)
    : isNewer(stored, server) && !isOvertaken(stored, server, isOurs)
  return isDirty
    ? keepOver(fromUnconfirmed(stored), server, isOurs)
    : giveWay(restoreAnswer(stored), fromServer(server), isOurs)
}

/** `server` is missing until the server has answered: then its earlier confirmations still count. */
export function mergeOnOpen(
  server: readonly ServerAnswer[] | undefined,
  stored: readonly StoredAnswer[],
  writers: Writers,
): Answers {
  if (server === undefined) return Object.fromEntries(stored.map((one) => [one.question, restoreAnswer(one)]))
  const merged: Record<string, Answer> = Object.fromEntries(
    server.map((answer) => [answer.question, fromServer(answer)]),
  )
  for (const one of stored) {
    const answer = server.find(({ question }) => question === one.question)
    merged[one.question] = answer === undefined ? fromUnconfirmed(one) : pickOnOpen(one, answer, writers)
  }
  return merged
}

/**
 * Every tab counts on from what it knows; a rebased answer, or one from the server, has a count that does not
 * tell its age.
 */
function isCountUnreliable({ isRebased, edited_at }: Answer): boolean {
  return isRebased === true || edited_at === ''
}

/** Came from the server with its timestamp. */
function isStampedByServer({ state, isRebased, edited_at }: Answer): boolean {
  return state === 'acknowledged' && isRebased === true && edited_at !== ''
}

/**
 * Timestamps can only be compared if both are the server's time or both the device's. An answer without one
 * came from the server earlier.
 */
function isComparable(one: Answer, other: Answer): boolean {
  return Boolean(one.isGuessed) === Boolean(other.isGuessed) || other.edited_at === ''
}

function isLaterWritten(one: Answer, other: Answer): boolean {
  return isComparable(one, other) && one.edited_at > other.edited_at
}

/**
 * Two tabs that had not heard of each other counted on from the same edit: neither count tells which was
 * later.
 */
function isTie(one: Answer, other: Answer): boolean {
  return one.edit === other.edit && one.writer !== other.writer
}

/** Keeps `own`, and offers the other instead of an earlier conflict. */
function offerBeside(own: Answer, other: Answer): Answer {
  const offered = replaceAnswer(markDirty(other), { ...own, other: undefined })
  return offered.other === undefined ? own : offered
}

/**
 * Takes an edit from another tab of this device: the later one wins. Its count decides, unless it was rebased
 * or is equal; then its timestamp does. Undefined means that the answer here stays.
 */
export function mergeFromTab(own: Answer | undefined, incoming: Answer, writer: string): Answer | undefined {
  if (own === undefined) return markDirty(incoming)
  if (isSame(own, incoming)) return undefined
  if (isStampedByServer(own) && isOvertaken(incoming, own)) return offerBeside(own, incoming)
  if (!isNewer(incoming, own)) {
    // A tab that opened offline and without stored answers counts from the beginning.
    const isCountedApart = own.state === 'acknowledged' && own.writer !== incoming.writer
    const isDecidedByStamp = isCountUnreliable(own) || isCountedApart || isTie(own, incoming)
    if (isDecidedByStamp && isLaterWritten(incoming, own)) return placeOnTop(own, incoming, writer)
    return isCountedApart && !isComparable(incoming, own) ? offerBeside(own, incoming) : undefined
  }
  const isUncertain = isCountUnreliable(incoming) || isTie(own, incoming)
  if (isUncertain && isUnsent(own) && isLaterWritten(own, incoming)) return placeOnTop(incoming, own, writer)
  const taken = markDirty(incoming)
  const isTypedHere = own.writer === writer && isUnsent(own)
  // Timestamps of two tabs are never exactly equal: the text typed last here is offered before any earlier
  // conflict.
  const isOffered = isTypedHere && (isUncertain || isLaterWritten(own, incoming))
  const { other } = isOffered ? replaceAnswer(own, { ...taken, other: undefined }) : taken
  return other === undefined ? taken : { ...taken, other }
}

/** Takes over the answers that another tab has left on the device. */
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

/** Takes `incoming`, and offers the text typed here rather than the one that it offers itself. */
function offerTyped(own: Answer, incoming: Answer): Answer {
  const typed = replaceAnswer({ ...own, other: undefined }, { ...incoming, other: undefined })
  return typed.other === undefined ? replaceAnswer(own, incoming) : typed
}

/** Takes an answer that the server has confirmed to another tab; a later one in this tab is rebased on it. */
export function mergeAcknowledged(
  own: Answer | undefined,
  incoming: Answer,
  { isLive, own: writer }: Writers,
): Answer {
  if (own === undefined) return incoming
  // Each tab may offer another text: this tab keeps its own offer or text.
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

/** Merges an unsent answer with a different one from the server. */
function mergeUnsent(own: Answer, server: ServerAnswer, writers: Writers): Answer {
  const isBehind = isNewer(server, own)
  if (isOvertaken(own, server, writers.isOurs) || (isBehind && !writers.isLive(own)))
    return giveWay(own, fromServer(server), writers.isOurs)
  return keepOver(isBehind ? { ...own, base: own.base ?? null } : own, server, writers.isOurs)
}

/**
 * Takes the server's answers while the room is open: the later edit of each wins, and so does one being
 * written here.
 */
export function mergeServerAnswers(
  answers: Answers,
  server: readonly ServerAnswer[],
  writers: Writers,
): Answers {
  const merged = { ...answers }
  for (const answer of server) {
    const own = merged[answer.question]
    if (own === undefined) merged[answer.question] = fromServer(answer)
    else if (isUnsent(own) && !isSame(answer, own))
      merged[answer.question] = mergeUnsent(own, answer, writers)
    else if (own.state === 'acknowledged' && isNewer(answer, own) && isOutrun(own, answer, writers.isOurs))
      merged[answer.question] = goOnTop(own, answer, fromServer(answer), writers.own)
    else if (isNewer(answer, own) || (isSame(answer, own) && !isAwaitingBytes(answer.value)))
      merged[answer.question] = replaceAnswer(own, fromServer(answer))
  }
  return merged
}

/** One answer in the reply to a save. */
export interface SavedAnswer extends ServerMark {
  question: string
  value?: AnswerValue | undefined
}

interface Reply {
  saved: readonly SavedAnswer[]
  /** The attempt has ended: the server accepts nothing new. */
  isClosed: boolean
  /** Only the names of files were sent: the server has their bytes only if it returns their address. */
  isAnnouncing?: boolean
  writers: Writers
}

/** The server knows exactly this edit; a file's value is the one that the server has set. */
function confirmAnswer(answer: Answer, value: AnswerValue | undefined, isAnnouncing: boolean): Answer {
  if (!isFile(answer)) return markAcknowledged(answer)
  if (isAnnouncing && (value === undefined || isAwaitingBytes(value))) return { ...answer, isAnnounced: true }
  return markAcknowledged(value === undefined ? answer : { ...answer, value })
}

function takeLater(answer: Answer, server: ServerAnswer, isOurs: Writers['isOurs']): Answer {
  return giveWay(answer, fromServer(server), isOurs)
}

function applyOne(
  answer: Answer,
  sent: Answer,
  server: SavedAnswer | undefined,
  { isClosed, isAnnouncing = false, writers }: Omit<Reply, 'saved'>,
): Answer {
  const { own: writer, isLive, isOurs } = writers
  if (server !== undefined && isSame(server, sent)) {
    // An edit later than the sent one stays unchanged: its turn comes.
    const { edit } = sent
    return isSame(answer, sent)
      ? confirmAnswer(answer, server.value, isAnnouncing)
      : { ...answer, base: { edit, writer: sent.writer } }
  }
  const value = server?.value
  const isBehind = server !== undefined && isNewer(server, answer)
  // The server's state was read while this was being sent: the answer is already the server's, and not dirty.
  if (answer.state === 'acknowledged' && isBehind && value !== undefined) {
    const seen = { ...server, value }
    // Nothing goes on top after the end: the later text is offered as one that was not handed in.
    if (isOutrun(answer, seen, isOurs))
      return isClosed
        ? offerOther(fromServer(seen), answer.value)
        : goOnTop(answer, seen, fromServer(seen), writer)
  }
  if (answer.state === 'acknowledged')
    return isBehind && value !== undefined ? takeLater(answer, { ...server, value }, isOurs) : answer
  // The server has another text: this one is shown and offered as rejected.
  const isOther =
    value !== undefined && !isFile(answer) && JSON.stringify(value) !== JSON.stringify(answer.value)
  if (isClosed && isBehind && value !== undefined && !isOther)
    return markAcknowledged({ ...answer, edit: server.edit, writer: server.writer, value })
  // A different timestamp: it was corrected while this was being sent.
  if (isClosed) return answer.edited_at === sent.edited_at ? markRefused(answer) : markDirty(answer)
  if (server === undefined) return markDirty(answer)
  // A late delivery from an earlier page is offered as a conflict. A later edit without its text must be
  // requested.
  const isLater = isOvertaken(answer, server, isOurs) || (isBehind && !isLive(answer))
  if (isLater)
    return value === undefined ? markDirty(answer) : takeLater(answer, { ...server, value }, isOurs)
  const kept =
    value === undefined
      ? answer
      : keepOver({ ...answer, base: answer.base ?? null }, { ...server, value }, isOurs)
  // Another writer counted further: the edit is rebased on that one, and nobody has heard of it yet.
  return isBehind && isWrittenOn(kept, server, isOurs) ? placeOnTop(server, kept, writer) : markDirty(kept)
}

/** Applies the reply of a save to the sent answers. */
export function applySaved(answers: Answers, sent: readonly Answer[], { saved, ...reply }: Reply): Answers {
  const applied = { ...answers }
  for (const each of sent) {
    const answer = applied[each.question]
    if (answer === undefined) continue
    const server = saved.find(({ question }) => question === each.question)
    applied[each.question] = applyOne(answer, each, server, reply)
  }
  return applied
}

/** It is unknown whether anything that was sent has arrived. */
export function revertSending(answers: Answers, sent: readonly Answer[]): Answers {
  const reverted = { ...answers }
  for (const { question } of sent) {
    const answer = reverted[question]
    if (answer?.state === 'sending') reverted[question] = markDirty(answer)
  }
  return reverted
}
