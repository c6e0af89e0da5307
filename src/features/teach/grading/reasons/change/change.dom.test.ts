import { beforeEach, expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { openQueue, resetQueues } from '#src/api/outbox/queue.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { envelope, fakeLine, type Seen } from '../../../../../../tests/support/fake-line.ts'
import { resetAllStores } from '../../../../../../tests/support/reset-all-stores.ts'
import { takeBackNewest, useActs } from '../../saving/acts-store.ts'
import { type ChangeStep, planPaper, type ReasonChange } from './plan-change.ts'
import { sendChange } from './send-change.ts'

const build = (_id: string, mark: number, comment: string, version = 1) =>
  ({
    _id,
    kind: 'essay',
    state: 'checked',
    started_at: '2026-11-20T10:00:00Z',
    learner: { _id: `learner-${_id}`, name: 'নুসরাত' },
    version,
    mark,
    format_type: 'flat',
    questions: [{ _id: 'q1', text: '', marks: 4, question_type: 'essay' }],
    sections: [],
    keys: [],
    answers: [],
    result: [{ question: 'q1', mark, marks: 4, rubric: [], comment, lines: [] }],
    comment: '',
    try_no: 1,
  }) as unknown as Submission

const change: ReasonChange = {
  row: { id: 'q1', question: 'q1', criterion: undefined },
  from: { points: -0.5, words: 'একক লেখেনি' },
  to: { points: -1, words: 'একক নেই' },
}
const plan = (papers: readonly Submission[], takesSum = false) =>
  papers.flatMap((paper) => planPaper(paper, change, takesSum) ?? [])
const describe = ({ submission, before, after, isByHand }: ChangeStep) => [
  submission._id,
  before,
  after,
  isByHand,
]

type Body = { version: number; marks: { mark: number | null; comment: string }[] }

/** A server that stores marks by version. */
function makeServer(start: readonly Submission[]) {
  const papers = new Map(start.map((each) => [each._id, each]))
  const answer = ({ path, body }: Seen) => {
    const sent = JSON.parse(new TextDecoder().decode(body)) as Body
    const now = papers.get(path.split('/').at(-1)!)!
    if (sent.version !== now.version) return envelope(now, { status: 409 })
    const [{ mark, comment } = { mark: null, comment: '' }] = sent.marks
    papers.set(now._id, build(now._id, mark ?? 0, comment, now.version + 1))
    return envelope(papers.get(now._id))
  }
  connectClient(fakeLine(answer).connection)
  return () => [...papers.values()].map(({ mark, result }) => [mark, result[0]?.comment])
}

connectOutbox(outboxPorts)

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  resetQueues()
  useSession.setState({ status: 'signed-in', user: { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } })
})

const PAPERS = [
  build('s1', 3.5, '[+৪] পূর্ণ নম্বর\n[−০.৫] একক লেখেনি\nবানান দেখুন।'),
  build('s2', 4, '[+4] পূর্ণ নম্বর\n[-0.5] একক লেখেনি\n[=৪] হাতে দেওয়া নম্বর'),
  build('s3', 2, '[+২] ধাপ ঠিক'),
  build('s4', 0, '[−০.৫] একক লেখেনি\n[−১] একক নেই'),
]

test('a changed reason says what each paper has before and after; a mark given by hand stays without a yes', () => {
  expect(plan(PAPERS).map(describe)).toEqual([
    ['s1', 3.5, 3, false],
    ['s2', 4, 4, true],
    ['s4', 0, 0, false],
  ])
  expect(plan(PAPERS, true).map(describe)[1]).toEqual(['s2', 4, 3, true])
  expect(plan(PAPERS).map(({ draft }) => draft.questions['q1']?.comment)).toEqual([
    '[+৪] পূর্ণ নম্বর\n[−১] একক নেই\nবানান দেখুন।',
    '[+৪] পূর্ণ নম্বর\n[−১] একক নেই\n[=৪] হাতে দেওয়া নম্বর',
    '[−১] একক নেই',
  ])
})

test('three steps of papers are one act, and one undo brings all of them back', async () => {
  const papers = Array.from({ length: 150 }, (_, at) =>
    build(`p${at}`, 3.5, '[+৪] পূর্ণ নম্বর\n[−০.৫] একক লেখেনি'),
  )
  const list = makeServer(papers)
  const before = list()
  sendChange(plan(papers))
  await expect.poll(() => useActs.getState().acts.map(({ saves }) => saves.length)).toEqual([150])
  await expect.poll(() => openQueue(GRADING_SAVES).getOwn().length).toBe(0)
  expect(new Set(list().flat())).toEqual(new Set([3, '[+৪] পূর্ণ নম্বর\n[−১] একক নেই']))
  expect(takeBackNewest()?.saves.length).toBe(150)
  await expect.poll(() => openQueue(GRADING_SAVES).getOwn().length, { timeout: 10_000 }).toBe(0)
  expect(list()).toEqual(before)
})

test('undone in the middle, the rest is not sent', async () => {
  const papers = Array.from({ length: 150 }, (_, at) =>
    build(`p${at}`, 3.5, '[+৪] পূর্ণ নম্বর\n[−০.৫] একক লেখেনি'),
  )
  const list = makeServer(papers)
  const before = list()
  sendChange(plan(papers))
  takeBackNewest()
  await expect.poll(() => openQueue(GRADING_SAVES).getOwn().length).toBe(0)
  expect(list()).toEqual(before)
  expect(useActs.getState().acts).toEqual([])
})
