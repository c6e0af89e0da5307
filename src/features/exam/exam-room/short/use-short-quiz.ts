/**
 * Keeps the answers of a short quiz: stored across a reload and a failed call, submitted once. (rulings R34,
 * R42)
 */

import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#src/api/client/api-error.ts'
import { AnswerValue, type QuizResult } from '#src/api/shapes/submission.ts'
import { createId } from '#src/lib/create-id.ts'
import { endSentence } from '#src/lib/end-sentence.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { isBlank, type Answers } from '../attempt/answer.ts'
import { makeRoomStore } from '../attempt/room-state.ts'
import type { AnswerTarget } from '../room/context.ts'
import { words } from './words.ts'

type Values = Readonly<Record<string, AnswerValue>>

function buildAnswers(values: Values): Answers {
  const mark = { kind: 'plain', edit: 1, writer: '', edited_at: '', state: 'dirty' } as const
  return Object.fromEntries(
    Object.entries(values).map(([question, value]) => [question, { question, value, ...mark }]),
  )
}

/** `onChange` stores the answers across a reload. A short quiz has no files and no clock. */
export function makeLocalAnswers(drafted: Values, onChange: (values: Values) => void): AnswerTarget {
  const store = makeRoomStore(buildAnswers(drafted), undefined)
  const ignore = () => undefined
  const edit = (question: string, value: AnswerValue) => {
    const before = Object.fromEntries(
      Object.entries(store.get().answers).map(([id, answer]) => [id, answer.value]),
    )
    const values = { ...before, [question]: value }
    store.set({ answers: buildAnswers(values) })
    onChange(values)
  }
  return {
    store,
    edit,
    clear: (question) => edit(question, null),
    chooseFile: ignore,
    choosePages: ignore,
    cancelFile: ignore,
    takeOther: () => Promise.resolve(true),
    dropOther: ignore,
    isFileMissing: () => false,
    handIn: ignore,
    endByTime: ignore,
    sendNow: ignore,
  }
}

export const ShortDraft = v.object({
  answers: v.record(v.string(), AnswerValue),
  /** Created with the first try to send, so that a repeat of the same answers is the same submission. */
  key: v.optional(v.string()),
})
export type ShortDraft = v.InferOutput<typeof ShortDraft>

/** The part of a submission that guests and learners share. */
interface Sheet {
  key: string
  answers: { question: string; value: AnswerValue }[]
}

interface ShortDraftParts<D extends ShortDraft> {
  /** The storage key of the draft. */
  name: string
  shape: v.GenericSchema<unknown, D>
  empty: D
  onChange: () => void
}

interface ShortQuizParts<D extends ShortDraft> extends ShortDraftParts<D> {
  /** The reason in a sentence. */
  onFailure: (reason: string) => void
}

/** The server's own reason, else that it has not arrived; either way the answers stay. */
function explainFailure(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'no-answer') return words.offline
  const text = error instanceof ApiError && error.kind === 'http' ? getFailureText(error) : ''
  return /^[\x20-\x7e]*$/.test(text) ? words.failed : `${endSentence(text)} ${words.stays}`
}

/** The answers that are sent: those that are not empty. */
export function listGiven(answers: ShortDraft['answers']): Sheet['answers'] {
  const given = Object.entries(answers).filter(([, value]) => !isBlank(value))
  return given.map(([question, value]) => ({ question, value }))
}

export function useShortDraft<D extends ShortDraft>({ name, shape, empty, onChange }: ShortDraftParts<D>) {
  const [draft, type, drop] = useDraft(name, shape, empty)
  const latest = useRef(draft)
  const change = (part: Partial<D>) => {
    latest.current = { ...latest.current, key: undefined, ...part }
    onChange()
    type(latest.current)
  }
  const changeAnswers = (answers: ShortDraft['answers']) => change({ answers } as Partial<D>)
  const [drafted] = useState(draft.answers)
  // oxlint-disable-next-line react/exhaustive-deps -- one target for the page, which writes through the ref
  const target = useMemo(() => makeLocalAnswers(drafted, changeAnswers), [drafted])
  return { draft, latest, change, target, drop }
}

export function useShortQuiz<D extends ShortDraft>({ onFailure, ...parts }: ShortQuizParts<D>) {
  const { draft, latest, change, target, drop } = useShortDraft(parts)
  const [result, setResult] = useState<QuizResult>()
  const { isPending, runAction } = usePendingAction<QuizResult>(
    (got) => {
      drop()
      setResult(got)
    },
    (error) => onFailure(explainFailure(error)),
  )

  function handIn(send: (sheet: Sheet) => Promise<QuizResult>): Promise<void> {
    const key = latest.current.key ?? createId()
    change({ key } as Partial<D>)
    return runAction(() => send({ key, answers: listGiven(latest.current.answers) }))
  }
  return { draft, target, handIn, isPending, result }
}
