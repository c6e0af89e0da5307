/** What the device stores of an attempt and its answers. (rulings R21, R34) */

import * as v from 'valibot'
import { INSTANT } from '#src/lib/instant.ts'
import { readAs } from '#src/lib/read-as.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { type Answer, isNewer, isSame } from './answer.ts'

const FileMark = v.object({ url: v.string(), name: v.string(), size: v.number(), sha256: v.string() })
const Value = v.union([
  FileMark,
  v.string(),
  v.number(),
  v.array(v.string()),
  v.record(v.string(), v.string()),
  v.null(),
])

const readNow = () => new Date(getServerNow()).toISOString()

/** One answer as this device last knew it. Earlier releases used these names too, so they stay. */
export const StoredAnswer = v.object({
  question: v.pipe(v.string(), v.nonEmpty()),
  value: Value,
  edit: v.pipe(v.number(), v.integer(), v.minValue(0)),
  writer: v.pipe(v.string(), v.nonEmpty()),
  /** Empty if unknown: an earlier server did not tell it, or it is broken. */
  edited_at: v.fallback(v.pipe(v.string(), v.regex(INSTANT)), ''),
  /**
   * The server has confirmed exactly this edit: it is kept for a reload without a connection, and needs no
   * sending.
   */
  isAccepted: v.optional(v.boolean()),
  isFile: v.optional(v.boolean()),
  isAnnounced: v.optional(v.boolean()),
  replaced: v.optional(Value),
  isUnwanted: v.optional(v.boolean()),
  isGuessed: v.optional(v.boolean()),
  /** Rebased on another edit. */
  isMoved: v.optional(v.boolean()),
  base: v.fallback(v.optional(v.nullable(v.object({ edit: v.number(), writer: v.string() }))), undefined),
  /** The losing version of a conflict. */
  other: v.optional(Value),
})
export type StoredAnswer = v.InferOutput<typeof StoredAnswer>

/** An answer that is still to be sent needs a time of writing; a confirmed one without it stays as unknown as it was. */
export function restoreAnswer({
  isAccepted,
  isFile,
  isAnnounced,
  isUnwanted,
  replaced,
  isMoved,
  ...base
}: StoredAnswer): Answer {
  const edited_at = base.edited_at === '' && !isAccepted ? readNow() : base.edited_at
  const stamp = { isRebased: isMoved, edited_at, ...(isAccepted && { base: undefined }) }
  const state = isAccepted ? 'acknowledged' : 'dirty'
  if (!isFile) return { ...base, ...stamp, kind: 'plain', state }
  const file = { ...base, ...stamp, isAnnounced: isAnnounced === true, replaced }
  return isUnwanted && !isAccepted
    ? { ...file, kind: 'unwanted-file', state: 'dirty' }
    : { ...file, kind: 'file', state }
}

/** A remote file is stored like one of this device: the next page finds out that its bytes are missing. */
export function serializeAnswer({ state, kind, isRebased, refusal: _, ...answer }: Answer): StoredAnswer {
  const isFile = kind !== 'plain'
  return {
    ...answer,
    isAccepted: state === 'acknowledged',
    isFile,
    isUnwanted: kind === 'unwanted-file',
    isMoved: isRebased,
  }
}

/** The learner has submitted; the request is repeated with the same key until the server confirms it. */
export const StoredHandIn = v.object({
  key: v.string(),
  asked_at: v.string(),
  isByTime: v.optional(v.boolean()),
  /** The receipt is kept for a reload until it is left, and a logout need not ask about it. (ruling R21) */
  isConfirmed: v.optional(v.boolean()),
})
export type StoredHandIn = v.InferOutput<typeof StoredHandIn>

const LeavingEvent = v.object({
  kind: v.pipe(v.string(), v.nonEmpty()),
  at: v.fallback(v.pipe(v.string(), v.regex(INSTANT)), readNow),
})
export type LeavingEvent = v.InferOutput<typeof LeavingEvent>

/** Everything known about the attempt besides its answers; `exam` is the key of its exam or level. */
export const StoredAttempt = v.object({
  attempt: v.string(),
  exam: v.string(),
  version: v.pipe(v.number(), v.integer()),
  handIn: v.optional(StoredHandIn),
  // A broken list must not invalidate a submission.
  events: v.fallback(v.optional(v.array(LeavingEvent), []), []),
  flags: v.fallback(v.optional(v.array(v.string()), []), []),
  seen: v.fallback(v.optional(v.array(v.string()), []), []),
  current: v.fallback(v.optional(v.string()), undefined),
  /** The remarks on the try before that the learner says are mended. */
  ticks: v.fallback(v.optional(v.array(v.string())), undefined),
  /** The pages of this device that have written: their edits are not another device's. */
  writers: v.fallback(v.optional(v.array(v.string())), undefined),
})
export type StoredAttempt = v.InferOutput<typeof StoredAttempt>

/**
 * Any tab may store what it knows of the attempt: a submission requested by another tab is kept with its
 * confirmation, and so are all writers.
 */
export function mergeAbout(about: StoredAttempt, before: StoredAttempt | undefined): StoredAttempt {
  const handIn = before?.handIn?.isConfirmed ? before.handIn : (about.handIn ?? before?.handIn)
  const writers = [...new Set([...(before?.writers ?? []), ...(about.writers ?? [])])]
  return { ...about, ...(writers.length > 0 && { writers }), ...(handIn && { handIn }) }
}

/** Every piece names its owner, so that nobody reads another person's. */
export const StoredPiece = v.object({
  owner: v.string(),
  attempt: v.string(),
  at: v.optional(v.number()),
  draft: v.optional(v.unknown()),
  about: v.optional(v.unknown()),
})
export type StoredPiece = v.InferOutput<typeof StoredPiece>

/** A piece of an attempt as read from a store; broken parts are missing. */
export interface ReadPiece {
  attempt: string
  draft: StoredAnswer | undefined
  about: StoredAttempt | undefined
}

/** Returns nothing for another person's piece, or a broken one. */
export function readPiece(value: unknown, owner: string): ReadPiece[] {
  const piece = readAs(StoredPiece, value)
  if (piece?.owner !== owner) return []
  return [
    {
      attempt: piece.attempt,
      draft: readAs(StoredAnswer, piece.draft),
      about: readAs(StoredAttempt, piece.about),
    },
  ]
}

/** Not confirmed, and written after the other, which took its count from another device's edit. */
function isWrittenAfter(one: StoredAnswer, other: StoredAnswer): boolean {
  const isUncertain = !one.isAccepted && other.isMoved === true && !one.isGuessed && !other.isGuessed
  return isUncertain && other.edited_at !== '' && one.edited_at > other.edited_at
}

/**
 * Picks the later edit; of two copies of one edit it picks the confirmed one. A tab that has not heard of another one's text may have
 * rebased an older one.
 */
export function pickLater(one: StoredAnswer, other: StoredAnswer): StoredAnswer {
  if (isSame(one, other)) return one.isAccepted ? one : other
  if (isWrittenAfter(one, other)) return one
  if (isWrittenAfter(other, one)) return other
  return isNewer(one, other) ? one : other
}

/** Tells whether some of it exists only on this device. */
export function isOnlyHere({ isAccepted, other }: StoredAnswer): boolean {
  return !isAccepted || (other !== undefined && other !== null)
}
