import { expect, it, vi } from 'vitest'
import { call } from '#src/api/call.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { describeUnsentAnswer } from '#src/features/account/own-data/unsent.ts'
import { buildLevelKey } from '#src/features/exam/exam-room/attempt/calls.ts'
import { storeCachedExam } from '#src/features/exam/exam-room/attempt/indexed-db.ts'
import { openStorage } from '#src/features/exam/exam-room/attempt/storage.ts'
import type { StoredAnswer } from '#src/features/exam/exam-room/attempt/stored.ts'
import { listUnsentAnswers } from '#src/features/exam/exam-room/attempt/unsent-answers.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

/** The browser's IndexedDB. */
const indexedStore = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => indexedStore.get(key),
  set: async (key: string, value: unknown) => indexedStore.set(key, value),
  update: async (key: string, change: (before: unknown) => unknown) =>
    indexedStore.set(key, change(indexedStore.get(key))),
  entries: async () => [...indexedStore],
}))

sandboxPerTest()

const LEVEL = 'level-html-css-2'

it('answers that exist only on the device are exported with their questions; confirmed ones and another person’s are not', async () => {
  await renderApp('/dashboard/assessments', { as: 'learner' })
  const attempt = await call(levelSubmission.start, { params: { id: LEVEL }, body: {} })
  const exam = await call(levelSubmission.question, { params: { id: attempt._id } })
  const owner = getPersonId() ?? ''
  const examKey = buildLevelKey(LEVEL)
  await storeCachedExam(owner, examKey, { exam, attempt })
  const questions = [...exam.questions, ...exam.sections.flatMap((section) => section.questions)]
  const chosen = questions.find((each) => each.question_type === 'single')
  const confirmed = questions.find((each) => each !== chosen)
  if (chosen?.question_type !== 'single' || confirmed === undefined) throw new Error('The level has changed')
  const answer = (question: string, value: string, more: Partial<StoredAnswer> = {}): StoredAnswer => ({
    question,
    value,
    edit: 1,
    writer: 'tab',
    edited_at: '2026-11-21T10:00:00.000Z',
    ...more,
  })
  const about = { attempt: attempt._id, exam: examKey, version: 0, events: [], flags: [], seen: [] }
  const own = openStorage({ owner, attempt: attempt._id, examKey, onStored: () => undefined })
  own.writeAttempt(about)
  own.write(answer(chosen._id, chosen.options[0]!._id))
  own.write(answer(confirmed._id, 'x', { isAccepted: true }))
  // The local log is deleted once the indexed store has the answer.
  const isIndexed = () => [...indexedStore.keys()].some((key) => key.startsWith('draft/'))
  await vi.waitFor(() => expect(isIndexed()).toBe(true))
  for (const key of Object.keys(localStorage)) if (key.includes('attempt:')) localStorage.removeItem(key)
  indexedStore.set('draft/rakib', { owner: 'rakib', attempt: 'a2', draft: answer('q9', 'অন্যের') })

  const told = (await listUnsentAnswers()).map(describeUnsentAnswer)
  expect(told).toEqual([
    {
      kind: `পরীক্ষার উত্তর: ${exam.title}`,
      value: expect.objectContaining({ exam: exam.title, value: chosen.options[0]!._id }),
      rows: [[extractPlainText(chosen.text), extractPlainText(chosen.options[0]!.text)]],
    },
  ])
}, 40_000)
