/** What of an attempt lies on the device; whatever somebody broke there is dropped piece by piece. (rulings R21, R34) */
import * as z from 'zod/mini'

const FileMark = z.object({ url: z.string(), name: z.string(), size: z.number(), sha256: z.string() })
const Value = z.union([FileMark, z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.string()), z.null()])

/** One answer as this device last knew it. `edited_at` is server time, `writer` the tab it was written in. */
export const KeptDraft = z.object({
  question: z.string(),
  value: Value,
  edit: z.int(),
  writer: z.string(),
  edited_at: z.string(),
  /** The server has confirmed this very edit: it stays for a reload without a line, and needs no sending. */
  isAccepted: z.optional(z.boolean()),
  /** The bytes go by themselves; they lie with the files that were chosen. */
  isFile: z.optional(z.boolean()),
  isAnnounced: z.optional(z.boolean()),
  /** The answer that the file takes the place of. */
  replaced: z.optional(Value),
})
export type KeptDraft = z.infer<typeof KeptDraft>

/** The learner handed in; until the server has said so it is asked again with the same key. */
export const KeptHandIn = z.object({ key: z.string(), asked_at: z.string(), count: z.int(), isByTime: z.optional(z.boolean()) })
export type KeptHandIn = z.infer<typeof KeptHandIn>

const LeavingEvent = z.object({ kind: z.string(), at: z.string() })
export type LeavingEvent = z.infer<typeof LeavingEvent>

/** What is known of the attempt beside its answers; `exam` is its exam's id. */
export const KeptAttempt = z.object({
  attempt: z.string(),
  exam: z.string(),
  version: z.int(),
  handIn: z.optional(KeptHandIn),
  events: z._default(z.array(LeavingEvent), []),
  flags: z._default(z.array(z.string()), []),
  seen: z._default(z.array(z.string()), []),
  current: z.optional(z.string()),
})
export type KeptAttempt = z.infer<typeof KeptAttempt>

/** Whose it is stands in every piece, so that nobody reads another one's. */
export const Owned = z.object({ owner: z.string(), attempt: z.string(), draft: z.optional(z.unknown()), about: z.optional(z.unknown()) })
export type Owned = z.infer<typeof Owned>

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
