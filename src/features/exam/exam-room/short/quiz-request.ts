/**
 * A guest's answers to a quiz. They are sent from any page; the result stays on the device until the quiz is opened again.
 * (rulings R34, R42, R82)
 */

import * as v from 'valibot'
import { submission } from '#src/api/contract/submission.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { AnswerValue, QuizResult } from '#src/api/shapes/submission.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { forgetOwn, recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import { listGiven } from './use-short-quiz.ts'

export const getDraftKey = (quiz: string) => `quiz:${quiz}`
const getResultKey = (quiz: string) => `quiz-result:${quiz}`

export const quizRequest = defineRequest({
  name: 'guest-quiz',
  row: submission.quizlead,
  shape: v.object({
    quiz: v.string(),
    answers: v.record(v.string(), AnswerValue),
    name: v.string(),
    contact: v.string(),
  }),
  build: ({ answers, ...about }, key) => ({ body: { ...about, key, answers: listGiven(answers) } }),
  getPlace: ({ quiz }) => quiz,
  repeat: 'harmless',
  isReplaced: true,
  draft: ({ quiz, ...typed }) => nameRequestDraft(getDraftKey(quiz), typed),
  done: ({ quiz }, result) => void rememberOwn(getResultKey(quiz), result),
  getPage: ({ quiz }) => paths.quiz(quiz),
  isConfirmedInPlace: true,
})

/** The result that came while the quiz was closed. */
export const recallResult = (quiz: string) => recallOwn(getResultKey(quiz), QuizResult)
export const forgetResult = (quiz: string) => forgetOwn(getResultKey(quiz))
