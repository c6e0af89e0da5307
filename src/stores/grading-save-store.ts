/**
 * Saves of marks on their way to the server: one at a time per submission, the newest of those that wait. What waits, failed or
 * met another's change is kept on the device and tried again, over a reload too; it goes at logout. (rulings R21, R41)
 */
import * as v from 'valibot'
import { create } from 'zustand'
import { recall, remember } from './browser/device-memory.ts'
import { whenSessionEnds } from './forget.ts'
import { useSession } from './session-store.ts'

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

/** `mark`: what the server now holds. */
export interface SavedMark {
  mark: number | null
  isChecked: boolean
}

interface GradingSaves {
  saves: readonly GradingSave[]
  /** The submission whose save is under way. */
  sending: readonly string[]
  /** Saved by this page. */
  saved: Readonly<Record<string, SavedMark | undefined>>
}

const stored = () => recall(STORAGE_KEY, v.array(GradingSave))

export const useGradingSaves = create<GradingSaves>(() => ({ saves: stored() ?? [], sending: [], saved: {} }))

/** As the device has it, since other tabs save there too; where it keeps nothing, this page's own. */
function kept(): readonly GradingSave[] {
  return stored() ?? useGradingSaves.getState().saves
}

function keep(saves: readonly GradingSave[]): void {
  remember(STORAGE_KEY, saves)
  useGradingSaves.setState({ saves })
}

export function gradingSavesReread(): void {
  useGradingSaves.setState({ saves: kept() })
}

export function isOwnSave({ owner }: GradingSave): boolean {
  return owner === useSession.getState().user?._id
}

/** The save of one submission that waits or failed; one's own alone. */
export function waitingSaveOf(submission: string): GradingSave | undefined {
  return useGradingSaves.getState().saves.find((save) => save.submission === submission && isOwnSave(save))
}

/** A newer save takes the place of what waits for the same submission. */
export function gradingSaveAsked(save: Pick<GradingSave, 'submission' | 'of' | 'learner' | 'body' | 'edit'>): void {
  const owner = useSession.getState().user?._id
  const others = kept().filter((each) => each.submission !== save.submission)
  keep([...others, { ...save, owner, state: 'waiting', tries: 0, dueAt: 0 }])
}

export function gradingSaveChanged(key: string, change: Partial<GradingSave>): void {
  keep(kept().map((save) => (save.body.key === key ? { ...save, ...change } : save)))
}

/** The teacher wants it tried now. */
export function gradingSaveRepeated(submission: string): void {
  const again = { state: 'waiting', isRefused: false, dueAt: 0 } as const
  keep(kept().map((save) => (save.submission === submission && save.state !== 'conflict' ? { ...save, ...again } : save)))
}

export function gradingSaveDropped(submission: string): void {
  keep(kept().filter((save) => save.submission !== submission))
}

export function sendingBegan(submission: string): void {
  useGradingSaves.setState(({ sending }) => ({ sending: [...sending, submission] }))
}

export function sendingEnded(submission: string): void {
  useGradingSaves.setState(({ sending }) => ({ sending: sending.filter((each) => each !== submission) }))
}

/** It arrived. What was asked for meanwhile stands upon the version that came of it. */
export function gradingSaveArrived(save: GradingSave, version: number, saved: SavedMark): void {
  const rest = kept().filter(({ body }) => body.key !== save.body.key)
  keep(rest.map((each) => (each.submission === save.submission ? { ...each, body: { ...each.body, version } } : each)))
  useGradingSaves.setState((state) => ({ saved: { ...state.saved, [save.submission]: saved } }))
}

/** Waits, failed, met another's change, under way or arrived: the state of a row. */
export type SaveState = 'saving' | 'waiting' | 'failed' | 'conflict' | 'saved'

export function saveStateOf({ saves, sending, saved }: GradingSaves, submission: string): SaveState | undefined {
  if (sending.includes(submission)) return 'saving'
  const waiting = saves.find((save) => save.submission === submission && isOwnSave(save))
  if (waiting !== undefined) return waiting.state
  return saved[submission] === undefined ? undefined : 'saved'
}

export function reset(): void {
  useGradingSaves.setState({ saves: stored() ?? [], sending: [], saved: {} })
}

whenSessionEnds((ending) => {
  if (ending === 'logged-out') useGradingSaves.setState({ saves: [], saved: {} })
})
