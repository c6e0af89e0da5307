/** Drafts of questions that the assistant proposes. They are in no exam until a teacher takes them. (spec 3 AI question generation) */
import * as z from 'zod/mini'
import { TeacherQuestion } from './question.ts'
import { Text } from './scalar.ts'

/** `maker`: fixed rules, or a language model. `note` is fit to show: how they were made, and what is still to be done. */
export const QuestionSuggestions = z.object({
  questions: z.array(TeacherQuestion),
  maker: z._default(z.enum(['rules', 'model']), 'model'),
  note: Text,
})
export type QuestionSuggestions = z.infer<typeof QuestionSuggestions>
