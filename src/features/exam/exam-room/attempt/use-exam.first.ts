/**
 * Replaces `use-exam.ts` in a first picture: an open attempt with the answers of the server. A device that has
 * answers itself gets no picture. (docs/decisions/0014)
 */

import { exam, readEligible } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { ExamEligible } from '#src/api/shapes/exam.ts'
import { readOrAsk, useRead } from '#src/api/use-api.first.ts'
import { listLocalKeys } from './has-stored.ts'
import { mergeOnOpen } from './reconcile.ts'
import { makeRoomStore } from './room-state.ts'
import type { ExamStage } from './use-exam.ts'

const nothing = () => undefined
const never = () => new Promise<never>(nothing)
const leaving = { start: never, recall: never, resume: never, leave: never, forget: never }

export function useExam(id: string): ExamStage {
  if (listLocalKeys().length > 0) throw new Error('The device has answers.')
  const { cause, submission: open } = (useRead(readEligible(id)).data ?? {}) as Partial<ExamEligible>
  if (cause !== 'running' || !open) return { ...leaving, stage: { kind: 'outside' } }
  const attempt = readOrAsk(submission.draft, { params: { id: open } })
  const revised = readOrAsk(exam.revised, { params: { id } })
  if (attempt === undefined || revised === undefined) return { ...leaving, stage: { kind: 'loading' } }
  if (attempt.submitted_at) throw new Error('The attempt has ended.')
  const about = { attempt: open, exam: id, version: attempt.version, events: [], flags: [], seen: [] }
  const room = {
    store: makeRoomStore(mergeOnOpen(attempt.answers, [], undefined as never), undefined),
    getAbout: () => about,
  }
  return { ...leaving, stage: { kind: 'room', inRoom: { room, exam: revised, attempt } as never } }
}
