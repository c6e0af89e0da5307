/**
 * A learner's answers in exams and levels that only this device has, with the known questions. (rulings R16,
 * R21)
 */

import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { type CachedExam, readCachedExam } from './indexed-db.ts'
import { listUnsyncedAttempts } from './storage.ts'

export interface UnsentAnswer {
  /** Undefined if the exam itself is no longer on the device. */
  exam: string | undefined
  question: Question | undefined
  value: AnswerValue
}

function findQuestion(cached: CachedExam | undefined, id: string): Question | undefined {
  if (cached === undefined) return undefined
  const { questions, sections } = cached.exam
  return [...questions, ...sections.flatMap((section) => section.questions)].find(({ _id }) => _id === id)
}

export async function listUnsentAnswers(): Promise<UnsentAnswer[]> {
  const owner = getPersonId()
  if (owner === undefined) return []
  const attempts = await listUnsyncedAttempts(owner)
  const found = await Promise.all(
    attempts.map(async ({ about, drafts }) => {
      const cached = await readCachedExam(owner, about.exam)
      return drafts.flatMap(({ question, value, other, isAccepted }) => {
        const asked = { exam: cached?.exam.title, question: findQuestion(cached, question) }
        const values = [...(isAccepted ? [] : [value]), ...(other === undefined ? [] : [other])]
        return values
          .filter((each) => each !== null && each !== '')
          .map((each) => ({ ...asked, value: each }))
      })
    }),
  )
  return found.flat()
}
