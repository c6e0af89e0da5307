/** Attempts from start to marks, short quizzes, reviews. (spec 7 Exams and submissions, ruling R34) */
import {
  Attempt,
  AttemptStart,
  QuizAnswers,
  QuizLead,
  ReviewDraft,
  Submission,
  SubmissionCard,
  SubmissionQuery,
  SubmissionWrite,
  SubmissionWritten,
} from '../shapes/submission.ts'
import { get, members, pageOf, patch, post } from '../row.ts'

export const submission = {
  start: post('submission/revised', { role: 'learner', body: AttemptStart, reply: Attempt }),
  save: patch('submission/revised/:id', { role: members, body: SubmissionWrite, form: 'either', reply: SubmissionWritten }),
  list: get('submission/revised', { role: members, query: SubmissionQuery, reply: pageOf(SubmissionCard) }),
  one: get('submission/:id', { role: members, reply: Submission }),
  draft: get('submission/quick-save/:id', { role: 'learner', reply: Attempt }),
  listIterative: get('submission/list-iterative', { role: members, query: SubmissionQuery }),
  uncheckedCount: get('submission/unchecked-count', { role: 'teacher' }),
  unchecked: get('submission/unchecked-submission', { role: 'teacher', query: SubmissionQuery }),
  quiz: post('submission/quiz', { role: 'learner', body: QuizAnswers }),
  quizlead: post('quizlead', { body: QuizLead }),
  quizleadOnTime: get('quizlead/on-time/:id', {}),
  codeEditUrl: get('codetest/edit-url/:id', { role: 'learner' }),
  review: post('review', { role: members, body: ReviewDraft }),
  reviewOf: get('review/:id', { role: members }),
}
