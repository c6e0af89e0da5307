/** What of an attempt lies on the device; whatever somebody broke there is dropped piece by piece. (rulings R21, R34) */
import * as v from 'valibot'
import { INSTANT } from '#src/lib/instant.ts'

const FileMark = v.object({ url: v.string(), name: v.string(), size: v.number(), sha256: v.string() })
const Value = v.union([FileMark, v.string(), v.number(), v.array(v.string()), v.record(v.string(), v.string()), v.null()])

/** As the server takes it. One that somebody broke costs its answer the time it was written at, and not the answer. */
const Stamp = v.fallback(v.pipe(v.string(), v.regex(INSTANT)), () => new Date().toISOString())

/** One answer as this device last knew it. `edited_at` is server time, `writer` the tab it was written in. */
export const KeptDraft = v.object({
  question: v.pipe(v.string(), v.nonEmpty()),
  value: Value,
  edit: v.pipe(v.number(), v.integer(), v.minValue(0)),
  writer: v.pipe(v.string(), v.nonEmpty()),
  edited_at: Stamp,
  /** The server has confirmed this very edit: it stays for a reload without a line, and needs no sending. */
  isAccepted: v.optional(v.boolean()),
  /** The bytes go by themselves; they lie with the files that were chosen. */
  isFile: v.optional(v.boolean()),
  isAnnounced: v.optional(v.boolean()),
  /** The answer that the file takes the place of. */
  replaced: v.optional(Value),
  /** The server has looked at the file's bytes and does not take them. */
  isUnwanted: v.optional(v.boolean()),
  /** `edited_at` is an estimate: the server's time was not known. */
  isGuessed: v.optional(v.boolean()),
  /** Counted further since it was written. */
  isMoved: v.optional(v.boolean()),
  /** Written here, and overtaken by another device's later edit before it had arrived. */
  other: v.optional(Value),
})
export type KeptDraft = v.InferOutput<typeof KeptDraft>

/** The learner handed in; until the server has said so it is asked again with the same key. */
export const KeptHandIn = v.object({
  key: v.string(),
  asked_at: v.string(),
  count: v.pipe(v.number(), v.integer()),
  isByTime: v.optional(v.boolean()),
})
export type KeptHandIn = v.InferOutput<typeof KeptHandIn>

const LeavingEvent = v.object({ kind: v.pipe(v.string(), v.nonEmpty()), at: Stamp })
export type LeavingEvent = v.InferOutput<typeof LeavingEvent>

/** What is known of the attempt beside its answers; `exam` is its exam's id. */
export const KeptAttempt = v.object({
  attempt: v.string(),
  exam: v.string(),
  version: v.pipe(v.number(), v.integer()),
  handIn: v.optional(KeptHandIn),
  // A broken list must not take a hand-in along.
  events: v.fallback(v.optional(v.array(LeavingEvent), []), []),
  flags: v.fallback(v.optional(v.array(v.string()), []), []),
  seen: v.fallback(v.optional(v.array(v.string()), []), []),
  current: v.fallback(v.optional(v.string()), undefined),
})
export type KeptAttempt = v.InferOutput<typeof KeptAttempt>

/** Any tab may write down what it knows of the attempt; a hand-in that was asked for in another one stays. */
export function withHandIn(about: KeptAttempt, before: KeptAttempt | undefined): KeptAttempt {
  const handIn = about.handIn ?? before?.handIn
  return handIn === undefined ? about : { ...about, handIn }
}

/** Whose it is stands in every piece, so that nobody reads another one's. */
export const Owned = v.object({ owner: v.string(), attempt: v.string(), draft: v.optional(v.unknown()), about: v.optional(v.unknown()) })
export type Owned = v.InferOutput<typeof Owned>

type EditMark = Pick<KeptDraft, 'edit' | 'writer'>

export function isSameEdit(one: EditMark, other: EditMark): boolean {
  return one.edit === other.edit && one.writer === other.writer
}

/** The greater (edit, writer) is the later one. */
export function isLater(one: EditMark, other: EditMark): boolean {
  return one.edit === other.edit ? one.writer > other.writer : one.edit > other.edit
}

/** Of two copies of one answer the later edit counts; of one edit the copy that knows of the server's word. */
export function laterOf(one: KeptDraft, other: KeptDraft): KeptDraft {
  if (isSameEdit(one, other)) return one.isAccepted ? one : other
  return isLater(one, other) ? one : other
}
