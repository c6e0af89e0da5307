/**
 * Screens and calls over a server with another format than the contract's. (ruling R76)
 */

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
import { makeGeneratedNetwork } from './generated-network.ts'
import { makePrismNetwork } from './prism-network.ts'
import { SCREENS } from './screens.ts'
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

/** No error is drawn, and every reply matched its row. */
async function expectDrawn(text: RegExp): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0), { timeout: 30_000 })
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull(), {
    timeout: 30_000,
  })
  expect(broken.mock.calls.map(([cause]) => String(cause))).toEqual([])
}

describe('another envelope, snake case, seconds and numbers as text', () => {
  test.each(SCREENS)('%s as %s', async (address, as, text) => {
    await renderApp(address, { as, network: overSnake() })
    await expectDrawn(text)
    expect(screen.queryByText('তথ্য আনা গেল না')).not.toBeInTheDocument()
  })

  test('replies are the same as over the contract', async () => {
    await renderApp('/terms', { as: 'learner', network: overSnake() })
    const foreign = await call(course.list, { query: { count: 5 } })
    await renderApp('/terms', { as: 'learner' })
    const own = await call(course.list, { query: { count: 5 } })
    // Seconds have no fractions.
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

  test('an exam is started, answered and read again', async () => {
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

/** `npm run test:servers` starts Prism over the document of `npm run openapi`, and names its ports. */
const PRISMS = (process.env.PRISM_PORTS ?? '').split(',').filter(Boolean)

/** Collects the console errors of a screen, except those about repeated keys, since generated lists repeat texts. */
async function listFaults(address: string, as: Role, network: typeof fetch): Promise<string[]> {
  const errors = vi.spyOn(console, 'error')
  await renderApp(address, { as, network })
  await expectDrawn(/\S/)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByText('তথ্য আনা গেল না')).not.toBeInTheDocument()
  const said = errors.mock.calls.map(([first]) => String(first))
  return said.filter((text) => !/with the same key|\[MSW\]/.test(text))
}

describe('replies generated from the OpenAPI document', () => {
  test.each(SCREENS)('%s as %s', async (address, as) => {
    expect(await listFaults(address, as, makeGeneratedNetwork(7, plain))).toEqual([])
  })
})

describe.each(PRISMS)('Prism at port %s', (port) => {
  test.each(SCREENS)('%s as %s', async (address, as) => {
    expect(await listFaults(address, as, makePrismNetwork(Number(port), plain))).toEqual([])
  })
})
