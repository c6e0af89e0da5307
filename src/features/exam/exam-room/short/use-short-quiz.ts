/** A short quiz as it is being answered: kept over a reload and a failed call, handed in once. (rulings R34, R42) */
import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { AnswerValue, type QuizResult } from '#src/api/shapes/submission.ts'
import { createId } from '#src/stores/browser/guest-id.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { useAttempt } from '#src/ui/states/use-attempt.ts'
import { isBlank } from '../attempt/answer.ts'
import { makeShortDesk } from './short-desk.ts'

export const ShortDraft = v.object({
  answers: v.record(v.string(), AnswerValue),
  /** Made with the first sending: a repeat of the same answers is the same hand-in. */
  key: v.optional(v.string()),
})
export type ShortDraft = v.InferOutput<typeof ShortDraft>

/** What a hand-in sends, whoever it is from. */
interface Sheet {
  key: string
  answers: { question: string; value: AnswerValue }[]
}

interface ShortQuizParts<D extends ShortDraft> {
  /** The draft's name on the device. */
  name: string
  shape: v.GenericSchema<unknown, D>
  empty: D
  onChange: () => void
  onFailure: () => void
}

export function useShortQuiz<D extends ShortDraft>({ name, shape, empty, onChange, onFailure }: ShortQuizParts<D>) {
  const [draft, type, drop] = useDraft(name, shape, empty)
  const [result, setResult] = useState<QuizResult>()
  const latest = useRef(draft)
  const change = (part: Partial<D>) => {
    latest.current = { ...latest.current, key: undefined, ...part }
    onChange()
    type(latest.current)
  }
  const changeAnswers = (answers: ShortDraft['answers']) => change({ answers } as Partial<D>)
  const [kept] = useState(draft.answers)
  // oxlint-disable-next-line react/exhaustive-deps -- one desk for the page; what it writes goes through the ref
  const desk = useMemo(() => makeShortDesk(kept, changeAnswers), [kept])
  const { isPending, attempt } = useAttempt<QuizResult>((got) => {
    drop()
    setResult(got)
  }, onFailure)

  function handIn(send: (sheet: Sheet) => Promise<QuizResult>): Promise<void> {
    const key = latest.current.key ?? createId()
    change({ key } as Partial<D>)
    const given = Object.entries(latest.current.answers).filter(([, value]) => !isBlank(value))
    const answers = given.map(([question, value]) => ({ question, value }))
    return attempt(() => send({ key, answers }))
  }
  return { draft, change, desk, handIn, isPending, result }
}
