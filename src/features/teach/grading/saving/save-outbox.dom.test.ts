import { beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { openQueue, resetQueues } from '#src/api/outbox/queue.ts'
import { findGradingDraft, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { type Respond, envelope, fakeLine, type Seen } from '../../../../../tests/support/fake-line.ts'
import { resetAllStores } from '../../../../../tests/support/reset-all-stores.ts'
import { words } from '../words.ts'
import { queueSave, sendSaves } from './save-outbox.ts'

const teacher = { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } as const
const NOW = '2026-11-20T10:00:00Z'

const idIn = ({ path }: Seen) => path.split('/').at(-1)!
const held = (_id: string) => ({
  _id,
  kind: 'essay',
  state: 'checked',
  learner: { _id: 'learner-1', name: 'নুসরাত' },
  version: 2,
  started_at: NOW,
  mark: 4,
  format_type: 'flat',
})
/** The reply to a learner's save. */
const asLearner = { version: 2, saved: [] }

function typed(submission: string): void {
  gradingDraftTyped({ submission, version: 1, questions: {}, comment: 'ভালো', edit: 1 })
  queueSave({
    submission,
    of: 'submission',
    learner: 'নুসরাত',
    body: { version: 1, comment: 'ভালো', key: submission },
    edit: 1,
  })
}

function answeredBy(answering: Respond) {
  const line = fakeLine(answering)
  connectClient(line.connection)
  return line
}

const saves = () => openQueue(GRADING_SAVES).getItems()
const saved = () => [...useMarks.getState().told.keys()]
const reported = vi.fn<(error: unknown) => void>()

connectOutbox(outboxPorts)

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  resetQueues()
  useSession.setState({ status: 'signed-in', user: teacher })
  reported.mockClear()
  vi.stubGlobal('reportError', reported)
})

test('an acknowledged save deletes its draft', async () => {
  answeredBy((seen) => envelope(held(idIn(seen))))
  typed('s1')
  await sendSaves()
  expect([saves(), saved(), findGradingDraft('s1')]).toEqual([[], ['s1'], undefined])
})

test('after a lost connection the save is tried again automatically', async () => {
  answeredBy(() => {
    throw new TypeError('Failed to fetch')
  })
  typed('s1')
  await sendSaves()
  expect(saves()).toMatchObject([{ state: 'failed', reason: words.save.line }])
  expect(saves()[0]?.isRefused).toBeFalsy()
  expect([findGradingDraft('s1')?.comment, reported.mock.calls]).toEqual(['ভালো', []])
})

test('a refused save waits for the teacher with the server’s message', async () => {
  answeredBy(() => envelope(null, { status: 400, msg: 'নম্বর বেশি' }))
  typed('s1')
  await sendSaves()
  expect(saves()).toMatchObject([{ state: 'failed', isRefused: true, reason: 'নম্বর বেশি' }])
})

test('a bug in the app is reported, keeps the draft, and does not hold up other saves', async () => {
  const line = answeredBy((seen) => envelope(idIn(seen) === 's1' ? asLearner : held(idIn(seen))))
  for (const submission of ['s1', 's2', 's3', 's4']) typed(submission)
  await sendSaves()
  expect(saves()).toMatchObject([
    { submission: 's1', state: 'failed', isRefused: true, reason: words.save.fault },
  ])
  expect(findGradingDraft('s1')?.comment).toBe('ভালো')
  expect(reported).toHaveBeenCalledOnce()
  expect(saved().toSorted()).toEqual(['s2', 's3', 's4'])
  expect(useMarks.getState().sending).toEqual([])
  await sendSaves()
  expect(line.seen.filter((seen) => idIn(seen) === 's1')).toHaveLength(1)
})
