/** A report holds no words of people, waits on the device without a line, and is bounded. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callFailed } from '#src/stores/shell/last-failure.ts'
import { findPlace, followErrors, type Report } from './report-errors.ts'

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

test('an error goes by release, pattern, class and place, without its message', async () => {
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
  'the name %j, which a library made up, goes as a plain error',
  async (name) => {
    throwInPage(Object.assign(new Error('x'), { name }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]?.[0]).toMatchObject([{ kind: 'Error' }])
  },
)

test('a server fault is told by its row, a refusal is none', async () => {
  callFailed({ method: 'GET', path: 'batch/:id', status: 403, kind: 'http' })
  callFailed({ method: 'GET', path: 'batch/:id', status: 500, kind: 'http' })
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0]).toMatchObject([{ kind: 'http', place: 'GET batch/:id', status: 500 }])
})

test('without a line reports wait, and go once when it is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  throwInPage(new Error('one'))
  throwInPage(new Error('two'))
  expect(sent).not.toHaveBeenCalled()
  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(localStorage.getItem('karigor-error-reports')).toBe('[]'))
  expect(sent.mock.calls.map(([reports]) => reports.length)).toEqual([2])
})

test('an endless error ends after twenty reports', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (let time = 0; time < 50; time++) throwInPage(new Error('again'))
  expect(JSON.parse(localStorage.getItem('karigor-error-reports') ?? '[]')).toHaveLength(20)
})

test('a place outside our own files is none', () =>
  expect(findPlace('at x (chrome-extension://abc/inject.js:1:2)')).toBe(''))
