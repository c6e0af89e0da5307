/** The teacher's assistant: drafts of questions and of marks. (spec 7 Other) */
import * as z from 'zod/mini'
import { AiAccepted, AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { Id } from '#src/api/shapes/scalar.ts'
import { Typed } from '#src/api/shapes/typed.ts'
import { get, patch, post } from '#src/api/row.ts'

const Questions = z.array(z.record(z.string(), z.unknown()))
/** AI question generation. (spec 3) */
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
const Regeneration = z.object({ original_array: Questions, removal_array: Questions, topics: z.array(Typed) })
const Acceptance = z.partial(z.object({ exam: Id, submission: Id, assignment: Id }))

export const ai = {
  createQuestions: post('ai/create-ques', { role: 'teacher', body: QuestionOrder }),
  regenerate: post('ai/regenerate/:examId', { role: 'teacher', body: Regeneration }),
  accept: patch('ai/accept-ai/:id', { role: 'teacher', body: Acceptance, reply: AiAccepted }),
  assess: get('ai/assess-ai/:submissionId', { role: 'teacher', reply: AiSuggestion }),
}
