/** Drafts of questions that the assistant proposes. They are in no exam until a teacher takes them. (spec 3 AI question generation) */

import * as v from 'valibot'
import { TeacherQuestion } from './question.ts'
import { Text } from './scalar.ts'

/** `maker`: fixed rules, or a language model. `note` is fit to show: how they were made, and what is still to be done. */
export const QuestionSuggestions = v.object({
  questions: v.array(TeacherQuestion),
  maker: v.optional(v.picklist(['rules', 'model']), 'model'),
  note: Text,
})
export type QuestionSuggestions = v.InferOutput<typeof QuestionSuggestions>
