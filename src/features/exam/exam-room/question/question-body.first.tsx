/**
 * Replaces `question-body.tsx` in a first picture. Only options are drawn: a text on this device may be
 * newer than the server's, and a field that is empty for a moment would overwrite it.
 */

import { MultipleChoice, SingleChoice, TrueFalse } from './choice.tsx'
import type { QuestionBodyProps } from './question-body.tsx'

export function QuestionBody({ question, labelledBy }: QuestionBodyProps) {
  const shared = { id: question._id, labelledBy }
  if (question.question_type === 'single') return <SingleChoice {...shared} options={question.options} />
  if (question.question_type === 'multiple') return <MultipleChoice {...shared} options={question.options} />
  if (question.question_type === 'true_false') return <TrueFalse {...shared} />
  throw new Error('The app draws this answer.')
}

export const preloadAnswers = () => undefined
