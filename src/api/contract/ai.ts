/** The teacher's assistant: drafts of questions and of marks. (spec 7 Other) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, patch, post } from '#src/api/row.ts'
import { QuestionSuggestions } from '#src/api/shapes/ai-questions.ts'
import { AiAccepted, AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { TeacherQuestion } from '#src/api/shapes/question.ts'
import { Id, Whole } from '#src/api/shapes/scalar.ts'
import { Typed } from '#src/api/shapes/typed.ts'

/** The assistant proposes twenty at a time, for topics that are typed one by one. */
const MOST = 200
const Topics = v.pipe(v.array(Typed), v.maxLength(MOST))
const Questions = v.pipe(v.array(TeacherQuestion), v.maxLength(MOST))

/** AI question generation: `exam_type` a kind of exam, `level` easy, medium or hard, `range` in words. (spec 3) */
const QuestionOrder = v.partial(
  v.object({
    exam_type: Typed,
    designation: Typed,
    topics: Topics,
    range: Typed,
    amount: Whole,
    level: Typed,
    exam: Id,
    assignment: Id,
    project: Id,
  }),
)
/**
 * The whole proposed list, and which questions to replace; the reply is the list with new ones in their
 * places.
 */
const Regeneration = v.object({
  original_array: Questions,
  removal_array: Questions,
  topics: Topics,
})
const Acceptance = v.partial(v.object({ exam: Id, submission: Id, assignment: Id }))

export const ai = {
  createQuestions: post('ai/create-ques', {
    role: 'teacher',
    body: QuestionOrder,
    reply: QuestionSuggestions,
  }),
  regenerate: post('ai/regenerate/:examId', {
    role: 'teacher',
    body: Regeneration,
    reply: QuestionSuggestions,
  }),
  accept: patch('ai/accept-ai/:id', { role: 'teacher', body: Acceptance, reply: AiAccepted }),
  assess: get('ai/assess-ai/:submissionId', { role: 'teacher', reply: AiSuggestion }),
}

export const readAssessment = (submissionId: string) => read(ai.assess, { params: { submissionId } }, true)
