import { beforeEach, expect, test, vi } from 'vitest'
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
import { reasonChanges } from './change-queue.ts'
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

/** A server that stores marks by version. `isCut`: it gives no answer from then on. */
function makeServer(
  start: readonly Submission[],
  isCut: (writes: number) => boolean = () => false,
  connect = connectClient,
) {
  const papers = new Map(start.map((each) => [each._id, each]))
  let writes = 0
  const answer = ({ path, body, method }: Seen) => {
    if (isCut(writes)) throw new TypeError('Failed to fetch')
    if (method === 'GET') return envelope(papers.get(path.split('/').at(-1)!))
    writes += 1
    const sent = JSON.parse(new TextDecoder().decode(body)) as Body
    const now = papers.get(path.split('/').at(-1)!)!
    if (sent.version !== now.version) return envelope(now, { status: 409 })
    const [{ mark, comment } = { mark: null, comment: '' }] = sent.marks
    papers.set(now._id, build(now._id, mark ?? 0, comment, now.version + 1))
    return envelope(papers.get(now._id))
  }
  connect(fakeLine(answer).connection)
  const list = () => [...papers.values()].map(({ mark, result }) => [mark, result[0]?.comment])
  return Object.assign(list, { papers: () => [...papers.values()] })
}

const TEACHER = { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } as const

connectOutbox(outboxPorts)

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  resetQueues()
  useSession.setState({ status: 'signed-in', user: TEACHER })
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

const build3 = (count: number, comment = '[+৪] পূর্ণ নম্বর\n[−০.৫] একক লেখেনি') =>
  Array.from({ length: count }, (_, at) => build(`p${at}`, 3.5, comment))
const CHANGED = [3, '[+৪] পূর্ণ নম্বর\n[−১] একক নেই']

/** Only ends what hangs. */
const HANGING = { timeout: 500_000 }

const expectSent = async () => {
  await expect.poll(() => reasonChanges.getOwn().length, HANGING).toBe(0)
  await expect.poll(() => openQueue(GRADING_SAVES).getOwn().length, HANGING).toBe(0)
}

test('a few papers are one act, and one undo brings all of them back', async () => {
  const papers = build3(40)
  const list = makeServer(papers)
  const before = list()
  sendChange(plan(papers), change, false)
  expect(useActs.getState().acts.map(({ saves }) => saves.length)).toEqual([40])
  await expectSent()
  expect(new Set(list().flat())).toEqual(new Set(CHANGED))
  expect(takeBackNewest()?.saves.length).toBe(40)
  await expectSent()
  expect(list()).toEqual(before)
})

test('1,000 papers are one act that is sent in steps, and one undo brings all of them back', async () => {
  const [plain, both, byHand] = [
    build3(998),
    build('both', 0, '[−০.৫] একক লেখেনি\n[−১] একক নেই'),
    build('hand', 4, '[+৪] পূর্ণ নম্বর\n[−০.৫] একক লেখেনি\n[=৪] হাতে দেওয়া নম্বর'),
  ]
  const papers = [...plain, both, byHand]
  const list = makeServer(papers)
  const before = list()
  let longest = 0
  openQueue(GRADING_SAVES).subscribe(
    () => (longest = Math.max(longest, openQueue(GRADING_SAVES).getOwn().length)),
  )
  const act = sendChange(plan(papers, true), change, true)
  // The change is announced at once, with the number of all papers.
  expect([act.inSteps?.count, useActs.getState().acts.length]).toEqual([1000, 1])
  await expectSent()
  expect(longest).toBeLessThanOrEqual(70)
  expect(
    list()
      .slice(0, -2)
      .every((row) => String(row) === String(CHANGED)),
  ).toBe(true)
  expect(list().slice(-2)).toEqual([
    [0, '[−১] একক নেই'],
    [3, '[+৪] পূর্ণ নম্বর\n[−১] একক নেই'],
  ])
  expect(takeBackNewest()?.inSteps).toBe(1000)
  await expectSent()
  expect(list()).toEqual(before)
}, 600_000)

/** A later visit on the same device: nothing of the page is left, only what it stored. */
async function openVisit(papers: readonly Submission[]) {
  useSession.setState({ status: 'guest', user: undefined })
  vi.resetModules()
  const [client, ports, queue, marks, session, outboxes, changes, sender, saves, acts] = await Promise.all([
    import('#src/api/client/connect.ts'),
    import('#src/api/outbox/ports.ts'),
    import('#src/api/outbox/queue.ts'),
    import('#src/stores/grading/grading-save.ts'),
    import('#src/stores/session/session-store.ts'),
    import('#src/stores/session/outbox-ports.ts'),
    import('./change-queue.ts'),
    import('./send-change.ts'),
    import('../../saving/save-outbox.ts'),
    import('../../saving/acts-store.ts'),
  ])
  const list = makeServer(papers, undefined, client.connectClient)
  ports.connectOutbox(outboxes.outboxPorts)
  session.useSession.setState({ status: 'signed-in', user: TEACHER })
  const countWaiting = () =>
    changes.reasonChanges.getOwn().length + queue.openQueue(marks.GRADING_SAVES).getOwn().length
  return {
    list,
    send: () => Promise.all([saves.sendSaves(), sender.sendReasonChanges()]),
    countWaiting,
    takeBack: () => acts.takeBackNewest()?.inSteps,
  }
}

test('a change whose tab was closed in the middle goes on in the next visit, and is undone whole from there', async () => {
  const papers = build3(400)
  const list = makeServer(papers, (writes) => writes >= 130)
  const before = list()
  sendChange(plan(papers), change, false)
  await expect.poll(() => list().filter(([mark]) => mark === 3).length).toBe(130)
  const next = await openVisit(list.papers())
  await next.send()
  await expect.poll(next.countWaiting, HANGING).toBe(0)
  expect(next.list().every((row) => String(row) === String(CHANGED))).toBe(true)
  expect(next.takeBack()).toBe(400)
  await expect.poll(next.countWaiting, HANGING).toBe(0)
  expect(next.list()).toEqual(before)
})

test('undone in the middle, the rest is not sent, and what was sent comes back', async () => {
  const papers = build3(300)
  const list = makeServer(papers)
  const before = list()
  sendChange(plan(papers), change, false)
  await expect.poll(() => reasonChanges.getOwn()[0]?.given.length).toBeGreaterThanOrEqual(60)
  const back = takeBackNewest()?.inSteps
  expect(back).toBeLessThan(300)
  await expectSent()
  expect(list()).toEqual(before)
  expect(useActs.getState().acts).toEqual([])
})

test('a paper that somebody has in conflict does not hold up the others', async () => {
  const papers = build3(200)
  const list = makeServer(papers.map((paper, at) => (at < 20 ? { ...paper, version: 9 } : paper)))
  sendChange(plan(papers), change, false)
  await expect.poll(() => reasonChanges.getOwn().length).toBe(0)
  await expect.poll(() => openQueue(GRADING_SAVES).getOwn().length).toBe(20)
  expect(list().filter(([mark]) => mark === 3).length).toBe(180)
})
