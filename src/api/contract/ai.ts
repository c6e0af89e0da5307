/** The teacher's assistant: drafts of questions and of marks. (spec 7 Other) */
import * as z from 'zod/mini'
import { QuestionSuggestions } from '#src/api/shapes/ai-questions.ts'
import { AiAccepted, AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { TeacherQuestion } from '#src/api/shapes/question.ts'
import { Id } from '#src/api/shapes/scalar.ts'
import { Typed } from '#src/api/shapes/typed.ts'
import { get, patch, post } from '#src/api/row.ts'

/** AI question generation: `exam_type` a kind of exam, `level` easy, medium or hard, `range` in words. (spec 3) */
const QuestionOrder = z.partial(
  z.object({
    exam_type: Typed,
    designation: Typed,
    topics: z.array(Typed),
    range: Typed,
    amount: z.int(),
    level: Typed,
    exam: Id,
    assignment: Id,
    project: Id,
  }),
)
/** The whole list as it was proposed, and those of it that are to be replaced; the reply is the list with others in their places. */
const Regeneration = z.object({
  original_array: z.array(TeacherQuestion),
  removal_array: z.array(TeacherQuestion),
  topics: z.array(Typed),
})
const Acceptance = z.partial(z.object({ exam: Id, submission: Id, assignment: Id }))

export const ai = {
  createQuestions: post('ai/create-ques', { role: 'teacher', body: QuestionOrder, reply: QuestionSuggestions }),
  regenerate: post('ai/regenerate/:examId', { role: 'teacher', body: Regeneration, reply: QuestionSuggestions }),
  accept: patch('ai/accept-ai/:id', { role: 'teacher', body: Acceptance, reply: AiAccepted }),
  assess: get('ai/assess-ai/:submissionId', { role: 'teacher', reply: AiSuggestion }),
}
