import { expect, test } from 'vitest'
import {
  buildMarkKind,
  countRoom,
  listMarkTalks,
  MOST_LETTERS,
  readAskedMark,
  writeAskedMark,
} from './mark-question.ts'

const learner = { _id: 'learner' }
const teacher = { _id: 'teacher' }
const ask = {
  kind: buildMarkKind('q1'),
  comment: 'কেন?',
  created_at: '2026-11-20T10:00:00Z',
  person: learner,
}
const reply = { ...ask, comment: 'দেখলাম।', created_at: '2026-11-21T10:00:00+06:00', person: teacher }

test('the oldest review of its kind is the question, in whatever order a server lists them', () => {
  const star = { ...ask, kind: 'submission' }
  for (const reviews of [
    [ask, reply, star],
    [star, reply, ask],
  ])
    expect(listMarkTalks(reviews)).toEqual([{ question: 'q1', asked: ask, reply }])
})

test('mark and reason are read back, and count within the letters of the comment', () => {
  const asked = { mark: 2.5, reason: { points: -0.5, words: 'একক লেখেনি' }, words: 'একক আছে, শেষ লাইনে।' }
  expect(readAskedMark(writeAskedMark(asked))).toMatchObject(asked)
  const most = 'ক'.repeat(countRoom(asked))
  expect(writeAskedMark({ ...asked, words: most })).toHaveLength(MOST_LETTERS)
})
