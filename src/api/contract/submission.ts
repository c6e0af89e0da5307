/** Attempts from start to marks, short quizzes, reviews. (spec 7 Exams and submissions, ruling R34) */

import * as v from 'valibot'
import { read, readWhole } from '#src/api/read.ts'
import { get, members, buildPage, patch, post } from '#src/api/row.ts'
import { QuizHours } from '#src/api/shapes/exam.ts'
import { Id, buildList } from '#src/api/shapes/scalar.ts'
import {
  AnswerValue,
  Attempt,
  AttemptStart,
  CodeEditor,
  QuizResult,
  Review,
  Submission,
  SubmissionCard,
  SubmissionWrite,
  SubmissionWritten,
  UncheckedCount,
} from '#src/api/shapes/submission.ts'
import { Filled, FlagText, NumberText, PageQuery, RepeatKey, Typed } from '#src/api/shapes/typed.ts'

/** Filters of the submission lists. (spec 3 Submission filters) */
const SubmissionQuery = v.object({
  ...PageQuery.entries,
  exam: v.optional(Id),
  assignment: v.optional(Id),
  checked: v.optional(FlagText),
  marks_min: v.optional(NumberText),
  marks_max: v.optional(NumberText),
  batch: v.optional(Id),
  learner: v.optional(Id),
})
const ShortAnswers = v.array(v.object({ question: Id, value: AnswerValue }))
/** A short practice quiz, submitted with one call. (ruling R34) */
const QuizAnswers = v.object({ exam: Id, answers: ShortAnswers, key: RepeatKey })
/** The same for a guest, who leaves a name and a contact. */
const QuizLead = v.object({ quiz: Id, name: Filled, contact: Filled, answers: ShortAnswers, key: RepeatKey })
/** A review of something the person has used; without a rating a question about a mark, or its answer. (spec 3 Review, ruling R86) */
const ReviewDraft = v.object({ comment: Typed, item: Id, kind: Filled, rating: v.optional(v.number()) })

export const submission = {
  start: post('submission/revised', { role: 'learner', body: AttemptStart, reply: Attempt }),
  save: patch('submission/revised/:id', {
    role: members,
    body: SubmissionWrite,
    form: 'either',
    reply: SubmissionWritten,
  }),
  list: get('submission/revised', {
    role: members,
    query: SubmissionQuery,
    reply: buildPage(SubmissionCard),
  }),
  one: get('submission/:id', { role: members, reply: Submission }),
  draft: get('submission/quick-save/:id', { stored: 'never', role: 'learner', reply: Attempt }),
  listIterative: get('submission/list-iterative', {
    role: members,
    query: SubmissionQuery,
    reply: buildPage(SubmissionCard),
  }),
  uncheckedCount: get('submission/unchecked-count', {
    stored: 'at-once',
    role: 'teacher',
    reply: UncheckedCount,
  }),
  unchecked: get('submission/unchecked-submission', {
    role: 'teacher',
    query: SubmissionQuery,
    reply: buildPage(SubmissionCard),
  }),
  quiz: post('submission/quiz', { role: 'learner', body: QuizAnswers, reply: QuizResult }),
  quizlead: post('quizlead', { body: QuizLead, reply: QuizResult }),
  quizleadOnTime: get('quizlead/on-time/:id', { stored: 'never', reply: QuizHours }),
  codeEditUrl: get('codetest/edit-url/:id', { stored: 'never', role: 'learner', reply: CodeEditor }),
  review: post('review', { role: members, body: ReviewDraft, reply: Review }),
  reviewOf: get('review/:id', { role: members, reply: buildList(Review) }),
}

export const readOwnSubmissions = () => readWhole(submission.list, {}, true)
/** The submissions of one learner in a batch. */
export const readLearnerPapers = (batch: string, learner: string, isQuiet?: boolean) =>
  readWhole(submission.list, { batch, learner }, isQuiet)
export const readSubmission = (id: string) => read(submission.one, { params: { id } })
export const readReview = (id: string) => read(submission.reviewOf, { params: { id } }, true)
export const readUncheckedCount = () => read(submission.uncheckedCount, {})
