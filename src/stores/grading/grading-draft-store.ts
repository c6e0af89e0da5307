/**
 * Marks and words that a teacher gave and the server does not have yet, a draft per submission. Each change is on the device at
 * once under the teacher's own name: it survives a crash, a reload, the end of a session and another teacher's login. (rulings R16, R21)
 */

import * as v from 'valibot'
import { create } from 'zustand'
import { forgetTyped, listTypedKeys, recallTyped, rememberTyped } from '#src/stores/drafts/typed-storage.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'

const QuestionDraft = v.object({
  /** Null where the question has criteria, or no mark yet. */
  mark: v.nullable(v.number()),
  /** By the title of the criterion. */
  rubric: v.record(v.string(), v.number()),
  comment: v.string(),
  /** Lines count from 1. */
  lines: v.array(v.object({ line: v.pipe(v.number(), v.integer()), text: v.string() })),
})
export type QuestionDraft = v.InferOutput<typeof QuestionDraft>

const GradingDraft = v.object({
  submission: v.string(),
  owner: v.optional(v.string()),
  /** The server's version that it was begun upon. */
  version: v.pipe(v.number(), v.integer()),
  questions: v.record(v.string(), QuestionDraft),
  comment: v.string(),
  retest: v.optional(v.picklist(['granted', 'refused'])),
  /** Counts up with each change; tells whether a save took all of it. */
  edit: v.pipe(v.number(), v.integer()),
})
export type GradingDraft = v.InferOutput<typeof GradingDraft>

type Drafts = Readonly<Record<string, GradingDraft | undefined>>

const KEY = 'grading:'
const keyOf = (submission: string) => `${KEY}${submission}`

export const useGradingDrafts = create<{ drafts: Drafts }>(() => ({ drafts: {} }))

/** The draft of the one who is signed in; read from the device when the page does not know it yet. */
export function findGradingDraft(submission: string): GradingDraft | undefined {
  const { drafts } = useGradingDrafts.getState()
  const draft = submission in drafts ? drafts[submission] : recallTyped(keyOf(submission), GradingDraft)
  return draft?.owner === useSession.getState().user?._id ? draft : undefined
}

/** All submissions that the one who is signed in has begun to mark: of this page, and of earlier ones. */
export function listGradingDrafts(): string[] {
  const known = [
    ...Object.keys(useGradingDrafts.getState().drafts),
    ...listTypedKeys(KEY).map((key) => key.slice(KEY.length)),
  ]
  return [...new Set(known)].filter((submission) => findGradingDraft(submission) !== undefined)
}

function put(submission: string, draft: GradingDraft | undefined): void {
  useGradingDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [submission]: draft } }))
}

export function gradingDraftTyped(draft: Omit<GradingDraft, 'owner'>): void {
  const stored = { ...draft, owner: useSession.getState().user?._id }
  put(draft.submission, stored)
  rememberTyped(keyOf(draft.submission), stored)
}

/** The server has it, or the teacher took the other's word. */
export function gradingDraftDropped(submission: string): void {
  put(submission, undefined)
  forgetTyped(keyOf(submission))
}

export function reset(): void {
  useGradingDrafts.setState({ drafts: {} })
}

// An ended session keeps what is on the device; whoever logs in next reads only their own.
runAtSessionEnd(reset)
