/** A report holds no text of people, waits on the device while offline, and is bounded. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callFailed } from '#src/stores/shell/last-failure.ts'
import type { Report } from './report-envelope.ts'
import { findStackFrame, followErrors, postReports } from './report-errors.ts'

const sent = vi.fn<(reports: readonly Report[]) => Promise<void>>()
let stop = () => {}

function throwInPage(error: Error): void {
  window.dispatchEvent(new ErrorEvent('error', { error }))
}

beforeEach(() => {
  localStorage.clear()
  sent.mockReset().mockResolvedValue()
  stop = followErrors({ release: '1.2.3', readPage: () => '/course/:slug', send: sent })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test('an error is reported by release, pattern, class and place, without its message', async () => {
  const error = new TypeError('নুসরাত 01712345678')
  error.stack = 'TypeError: নুসরাত 01712345678\n at f (https://karigor.example/assets/k1a2b3c4.js:1:234)'
  throwInPage(error)
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0]).toMatchObject([
    { release: '1.2.3', page: '/course/:slug', kind: 'TypeError', place: 'k1a2b3c4.js:1:234' },
  ])
  expect(JSON.stringify(sent.mock.calls)).not.toMatch(/নুসরাত|0171|karigor\.example/)
})

test.each(['নুসরাত 01712345678', 'Failed for nusrat@example.org', 'x'.repeat(41), ''])(
  'an error whose name %j was made up by a library is reported as a plain error',
  async (name) => {
    throwInPage(Object.assign(new Error('x'), { name }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]?.[0]).toMatchObject([{ kind: 'Error' }])
  },
)

test('a server fault is reported by its row, a refusal is not', async () => {
  callFailed({ method: 'GET', path: 'batch/:id', status: 403, kind: 'http' })
  callFailed({ method: 'GET', path: 'batch/:id', status: 500, kind: 'http' })
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0]).toMatchObject([{ kind: 'http', place: 'GET batch/:id', status: 500 }])
})

test('reports wait while offline, and are sent once when the connection returns', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  throwInPage(new Error('one'))
  throwInPage(new Error('two'))
  expect(sent).not.toHaveBeenCalled()
  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(localStorage.getItem('karigor-error-reports')).toBe('[]'))
  expect(sent.mock.calls.map(([reports]) => reports.length)).toEqual([2])
})

test('an endless error is reported twenty times at most', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (let time = 0; time < 50; time++) throwInPage(new Error('again'))
  expect(JSON.parse(localStorage.getItem('karigor-error-reports') ?? '[]')).toHaveLength(20)
})

test('a place outside our own files is left out', () =>
  expect(findStackFrame('at x (chrome-extension://abc/inject.js:1:2)')).toBe(''))

const REPORT: Report = {
  release: '1.2.3',
  page: '/course/:slug',
  kind: 'TypeError',
  place: 'k1a2b3c4.js:1:234',
  at: Date.parse('2026-11-26T10:00:00Z'),
  rate: 4,
}

function spyOnFetch() {
  const line = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const read = (at: number) => line.mock.calls[at] as [string, RequestInit & { body: string }]
  return { line, read }
}

test('a plain address gets all reports at once', async () => {
  const { line, read } = spyOnFetch()
  await postReports('https://errors.example/in', [REPORT, REPORT])
  expect(line).toHaveBeenCalledOnce()
  const [address, { body }] = read(0)
  expect([address, JSON.parse(body)]).toEqual(['https://errors.example/in', { reports: [REPORT, REPORT] }])
})

test('a DSN gets each report as an envelope, with the frame and without a person', async () => {
  const { line, read } = spyOnFetch()
  await postReports('https://abc123@errors.example/team/42', [
    REPORT,
    { ...REPORT, kind: 'http', place: 'GET batch/:id', status: 500 },
  ])
  expect(line).toHaveBeenCalledTimes(2)
  const [address, { body }] = read(0)
  expect(address).toBe('https://errors.example/team/api/42/envelope/?sentry_key=abc123&sentry_version=7')
  const [head, item, event] = body.split('\n').map((part) => JSON.parse(part) as Record<string, unknown>)
  expect(head?.['event_id']).toMatch(/^[\da-f]{32}$/)
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: head?.['event_id'],
    timestamp: REPORT.at / 1000,
    release: 'karigor@1.2.3',
    transaction: '/course/:slug',
    exception: {
      values: [
        {
          type: 'TypeError',
          stacktrace: { frames: [{ filename: 'app:///assets/k1a2b3c4.js', lineno: 1, colno: 234 }] },
        },
      ],
    },
  })
  expect(event).not.toHaveProperty('user')
  const ofCall = JSON.parse(read(1)[1].body.split('\n')[2] ?? '') as Record<string, unknown>
  expect(ofCall).toMatchObject({
    tags: { status: '500', rate: '4' },
    exception: { values: [{ value: 'GET batch/:id' }] },
  })
})
