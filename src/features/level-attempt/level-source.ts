/**
 * The calls of a level's attempt, in the form that the exam room takes them: started by the level, asked and saved by the attempt.
 * What the server knows is read anew, the drafts lie with the room; the store area `assessment` of the specification needs no more.
 * (spec 3 `assessment`, rulings R34, R39)
 */
import { call, type CallOptions } from '#src/api/call.ts'
import { assessment } from '#src/api/contract/assessment.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import type { BodyOf } from '#src/api/row.ts'
import type { LevelQuestions } from '#src/api/shapes/level-submission.ts'
import type { Attempt, SubmissionWritten } from '#src/api/shapes/submission.ts'
import { refetch } from '#src/api/use-api.ts'

/** Everything that says how a level stands. */
export function levelChanged(): void {
  const rows = [assessment.level, assessment.one, assessment.purchases, levelSubmission.list, levelSubmission.overview]
  for (const row of rows) void refetch(row)
}

interface LevelSource {
  start: (levelId: string) => Promise<Attempt>
  questions: (levelId: string, attemptId: string) => Promise<LevelQuestions>
  read: (attemptId: string) => Promise<Attempt>
  save: (attemptId: string, body: BodyOf<typeof levelSubmission.save>, options: CallOptions) => Promise<SubmissionWritten>
  tellOthers: () => void
}

/** The toast is the call's own; where the learner goes then is the screen's matter. (spec 8 Level question fetch fails) */
export function makeLevelSource(onQuestionsFailed: () => void): LevelSource {
  return {
    start: (levelId) => call(levelSubmission.start, { params: { id: levelId }, body: {} }),
    questions: async (_levelId, attemptId) => {
      try {
        return await call(levelSubmission.question, { params: { id: attemptId } })
      } catch (error) {
        onQuestionsFailed()
        throw error
      }
    },
    read: async (attemptId) => call(levelSubmission.response, { params: { id: attemptId } }, { isQuiet: true, isOnce: true }),
    save: (attemptId, body, options) => call(levelSubmission.save, { params: { id: attemptId }, body }, options),
    tellOthers: levelChanged,
  }
}
