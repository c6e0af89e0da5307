/**
 * Which of two edits of one answer is later, and what happens to the other: the later one wins, and the other is offered beside it.
 * (ruling R34)
 */

import type { Answer as ServerAnswer, AnswerValue } from '#src/api/shapes/submission.ts'
import {
  type Answer,
  type EditMark,
  isFileMark,
  isNewer,
  isUnsent,
  markDirty,
  offerOther,
  replaceAnswer,
} from './answer.ts'
import type { Writers } from './writers.ts'

/** An edit on the server; earlier servers do not tell when it was written. */
export interface ServerMark extends EditMark {
  edited_at?: string | null | undefined
}

/** The count of a server's answer does not tell its age, its timestamp does. */
export const readStamp = ({ edited_at }: ServerMark) => ({
  edited_at: edited_at ?? '',
  ...(edited_at && { isRebased: true }),
})

const isNobodys: Writers['isOurs'] = () => false

/**
 * Gives the answer the count after `onto`, with the writer that counts: two tabs never give one mark to two
 * texts.
 */
export function placeOnTop({ edit }: EditMark, answer: Answer, writer: string): Answer {
  const rebased = { ...markDirty(answer), edit: edit + 1, writer, isRebased: true }
  return rebased.kind === 'file' || rebased.kind === 'unwanted-file'
    ? { ...rebased, isAnnounced: false }
    : rebased
}

/** The writer of `own` had seen the server's version, or had written it too. */
export function isWrittenOn(
  { writer, base }: Pick<Answer, 'writer' | 'base'>,
  server: EditMark,
  isOurs: Writers['isOurs'],
): boolean {
  return (
    server.writer === writer ||
    isOurs(server) ||
    (base !== undefined && base !== null && !isNewer(server, base))
  )
}

/**
 * Another device wrote later than the unsent edit here, and the server accepted it: that one wins, and this
 * one is offered beside it, however often either was edited. An estimated timestamp decides nothing. (ruling
 * R34)
 */
export function isOvertaken(
  own: Pick<Answer, 'writer' | 'base' | 'edited_at' | 'isGuessed'>,
  server: ServerMark,
  isOurs = isNobodys,
): boolean {
  if (isWrittenOn(own, server, isOurs) || own.isGuessed || !server.edited_at || own.edited_at === '')
    return false
  return Date.parse(server.edited_at) > Date.parse(own.edited_at)
}

/** Keeps `own` over the server's version, and offers that beside it if nobody here has seen it. */
export function keepOver(
  own: Answer,
  { value, edit, writer }: ServerAnswer,
  isOurs: Writers['isOurs'],
): Answer {
  if (own.base === undefined || isWrittenOn(own, { edit, writer }, isOurs)) return own
  return { ...offerOther(own, value), base: { edit, writer } }
}

/**
 * This device wrote later than what the server holds now, and the server had confirmed it: an older save of another device came
 * after it, by its count. The later text goes on top again, and the other is offered beside it. (ruling R34)
 */
export function isOutrun(
  own: Pick<Answer, 'value' | 'edit' | 'writer' | 'edited_at' | 'isGuessed'>,
  server: ServerMark & { value: AnswerValue },
  isOurs: Writers['isOurs'],
): boolean {
  if (!isOurs(own) || isOurs(server) || own.isGuessed || !server.edited_at || own.edited_at === '')
    return false
  const isOther = JSON.stringify(own.value) !== JSON.stringify(server.value)
  return isOther && Date.parse(own.edited_at) > Date.parse(server.edited_at)
}

/**
 * Another device's answer takes the place of the one here. A file whose bytes this device has is offered beside it, like a text.
 */
export function giveWay(own: Answer, now: Answer, isOurs: Writers['isOurs']): Answer {
  const isFileHere = own.kind === 'file' && isUnsent(own) && isOurs(own)
  return isFileHere && !isOurs(now) ? { ...now, other: own.value } : replaceAnswer(own, now)
}

/** The server has the bytes of the earlier file at its old address only, so that it is offered. */
export function goOnTop(own: Answer, server: ServerAnswer, now: Answer, writer: string): Answer {
  const { edit, writer: other } = server
  if (isFileMark(own.value)) return offerOther(now, own.value)
  return { ...offerOther(placeOnTop(server, own, writer), server.value), base: { edit, writer: other } }
}
