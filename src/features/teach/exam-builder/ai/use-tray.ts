/** The tray of proposed questions: what was asked for, what came, what is dropped. It survives a reload. (spec 3 AI question generation) */
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { ai } from '#src/api/contract/ai.ts'
import { QuestionSuggestions } from '#src/api/shapes/ai-questions.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useAttempt } from '#src/ui/states/use-attempt.ts'
import { useBuilder } from '../builder-context.ts'
import { questionsAdded } from '../engine/arrange.ts'
import { questionFrom } from '../engine/contract-shape.ts'
import { newId } from '../own-ids.ts'
import { words } from '../words.ts'

const Order = v.object({
  exam_type: v.string(),
  designation: v.string(),
  topics: v.array(v.string()),
  range: v.string(),
  amount: v.number(),
  level: v.string(),
})
export type Order = v.InferOutput<typeof Order>

const Tray = v.object({
  order: Order,
  questions: QuestionSuggestions.entries.questions,
  note: v.string(),
  dropped: v.array(v.string()),
})
export type Tray = v.InferOutput<typeof Tray>

const EMPTY: Tray = {
  order: { exam_type: 'quiz', designation: '', topics: [], range: '', amount: 5, level: 'medium' },
  questions: [],
  note: '',
  dropped: [],
}

const { ai: said } = words

interface UseTray {
  tray: Tray
  isPending: boolean
  setOrder: (change: Partial<Order>) => void
  turn: (questionId: string) => void
  make: () => void
  remake: () => void
  take: () => void
}

export function useTray(): UseTray {
  const { examId, section, change, select } = useBuilder()
  const [tray, put] = useDraft(`ai-tray:${examId}`, Tray, EMPTY)
  const { isPending, attempt } = useAttempt<QuestionSuggestions>(
    ({ questions, note }) => {
      put({ ...tray, questions, note, dropped: [] })
      announce(said.made(questions.length))
    },
    // The toast has said why; what is in the tray stays.
    () => undefined,
  )
  const { order, questions, dropped } = tray
  const kept = questions.filter(({ _id }) => !dropped.includes(_id))

  function turn(questionId: string): void {
    const others = dropped.filter((id) => id !== questionId)
    put({ ...tray, dropped: others.length < dropped.length ? others : [...dropped, questionId] })
  }

  function remake(): void {
    const removed = questions.filter(({ _id }) => dropped.includes(_id))
    const body = { original_array: questions, removal_array: removed, topics: order.topics }
    void attempt(() => call(ai.regenerate, { params: { examId }, body }))
  }

  /** Into the open section, each with an id of its own; what was dropped stays in the tray. */
  function take(): void {
    const added = kept.map((question) => ({ ...questionFrom(question, newId), id: newId() }))
    change((exam) => questionsAdded(exam, added, { section: section?.id }, newId))
    select(added[0]?.id)
    put({ ...tray, questions: questions.filter(({ _id }) => dropped.includes(_id)) })
    announce(said.taken(added.length))
  }

  return {
    tray,
    isPending,
    setOrder: (fields) => put({ ...tray, order: { ...order, ...fields } }),
    turn,
    make: () => void attempt(() => call(ai.createQuestions, { body: { ...order, exam: examId } })),
    remake,
    take,
  }
}
