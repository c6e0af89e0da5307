/**
 * Vitals go to the address of the error reports, only after a yes, by the pattern of the page. (rulings R65,
 * R80)
 */

import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { consentAnswered } from '#src/stores/shell/consent-store.ts'
import { readPattern } from './page-views.ts'
import { followVitals, postVitals } from './vitals.ts'
import { watchMeasures } from './watch-measures.ts'

type Callback = (metric: Pick<Metric, 'name' | 'value' | 'id'>) => void

/** The browser's measuring, controlled by the test. */
const given = vi.hoisted(() => new Map<string, (metric: object) => void>())
vi.mock('web-vitals', () => {
  const take = (name: string) => (callback: Callback) => void given.set(name, callback as () => void)
  return { onLCP: take('LCP'), onINP: take('INP'), onCLS: take('CLS') }
})

const measure = (name: Metric['name'], value: number) => given.get(name)?.({ name, value, id: 'v6-1-2' })

const PORT = 'https://errors.example/in'
const line = vi.fn<(address: string, options: RequestInit & { body: string }) => Promise<Response>>()

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const startRouter = () =>
  createMemoryRouter(
    [
      { path: '/course/:slug', element: null },
      { path: '/search', element: null },
    ],
    { initialEntries: ['/course/own-slug?code=private'] },
  )

function start(to = PORT) {
  const router = startRouter()
  const stop = followVitals({
    release: '1.2.3',
    landing: readPattern(router),
    readPage: () => readPattern(router),
    send: (vitals) => postVitals(to, vitals),
  })
  return { router, stop }
}

beforeEach(() => {
  localStorage.clear()
  given.clear()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  line.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', line)
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true })
})

test('a hidden tab sends each value once, with the pattern of the page where it was measured', async () => {
  consentAnswered(true)
  const { router, stop } = start()
  measure('LCP', 1234.5)
  measure('CLS', 0.01234)
  await router.navigate('/search?q=secret-word')
  measure('INP', 88)
  measure('INP', 210.2)
  expect(line).not.toHaveBeenCalled()
  hide()
  hide()
  expect(line).toHaveBeenCalledOnce()
  const [address, { body, keepalive, credentials }] = line.mock.calls[0]!
  expect([address, keepalive, credentials]).toEqual([PORT, true, 'omit'])
  const shared = { release: '1.2.3', line: '3g', at: expect.any(Number) as number }
  expect(JSON.parse(body)).toEqual({
    vitals: [
      { ...shared, name: 'LCP', value: 1235, page: '/course/:slug' },
      { ...shared, name: 'CLS', value: 0.012, page: '/course/:slug' },
      { ...shared, name: 'INP', value: 210, page: '/search' },
    ],
  })
  expect(body).not.toMatch(/own-slug|private|secret-word|v6-1-2/)
  stop()
})

test.each([[undefined], [false]])('nothing is sent where the consent is %s', (answer) => {
  if (answer !== undefined) consentAnswered(answer)
  const { stop } = start()
  measure('LCP', 1200)
  hide()
  expect(line).not.toHaveBeenCalled()
  stop()
})

test('a withdrawn consent ends it at once', () => {
  consentAnswered(true)
  const { stop } = start()
  measure('LCP', 1200)
  consentAnswered(false)
  hide()
  expect(line).not.toHaveBeenCalled()
  stop()
})

test('a DSN gets a transaction for each page, with its measurements and without a person', async () => {
  consentAnswered(true)
  const { router, stop } = start('https://abc123@errors.example/42')
  measure('LCP', 1200)
  await router.navigate('/search?q=secret-word')
  measure('CLS', 0.2)
  hide()
  expect(line).toHaveBeenCalledTimes(2)
  const [address, { body }] = line.mock.calls[0]!
  expect(address).toBe('https://errors.example/api/42/envelope/?sentry_key=abc123&sentry_version=7')
  const [, item, event] = body.split('\n').map((part) => JSON.parse(part) as object)
  expect(item).toEqual({ type: 'transaction' })
  expect(event).toMatchObject({
    transaction: '/course/:slug',
    release: 'karigor@1.2.3',
    tags: { line: '3g' },
    measurements: { lcp: { value: 1200, unit: 'millisecond' } },
  })
  expect(event).not.toHaveProperty('user')
  stop()
})

test('a build that measures loads the library after the yes, and one whose owner names no address never measures', async () => {
  vi.stubEnv('VITE_APP_ENV', 'production')
  vi.stubEnv('VITE_DEMO', '')
  vi.stubEnv('VITE_REPORT_URL', PORT)
  const other = startRouter()
  watchMeasures(other)
  await vi.dynamicImportSettled()
  expect(given.size).toBe(0)
  consentAnswered(true)
  await vi.waitFor(() => expect(given.size).toBe(3))
  given.clear()
  vi.stubEnv('VITE_REPORT_URL', '')
  watchMeasures(startRouter())
  // By now pages are counted.
  await vi.waitFor(() => expect(String(line.mock.calls.at(-1)?.[0])).toContain('mixpanel'))
  expect(given.size).toBe(0)
})
