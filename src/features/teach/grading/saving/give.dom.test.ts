import { beforeEach, expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { openQueue, resetQueues } from '#src/api/outbox/queue.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { findGradingDraft, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { envelope, fakeLine, type Seen } from '../../../../../tests/support/fake-line.ts'
import { resetAllStores } from '../../../../../tests/support/reset-all-stores.ts'
import { buildBulkItem, planSteps } from '../bulk/bulk-plan.ts'
import { sendSteps } from '../bulk/send-steps.ts'
import { words } from '../words.ts'
import { takeBackNewest } from './acts-store.ts'
import { getMark, setComment, setMark } from './draft.ts'
import { giveMarks, takeBackSteps } from './give.ts'
import { repeatSave } from './save-outbox.ts'
import { requestSave } from './save.ts'

const NOW = '2026-11-20T10:00:00Z'
const held = (_id: string, version: number, mark: number | null, state: string) =>
  ({
    _id,
    kind: 'essay',
    state,
    learner: { _id: 'learner-1', name: 'নুসরাত' },
    version,
    started_at: NOW,
    mark,
    format_type: 'flat',
    questions: [{ _id: 'q1', text: '', marks: 5, question_type: 'essay' }],
    sections: [],
    keys: [],
    answers: [],
    result: mark === null ? [] : [{ question: 'q1', mark, rubric: [], comment: '', lines: [] }],
    comment: '',
    try_no: 1,
  }) as unknown as Submission

type Body = { version: number; marks: { mark: number | null }[]; checked?: boolean }

/** A server that stores marks by version, as the real one does; offline nothing arrives. */
function makeServer(start: readonly Submission[]) {
  const papers = new Map(start.map((each) => [each._id, each]))
  const server = { papers, isLineCut: false, saves: 0 }
  const answer = ({ path, body }: Seen) => {
    if (server.isLineCut) throw new TypeError('Failed to fetch')
    const id = path.split('/').at(-1)!
    const sent = JSON.parse(new TextDecoder().decode(body)) as Body
    const now = papers.get(id)!
    server.saves += 1
    if (sent.version !== now.version) return envelope(now, { status: 409 })
    const isChecked = sent.checked ?? now.state === 'checked'
    papers.set(
      id,
      held(id, now.version + 1, sent.marks[0]?.mark ?? null, isChecked ? 'checked' : 'handed-in'),
    )
    return envelope(papers.get(id))
  }
  connectClient(fakeLine(answer).connection)
  return server
}

/** Both submissions were tried offline. */
async function expectAllFailed(): Promise<void> {
  const listStates = () =>
    openQueue(GRADING_SAVES)
      .getOwn()
      .map(({ state }) => state)
  await expect.poll(listStates).toEqual(['failed', 'failed'])
}

async function expectIdle(): Promise<void> {
  await expect
    .poll(() => [useMarks.getState().sending.length, openQueue(GRADING_SAVES).getOwn().length])
    .toEqual([0, 0])
}
/** The marks and states of `PAPERS` before a test. */
const EARLIER = [
  [null, 'handed-in'],
  [2, 'checked'],
]

const marksOf = ({ papers }: ReturnType<typeof makeServer>) =>
  [...papers.values()].map(({ mark, state }) => [mark, state])

/** Gives 4 to all. */
function applyTo(papers: readonly Submission[]) {
  const items = papers.map((submission) => buildBulkItem(submission, findGradingDraft(submission._id)))
  const action = { kind: 'same', row: 'q1', mark: 4, comment: '' } as const
  return sendSteps(planSteps(items, action), action.kind)
}

connectOutbox(outboxPorts)

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  resetQueues()
  useSession.setState({ status: 'signed-in', user: { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } })
})

const PAPERS = [held('s1', 1, null, 'handed-in'), held('s2', 7, 2, 'checked')]

test('each submission gets its earlier mark back, and an unchecked one is unchecked again', async () => {
  const server = makeServer(PAPERS)
  const sent = applyTo(PAPERS)
  await expectIdle()
  expect(marksOf(server)).toEqual([
    [4, 'checked'],
    [4, 'checked'],
  ])
  takeBackSteps(sent)
  await expectIdle()
  expect(marksOf(server)).toEqual(EARLIER)
  expect(findGradingDraft('s1')).toBeUndefined()
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([words.takeBack.many(2)])
})

test('offline the earlier marks wait in the queue and arrive later', async () => {
  const server = makeServer(PAPERS)
  const sent = applyTo(PAPERS)
  await expectIdle()
  server.isLineCut = true
  takeBackSteps(sent)
  await expectAllFailed()
  server.isLineCut = false
  for (const { _id } of PAPERS) repeatSave(_id)
  await expectIdle()
  expect(marksOf(server)).toEqual(EARLIER)
})

test('marks that never left the device are not sent any more', async () => {
  const server = makeServer(PAPERS)
  server.isLineCut = true
  const sent = applyTo(PAPERS)
  await expectAllFailed()
  takeBackSteps(sent)
  server.isLineCut = false
  for (const { _id } of PAPERS) repeatSave(_id)
  await expectIdle()
  expect(marksOf(server)).toEqual(EARLIER)
})

test('an undo during the save follows it', async () => {
  const server = makeServer(PAPERS)
  takeBackSteps(applyTo(PAPERS))
  await expectIdle()
  expect(marksOf(server)).toEqual(EARLIER)
})

test('after a conflict the other teacher’s change stays and mine is dropped', async () => {
  const server = makeServer([held('s1', 2, 5, 'checked')])
  const sent = applyTo(PAPERS.slice(0, 1))
  await expect
    .poll(() =>
      openQueue(GRADING_SAVES)
        .getOwn()
        .map(({ state }) => state),
    )
    .toEqual(['conflict'])
  takeBackSteps(sent)
  expect([openQueue(GRADING_SAVES).getOwn(), findGradingDraft('s1'), marksOf(server)]).toEqual([
    [],
    undefined,
    [[5, 'checked']],
  ])
})

test('a later change by another teacher is detected by the undo, and not overwritten', async () => {
  const server = makeServer(PAPERS.slice(0, 1))
  const sent = applyTo(PAPERS.slice(0, 1))
  await expectIdle()
  server.papers.set('s1', held('s1', 3, 5, 'checked'))
  takeBackSteps(sent)
  await expect
    .poll(() =>
      openQueue(GRADING_SAVES)
        .getOwn()
        .map(({ state }) => state),
    )
    .toEqual(['conflict'])
  expect(marksOf(server)).toEqual([[5, 'checked']])
})

test('a draft from before the bulk action returns as a draft', async () => {
  const server = makeServer(PAPERS.slice(0, 1))
  const { draft, rows } = buildBulkItem(PAPERS[0]!, undefined)
  gradingDraftTyped(setComment(setMark(draft, rows[0]!, 3), 'অর্ধেক লেখা'))
  const sent = applyTo(PAPERS.slice(0, 1))
  await expectIdle()
  takeBackSteps(sent)
  await expectIdle()
  const own = findGradingDraft('s1')!
  expect([getMark(own, rows[0]!), own.comment, own.version]).toEqual([3, 'অর্ধেক লেখা', 3])
  expect(marksOf(server)).toEqual([[null, 'handed-in']])
})

test('a submission that was changed since is left alone, and the teacher is told', async () => {
  const server = makeServer(PAPERS)
  const sent = applyTo(PAPERS)
  await expectIdle()
  const { draft, rows, sheet } = buildBulkItem(server.papers.get('s1')!, undefined)
  const changed = setMark(draft, rows[0]!, 1)
  gradingDraftTyped(changed)
  requestSave({ sheet, kind: 'submission', draft: changed, learner: '', isChecked: true })
  await expectIdle()
  takeBackSteps(sent)
  await expectIdle()
  expect(marksOf(server)).toEqual([
    [1, 'checked'],
    [2, 'checked'],
  ])
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([
    `${words.takeBack.many(1)} ${words.takeBack.leftAlone(1)}`,
  ])
})

test('the newest act is taken back first, whatever it was', async () => {
  const papers = [...PAPERS, held('s3', 1, null, 'handed-in')]
  const server = makeServer(papers)
  const { draft, rows, sheet } = buildBulkItem(papers[2]!, undefined)
  const single = setMark(draft, rows[0]!, 1)
  giveMarks([{ submission: papers[2]!, kind: 'submission', sheet, draft: single, isChecked: true }])
  applyTo(PAPERS)
  await expectIdle()
  expect(takeBackNewest()?.saves.map(({ submission: { _id } }) => _id)).toEqual(['s1', 's2'])
  await expectIdle()
  expect(marksOf(server)).toEqual([
    [null, 'handed-in'],
    [2, 'checked'],
    [1, 'checked'],
  ])
  expect(takeBackNewest()?.saves.map(({ submission: { _id } }) => _id)).toEqual(['s3'])
  expect(takeBackNewest()).toBeUndefined()
})
