/** What the device stores of an attempt; pieces that somebody broke are dropped one by one. (rulings R21, R34) */
import * as v from 'valibot'
import { INSTANT } from '#src/lib/instant.ts'
import { type Answer, isFile, isNewer, isSame } from './answer.ts'

const FileMark = v.object({ url: v.string(), name: v.string(), size: v.number(), sha256: v.string() })
const Value = v.union([FileMark, v.string(), v.number(), v.array(v.string()), v.record(v.string(), v.string()), v.null()])

/** The server's form. A broken stamp costs its answer the time of writing, not the answer. */
const Stamp = v.fallback(v.pipe(v.string(), v.regex(INSTANT)), () => new Date().toISOString())

/** One answer as this device last knew it. Earlier releases wrote these names too, so they stay. */
export const StoredAnswer = v.object({
  question: v.pipe(v.string(), v.nonEmpty()),
  value: Value,
  edit: v.pipe(v.number(), v.integer(), v.minValue(0)),
  writer: v.pipe(v.string(), v.nonEmpty()),
  edited_at: Stamp,
  /** The server has confirmed this very edit: it stays for a reload without a line, and needs no sending. */
  isAccepted: v.optional(v.boolean()),
  isFile: v.optional(v.boolean()),
  isAnnounced: v.optional(v.boolean()),
  replaced: v.optional(Value),
  isUnwanted: v.optional(v.boolean()),
  isGuessed: v.optional(v.boolean()),
  /** Rebased on another edit. */
  isMoved: v.optional(v.boolean()),
  /** The losing version of a conflict. */
  other: v.optional(Value),
})
export type StoredAnswer = v.InferOutput<typeof StoredAnswer>

/** When an answer that the server holds was written is not known any more. */
export function fromStored({ isAccepted, isFile, isAnnounced, isUnwanted, replaced, isMoved, ...base }: StoredAnswer): Answer {
  const stamp = { isRebased: isMoved, ...(isAccepted && { edited_at: '' }) }
  const state = isAccepted ? 'acknowledged' : 'dirty'
  if (!isFile) return { ...base, ...stamp, kind: 'plain', state }
  const file = { ...base, ...stamp, isAnnounced: isAnnounced === true, replaced }
  return isUnwanted && !isAccepted ? { ...file, kind: 'unwanted-file', state: 'dirty' } : { ...file, kind: 'file', state }
}

/** A remote file is stored like one of this device: the next page finds out that its bytes are missing. */
export function toStored(answer: Answer): StoredAnswer {
  const { question, value, edit, writer, edited_at, isGuessed, isRebased, other, state } = answer
  const shared = { question, value, edit, writer, edited_at, isGuessed, isMoved: isRebased, other, isAccepted: state === 'acknowledged' }
  if (!isFile(answer)) return shared
  const { kind, isAnnounced, replaced } = answer
  return { ...shared, isFile: true, isAnnounced, isUnwanted: kind === 'unwanted-file', replaced }
}

/** The learner handed in; it is asked again with the same key until the server confirms it. */
export const StoredHandIn = v.object({
  key: v.string(),
  asked_at: v.string(),
  count: v.pipe(v.number(), v.integer()),
  isByTime: v.optional(v.boolean()),
})
export type StoredHandIn = v.InferOutput<typeof StoredHandIn>

const LeavingEvent = v.object({ kind: v.pipe(v.string(), v.nonEmpty()), at: Stamp })
export type LeavingEvent = v.InferOutput<typeof LeavingEvent>

/** Everything known of the attempt beside its answers; `exam` is the key of its exam or level. */
export const StoredAttempt = v.object({
  attempt: v.string(),
  exam: v.string(),
  version: v.pipe(v.number(), v.integer()),
  handIn: v.optional(StoredHandIn),
  // A broken list must not take a hand-in along.
  events: v.fallback(v.optional(v.array(LeavingEvent), []), []),
  flags: v.fallback(v.optional(v.array(v.string()), []), []),
  seen: v.fallback(v.optional(v.array(v.string()), []), []),
  current: v.fallback(v.optional(v.string()), undefined),
})
export type StoredAttempt = v.InferOutput<typeof StoredAttempt>

/** Any tab may store what it knows of the attempt; a hand-in that another tab asked for stays. */
export function keepHandIn(about: StoredAttempt, before: StoredAttempt | undefined): StoredAttempt {
  const handIn = about.handIn ?? before?.handIn
  return handIn === undefined ? about : { ...about, handIn }
}

/** Every piece names its owner, so that nobody reads another person's. */
export const StoredPiece = v.object({
  owner: v.string(),
  attempt: v.string(),
  draft: v.optional(v.unknown()),
  about: v.optional(v.unknown()),
})
export type StoredPiece = v.InferOutput<typeof StoredPiece>

/** Of two copies of one answer the later edit counts; of one edit the copy that knows of the server's confirmation. */
export function pickLater(one: StoredAnswer, other: StoredAnswer): StoredAnswer {
  if (isSame(one, other)) return one.isAccepted ? one : other
  return isNewer(one, other) ? one : other
}

/** Something of it exists only on this device. */
export function isOnlyHere({ isAccepted, other }: StoredAnswer): boolean {
  return !isAccepted || (other !== undefined && other !== null)
}
