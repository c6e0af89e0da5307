/**
 * Draft questions that the assistant proposes. They are in no exam until a teacher accepts them. (spec 3 AI
 * question generation)
 */

import * as v from 'valibot'
import { TeacherQuestion } from './question.ts'
import { Text } from './scalar.ts'

/**
 * `maker`: fixed rules, or a language model. `note` can be shown: how they were made, and what is left to do.
 */
export const QuestionSuggestions = v.object({
  questions: v.array(TeacherQuestion),
  maker: v.optional(v.picklist(['rules', 'model']), 'model'),
  note: Text,
})
export type QuestionSuggestions = v.InferOutput<typeof QuestionSuggestions>
