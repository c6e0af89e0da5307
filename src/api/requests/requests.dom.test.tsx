import { act, renderHook, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { resetQueues } from '#src/api/outbox/queue.ts'
import { classQuestion } from '#src/features/learn/class-page/class-question.ts'
import { retestRequest } from '#src/features/learn/study-plan/retest-request.ts'
import { findTypedDraft } from '#src/stores/drafts/draft-store.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { envelope, fakeLine, type Seen } from '../../../tests/support/fake-line.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { pressRequest, sendRequests } from './request-outbox.ts'
import { requestQueue } from './request-queue.ts'
import { useArrival, useRequests } from './use-requests.ts'

let answer: (seen: Seen) => Response | Promise<Response>
let posted: Seen[]
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  resetQueues()
  posted = []
  connectOutbox(outboxPorts)
  connectClient(
    fakeLine((seen) => {
      if (seen.method !== 'GET') posted.push(seen)
      return answer(seen)
    }).connection,
  )
  useSession.setState({
    status: 'signed-in',
    user: { _id: 'one', name: 'নাম', picture: null, role: 'learner' },
  })
})

const question = { live: 'live-1', question: 'হুক কী?' }
const showQuestions = () => renderHook(() => useRequests(classQuestion, 'live-1')).result
const sent = () => envelope({ _id: 'q', question: 'হুক কী?', at: '2026-11-20T10:00:00Z' })

test('a question without an answer is not sent twice by itself; the person sends it again', async () => {
  answer = lost
  const shown = showQuestions()
  act(() => pressRequest(classQuestion, question))
  expect(shown.current[0]?.state).toBe('sending')
  await waitFor(() => expect(shown.current[0]?.state).toBe('unsure'))
  answer = sent
  await act(async () => void (await sendRequests()))
  expect(posted).toHaveLength(1)
  await act(async () => {
    shown.current[0]?.repeat()
    await sendRequests()
  })
  expect([posted.length, shown.current]).toEqual([2, []])
})

test('a question whose page was closed during the call is not sent again by itself', async () => {
  requestQueue.put({ key: 'k', subject: 'class-question', values: question, isInDoubt: true })
  answer = sent
  const shown = showQuestions()
  await act(async () => void (await sendRequests()))
  expect([posted.length, shown.current[0]?.state]).toEqual([0, 'unsure'])
})

test('a busy server has not taken a question, so it is sent again by itself', async () => {
  answer = () => envelope(null, { status: 503 })
  const shown = showQuestions()
  act(() => pressRequest(classQuestion, question))
  await waitFor(() => expect(shown.current[0]?.state).toBe('waiting'))
  answer = sent
  await act(async () => void (await sendRequests()))
  expect([posted.length, shown.current]).toEqual([2, []])
})

const retest = { exam: 'exam-1', batch: 'batch-1', message: 'জ্বর ছিল' }

test('a request that has arrived without an answer is found there and not sent again', async () => {
  answer = lost
  act(() => pressRequest(retestRequest, retest))
  await waitFor(() => expect(requestQueue.getOwn()[0]?.lastTry).toBe('failed'))
  const arrived: unknown[] = []
  renderHook(() => useArrival(retestRequest, 'exam-1', (reply) => arrived.push(reply)))
  answer = () =>
    envelope({ is_eligible: false, cause: 'needs-retest', retest: 'requested', retest_message: 'জ্বর ছিল' })
  await act(async () => void (await sendRequests()))
  expect([posted.length, requestQueue.getOwn(), arrived]).toEqual([1, [], [undefined]])
})

test('what the server refuses stays with its reason, and returns to its form', async () => {
  answer = () => envelope(null, { status: 403, msg: 'এটি আপনার নয়।' })
  const { result } = renderHook(() => useRequests(retestRequest, 'exam-1'))
  act(() => pressRequest(retestRequest, retest))
  await waitFor(() => expect(result.current[0]?.refusal).toBe('এটি আপনার নয়।'))
  act(() => result.current[0]?.takeBack())
  expect([result.current, findTypedDraft('retest:exam-1', v.string())]).toEqual([[], 'জ্বর ছিল'])
})

test('values of another release stay for it', async () => {
  requestQueue.put({ key: 'k', subject: 'retest', values: { exam: 7 }, isInDoubt: false })
  answer = sent
  await sendRequests()
  expect([posted.length, requestQueue.getOwn().length]).toEqual([0, 1])
})
