import { expect, test } from 'vitest'
import type { BatchPerformance } from '#src/api/shapes/batch-learner.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { isOld, listWaitingWork } from './waiting-work.ts'

const NOW = 1_800_000_000_000
const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString()

function build(
  title: string,
  doings: readonly (readonly [kind: string, id: string, done: number, unchecked: number])[],
) {
  const batch = { _id: title, title, course_title: '' }
  return {
    batch,
    doings: doings.map(([kind, _id, done, unchecked]) => ({ kind, _id, title: _id, done, unchecked })),
  } as BatchPerformance
}
const row = (_id: string, exam: string, days: number) =>
  ({ _id, exam, assignment: null, submitted_at: ago(days) }) as SubmissionCard

test('work of all batches is sorted by its oldest submission, with the number already seen; unread work comes last', () => {
  const batches = [
    build('১২', [
      ['live', 'class', 90, 0],
      ['exam', 'essay', 79, 14],
      ['exam', 'done', 20, 0],
      ['assignment', 'unread', 5, 5],
    ]),
    build('১৩', [['exam', 'code', 1, 3]]),
  ]
  const work = listWaitingWork(batches, [
    row('oldest', 'code', 6),
    row('first', 'essay', 5),
    row('later', 'essay', 1),
  ])
  expect(work.map(({ _id, first, seen, total }) => [_id, first?._id, seen, total])).toEqual([
    ['code', 'oldest', 0, 3],
    ['essay', 'first', 65, 79],
    ['unread', undefined, 0, 5],
  ])
  expect(work.map((each) => isOld(each, NOW))).toEqual([true, false, false])
})
