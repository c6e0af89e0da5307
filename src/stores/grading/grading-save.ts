/** Saves of marks on their way, as the device keeps them. (rulings R21, R41) */
import * as v from 'valibot'
import { recall, remember } from '#src/stores/browser/device-memory.ts'

const STORAGE_KEY = 'own:grading-saves'

const Lines = v.array(v.object({ line: v.pipe(v.number(), v.integer()), text: v.string() }))
const Rubric = v.array(v.object({ title: v.string(), mark: v.number(), marks: v.number() }))
const Body = v.object({
  version: v.pipe(v.number(), v.integer()),
  marks: v.optional(
    v.array(
      v.object({
        question: v.string(),
        mark: v.nullable(v.number()),
        rubric: v.optional(Rubric),
        comment: v.string(),
        lines: v.optional(Lines),
      }),
    ),
  ),
  comment: v.optional(v.string()),
  checked: v.optional(v.boolean()),
  retest: v.optional(v.picklist(['granted', 'refused'])),
  key: v.string(),
})

const GradingSave = v.object({
  submission: v.string(),
  owner: v.optional(v.string()),
  /** Attempts at levels go by a call of their own. */
  of: v.picklist(['submission', 'level']),
  /** Whose work it is, for the tray. */
  learner: v.string(),
  body: Body,
  /** The draft's edit that it carries. */
  edit: v.pipe(v.number(), v.integer()),
  /** `waiting`: not tried, or to be tried again · `failed`: a try failed · `conflict`: somebody else has changed it meanwhile. */
  state: v.picklist(['waiting', 'failed', 'conflict']),
  /** Why; a sentence. */
  reason: v.optional(v.string()),
  /** The server said no: only the teacher tries again. */
  isRefused: v.optional(v.boolean()),
  tries: v.pipe(v.number(), v.integer()),
  /** Milliseconds since 1970: not tried again before. */
  dueAt: v.number(),
})
export type GradingSave = v.InferOutput<typeof GradingSave>

/** A save that arrived. `mark`: what the server now holds. */
export interface SavedMark {
  mark: number | null
  isChecked: boolean
}

/** Undefined where the device keeps nothing. */
export function keptGradingSaves(): readonly GradingSave[] | undefined {
  return recall(STORAGE_KEY, v.array(GradingSave))
}

export function keepGradingSaves(saves: readonly GradingSave[]): void {
  remember(STORAGE_KEY, saves)
}
