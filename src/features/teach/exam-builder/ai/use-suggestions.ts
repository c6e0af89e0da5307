/** Questions that the assistant suggests: the request, the suggestions, the deselected ones. Stored on the device, so a reload keeps them. (spec 3 AI question generation) */

import { useState } from 'react'
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { ai } from '#src/api/contract/ai.ts'
import { QuestionSuggestions } from '#src/api/shapes/ai-questions.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { explainUnsent } from '#src/ui/fields/use-draft-form.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { useBuilder } from '../builder-context.ts'
import { addQuestions } from '../engine/arrange.ts'
import { parseQuestion } from '../engine/contract-shape.ts'
import { createLocalId } from '../local-ids.ts'
import { words } from '../words.ts'
import { addTopics } from './topics-field.tsx'

const SuggestionRequest = v.object({
  exam_type: v.string(),
  designation: v.string(),
  topics: v.array(v.string()),
  /** A topic that is not added yet. */
  typed: v.optional(v.string(), ''),
  range: v.string(),
  amount: v.number(),
  level: v.string(),
})
export type SuggestionRequest = v.InferOutput<typeof SuggestionRequest>

const Suggestions = v.object({
  request: SuggestionRequest,
  questions: QuestionSuggestions.entries.questions,
  note: v.string(),
  dropped: v.array(v.string()),
})
export type Suggestions = v.InferOutput<typeof Suggestions>

const EMPTY: Suggestions = {
  request: {
    exam_type: 'quiz',
    designation: '',
    topics: [],
    typed: '',
    range: '',
    amount: 5,
    level: 'medium',
  },
  questions: [],
  note: '',
  dropped: [],
}

const { ai: texts } = words

/** Includes the topic still in the field, as the press on the button intends. */
function takeTyped(request: SuggestionRequest): SuggestionRequest {
  return { ...request, topics: addTopics(request.topics, request.typed), typed: '' }
}

export interface UseSuggestions {
  suggestions: Suggestions
  isPending: boolean
  /** Why the last press brought nothing. */
  failure: string | undefined
  setRequest: (change: Partial<SuggestionRequest>) => void
  toggle: (questionId: string) => void
  generate: () => void
  regenerate: () => void
  accept: () => void
}

export function useSuggestions(): UseSuggestions {
  const { examId, section, change, select } = useBuilder()
  const [suggestions, put] = useDraft(`ai-suggestions:${examId}`, Suggestions, EMPTY)
  const { request } = suggestions
  const [failure, setFailure] = useState<string>()
  const { isPending, runAction } = usePendingAction<QuestionSuggestions>(
    ({ questions, note }) => {
      put({ ...suggestions, request: takeTyped(request), questions, note, dropped: [] })
      announce(texts.made(questions.length))
    },
    // Earlier suggestions stay.
    (error) => setFailure(explainUnsent(error)),
  )
  const { questions, dropped } = suggestions
  const selected = questions.filter(({ _id }) => !dropped.includes(_id))

  function generate(): void {
    const { typed: _typed, ...body } = takeTyped(request)
    setFailure(undefined)
    void runAction(() => call(ai.createQuestions, { body: { ...body, exam: examId } }))
  }

  function toggle(questionId: string): void {
    const others = dropped.filter((id) => id !== questionId)
    put({ ...suggestions, dropped: others.length < dropped.length ? others : [...dropped, questionId] })
  }

  function regenerate(): void {
    const removed = questions.filter(({ _id }) => dropped.includes(_id))
    const body = { original_array: questions, removal_array: removed, topics: takeTyped(request).topics }
    setFailure(undefined)
    void runAction(() => call(ai.regenerate, { params: { examId }, body }))
  }

  /** Adds the selected suggestions to the open section under new ids; the deselected ones stay in the list. */
  function accept(): void {
    const added = selected.map((question) => ({
      ...parseQuestion(question, createLocalId),
      id: createLocalId(),
    }))
    change((exam) => addQuestions(exam, added, { section: section?.id }, createLocalId))
    select(added[0]?.id, true)
    put({ ...suggestions, questions: questions.filter(({ _id }) => dropped.includes(_id)) })
    announce(texts.taken(added.length))
  }

  return {
    suggestions,
    isPending,
    failure,
    setRequest: (fields) => put({ ...suggestions, request: { ...request, ...fields } }),
    toggle,
    generate,
    regenerate,
    accept,
  }
}
