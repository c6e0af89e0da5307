/** The teacher's assistant, which works by counting rules and says so. (spec 7 Other) */

import * as v from 'valibot'
import type { ai as rows } from '#src/api/contract/ai.ts'
import { Question, QuestionKey } from '#src/api/shapes/question.ts'
import { findOwnAssignment } from '../content/batch/write-assignment.ts'
import { findOwnExam } from '../content/exam/exam-write.ts'
import { makeQuestions, remakeQuestions } from '../content/exam/question-maker/make-questions.ts'
import { judgeQuestion, parseSuggestionId, buildSuggestion } from '../content/submission/assess/assess.ts'
import { readAnswer } from '../content/submission/assess/read-answer.ts'
import { readAnswers } from '../content/submission/attempt.ts'
import { readSubmission } from '../content/submission/read-submission.ts'
import { showSubmission } from '../content/submission/submission-view.ts'
import { findById } from '../database/queries.ts'
import { ai_acceptance } from '../database/tables/assistant.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { BadField, NotFound } from '../kernel/http-error.ts'

type Shown = Awaited<ReturnType<typeof showSubmission>>

function listQuestions({ sections, questions }: Shown) {
  return v.parse(v.array(Question), [
    ...(sections ?? []).flatMap((section) => section.questions),
    ...(questions ?? []),
  ])
}

export const aiHandlers: HandlersOf<typeof rows> = {
  async createQuestions({ body, person, db }) {
    if (body.exam !== undefined) await findOwnExam(body.exam, person, { db })
    if (body.assignment !== undefined) await findOwnAssignment(body.assignment, person, { db })
    return makeQuestions(body)
  },

  async regenerate({ params, body, person, db }) {
    await findOwnExam(params.examId, person, { db })
    return remakeQuestions(body.original_array, body.removal_array, body.topics)
  },

  async assess(context) {
    const { db, params, person } = context
    const row = await readSubmission(params.submissionId, person, context)
    const shown = await showSubmission(row, person, context)
    const stored = await readAnswers(row._id, context)
    const keys = v.parse(v.array(QuestionKey), shown.keys ?? [])
    const judged = await Promise.all(
      listQuestions(shown).map(async (asked) => {
        const value = stored.find(({ question }) => question === asked._id)?.value
        const key = keys.find(({ question }) => question === asked._id)
        return judgeQuestion(asked, key, await readAnswer(asked, value, context))
      }),
    )
    const suggestion = buildSuggestion(row, judged)
    const accepted = await findById(db, ai_acceptance, suggestion._id)
    return { ...suggestion, accepted_at: accepted?.accepted_at ?? null }
  },

  async accept({ body, clock, db, params, person, ...parts }) {
    if (!body.submission && !body.exam && !body.assignment)
      throw new BadField('submission', 'কোন কাজের প্রস্তাব মেনে নিচ্ছেন, তা জানান।')
    // A suggestion is accepted only for the submission it was made for.
    if (parseSuggestionId(params.id) !== body.submission) throw new NotFound('প্রস্তাবটি')
    if (body.submission) await readSubmission(body.submission, person, { db, clock, ...parts })
    if (body.exam) await findOwnExam(body.exam, person, { db })
    if (body.assignment) await findOwnAssignment(body.assignment, person, { db })
    const accepted = { _id: params.id, person: person._id, ...body, accepted_at: clock.iso() }
    await db.insert(ai_acceptance).values(accepted).onConflictDoNothing()
    return reply('প্রস্তাবটি মেনে নেওয়া হয়েছে।', { _id: accepted._id, accepted_at: accepted.accepted_at })
  },
}
