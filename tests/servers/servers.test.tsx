/** Screens and calls over a server with another language than the contract's, and over one that lacks a part of it. (ruling R76) */

import { screen, waitFor } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import type { Adapter } from '#src/api/adapters/adapter.ts'
import { adapter as snakeCase } from '#src/api/adapters/snake-case.ts'
import { call } from '#src/api/call.ts'
import { listRows } from '#src/api/contract/all.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { course } from '#src/api/contract/course.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Role } from '#src/lib/role.ts'
import { renderApp } from '../render-app.tsx'
import { sandboxPerTest } from '../sandbox.ts'
import { testAddresses } from '../support/fresh-sandbox.ts'
import { makeSnakeServer } from './snake-server.ts'

const sandbox = sandboxPerTest()
const rows = listRows().map(({ row }) => row)
const broken = vi.fn<(cause: unknown) => void>()

beforeEach(() => {
  broken.mockClear()
  vi.stubGlobal('reportError', broken)
  // Sonner keeps its toasts outside React.
  sonner.dismiss()
})

type Server = (request: Request) => Promise<Response> | Response
const plain: Server = (request) => sandbox().fetch(request)

function makeNetwork(adapter: Adapter, server: Server): typeof fetch {
  return adaptFetch(adapter, rows, testAddresses, async (input, init) => server(new Request(input, init)))
}

const overSnake = () => makeNetwork(snakeCase, makeSnakeServer(plain))

const BATCH = 'batch-full-stack-12'
const SCREENS: readonly [address: string, as: Role, text: RegExp][] = [
  ['/', 'guest', /ফুল স্ট্যাক/],
  ['/courses', 'guest', /ফুল স্ট্যাক/],
  ['/course/full-stack-javascript', 'guest', /ফুল স্ট্যাক/],
  ['/search', 'guest', /খুঁজুন/],
  ['/assessments', 'guest', /জাভাস্ক্রিপ্ট/],
  ['/dashboard', 'learner', /নুসরাত/],
  ['/dashboard/my-courses', 'learner', /ফুল স্ট্যাক/],
  [`/dashboard/my-courses/${BATCH}`, 'learner', /React/],
  [`/dashboard/my-courses/${BATCH}/progress`, 'learner', /ফুল স্ট্যাক/],
  [`/dashboard/my-courses/${BATCH}/recordings/recording-fs12-22`, 'learner', /useState/],
  ['/dashboard/routine', 'learner', /ক্লাস ২/],
  ['/dashboard/tasks', 'learner', /কুইজ/],
  ['/dashboard/notes', 'learner', /নোট/],
  ['/dashboard/certificates', 'learner', /সার্টিফিকেট/],
  ['/dashboard/jobs/job-frontend', 'learner', /চাকরি/],
  ['/dashboard/transactions', 'learner', /TRX/],
  ['/dashboard/profile', 'learner', /নুসরাত/],
  ['/teacher', 'teacher', /তানভীর/],
  ['/teacher/submissions', 'teacher', /জমা/],
  ['/teacher/exams/exam-fs12-quiz-open/statistics', 'teacher', /MongoDB/],
  [`/teacher/batches/${BATCH}/study-plan`, 'teacher', /ফুল স্ট্যাক/],
  [`/teacher/batches/${BATCH}/notices`, 'teacher', /নোটিশ/],
  ['/teacher/live/live-fs12-23', 'teacher', /React/],
  ['/teacher/levels', 'teacher', /লেভেল/],
  ['/talent-desk', 'talent', /ফারহানা/],
  ['/talent-desk/offers', 'talent', /অফার/],
]

/** Nothing is drawn of an error, and every reply was what its row promises. */
async function expectDrawn(text: RegExp): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0), { timeout: 30_000 })
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull(), {
    timeout: 30_000,
  })
  expect(broken.mock.calls.map(([cause]) => String(cause))).toEqual([])
}

describe('another envelope, snake case, seconds and numbers as texts', () => {
  test.each(SCREENS)('%s as %s', async (address, as, text) => {
    await renderApp(address, { as, network: overSnake() })
    await expectDrawn(text)
    expect(screen.queryByText('তথ্য আনা গেল না')).not.toBeInTheDocument()
  })

  test('what is read is the same as over the contract', async () => {
    await renderApp('/terms', { as: 'learner', network: overSnake() })
    const foreign = await call(course.list, { query: { count: 5 } })
    await renderApp('/terms', { as: 'learner' })
    const own = await call(course.list, { query: { count: 5 } })
    // Seconds know no fractions.
    const trim = (reply: unknown) => JSON.stringify(reply).replaceAll(/\.\d{3}Z/g, 'Z')
    expect(JSON.parse(trim(foreign))).toEqual(JSON.parse(trim(own)))
  })

  test('a refusal keeps its status and its sentence', async () => {
    await renderApp('/terms', { as: 'learner', network: overSnake() })
    const refused = call(commerce.transaction, { params: { idx: 'nobody' } }, { isQuiet: true })
    await expect(refused).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      msg: expect.stringMatching(/\S/),
    })
  })

  test('an exam is begun, answered and read again', async () => {
    await renderApp('/terms', { as: 'learner', network: overSnake() })
    const { _id, version, answers } = await call(submission.start, { body: { exam: 'exam-fs12-quiz-open' } })
    expect(answers).toEqual([])
    const answer = { question: 'exam-fs12-quiz-open-q1', value: 'exam-fs12-quiz-open-q1-a', edit: 1 }
    const writer = crypto.randomUUID()
    const edited_at = new Date().toISOString()
    const body = { version, answers: [{ ...answer, writer, edited_at }] }
    await call(submission.save, { params: { id: _id }, body })
    const held = await call(submission.draft, { params: { id: _id } })
    expect(held.answers).toMatchObject([{ ...answer, writer }])
  })
})

describe('a server that lacks jobs, assessments and AI', () => {
  const MISSING = ['jobpost', 'assessment', 'ai', 'level-submission', 'talent']

  test.each([
    ['/dashboard', 'learner'],
    ['/dashboard/jobs', 'learner'],
    ['/dashboard/assessments', 'learner'],
    ['/assessments/assessment-javascript', 'guest'],
    ['/teacher/submissions', 'teacher'],
  ] as const)('%s as %s', async (address, as) => {
    const asked: string[] = []
    const contract: Adapter = {
      missing: MISSING,
      convertReply: (_row, { body }) => body as ReturnType<Adapter['convertReply']>,
    }
    const network = makeNetwork(contract, (request) => {
      asked.push(new URL(request.url).pathname)
      return plain(request)
    })
    await renderApp(address, { as, network })
    await expectDrawn(/\S/)
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/^$/)
    expect(asked.filter((path) => MISSING.some((part) => path.startsWith(`/api/v2/${part}`)))).toEqual([])
  })
})
