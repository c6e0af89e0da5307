/**
 * A page says what it reads first, and reads just that. First nothing is answered, so that what a screen asks for is what it begins
 * with: what it does not say leaves late. Then all is answered: what it says and never takes was fetched in vain.
 */

import { act } from '@testing-library/react'
import { matchPath } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildAddress, buildKey } from '#src/api/client/request.ts'
import type { Preload } from '#src/api/preload.ts'
import { forgetPreloads, isAsking } from '#src/api/replies/replies.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'
import { testAddresses } from '../../tests/support/fresh-sandbox.ts'
import { allPages, type PlacedPage } from './all-pages.ts'

/** Content below the fold loads a moment after the first paint. */
vi.mock('#src/ui/hooks/use-can-load-below.ts', () => ({ useCanLoadBelow: () => false }))

sandboxPerTest()

const { main, talent, search } = testAddresses

/** The frames' own reads, on every page. */
const OF_FRAMES = [
  'notification?count_only=true',
  'promo/public',
  'user/teacher',
  'user/talent',
  'submission/unchecked-count',
]

let send = globalThis.fetch
let asked: string[] = []
let near: (() => void)[] = []
let line = Promise.withResolvers<void>()

/** Delays reads only: logins are posts. */
const answerLater: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (request.method === 'GET' && [main, talent, search].some((base) => request.url.startsWith(base))) {
    asked.push(request.url)
    await line.promise
  }
  return send(request)
}

/** Nothing is near the window until the test says so. */
class LateObserver {
  constructor(report: IntersectionObserverCallback) {
    near.push(() =>
      report(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      ),
    )
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  asked = []
  near = []
  line = Promise.withResolvers()
  send = globalThis.fetch
  vi.stubGlobal('fetch', answerLater)
  vi.stubGlobal('IntersectionObserver', LateObserver)
})
afterEach(() => {
  line.resolve()
  forgetPreloads()
  vi.unstubAllGlobals()
})

/** Until no file is loading any more, and the loaded ones are drawn. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await act(() => vi.dynamicImportSettled())
}

async function listReads({ path, reads }: PlacedPage, example: string): Promise<readonly Preload[]> {
  const { pathname, searchParams } = new URL(example, testAddresses.client)
  const params = matchPath(path, pathname)?.params as Record<string, string>
  return (await reads?.({ params, query: searchParams })) ?? []
}

const shorten = (url: string) =>
  [main, talent, search].reduce((text, base) => text.replace(`${base}/`, ''), url)
const examples = allPages
  .filter(({ path }) => !path.endsWith('*'))
  .flatMap((page) => (page.facts.examples ?? [page.path]).map((example) => ({ example, page })))

/** With what a page and a filter add to an address: the first reads must be those of exactly this address. */
const filtered = [
  '/dashboard/notifications?page=2',
  '/dashboard/notifications?page=2&kind=live',
  '/teacher/notifications?kind=payment',
  '/dashboard/my-courses/batch-full-stack-12/notices?page=2',
  '/dashboard/my-courses/batch-full-stack-12/recordings?show=videos',
  '/dashboard/my-courses/batch-full-stack-12/resources?kind=link',
  '/teacher/notices?page=2',
  '/teacher/notices?batch=batch-full-stack-12&page=2',
  '/teacher/batches/batch-full-stack-12/notices?page=2',
  '/teacher/batches/batch-full-stack-12/learners?page=2',
  '/teacher/jobs?page=2',
  '/teacher/levels?page=2',
  '/assessments?page=2',
  '/courses?category=web-development&page=2',
  '/search?q=%20react%20',
  '/search?q=reakt&forced=true',
  '/dashboard/tasks?kind=exam',
  '/dashboard/jobs?page=2',
].map((example) => {
  const { pathname } = new URL(example, testAddresses.client)
  const page = allPages.find(({ path }) => !path.endsWith('*') && matchPath(path, pathname))
  if (!page) throw new Error(`no page has the address ${example}`)
  return { example, page }
})

test.each([...examples, ...filtered])(
  '$example begins with the reads that its page lists',
  async ({ example, page }) => {
    const role = page.facts.as ?? page.roles?.[0] ?? 'guest'
    // Before it is drawn, as at the press.
    const reads = await listReads(page, example)
    await renderApp(example, { as: role })
    await settle()
    const said = reads.map(({ row, input }) => shorten(buildAddress(row, input, { main, talent, search })))
    const others = page.facts.otherReads ?? []
    const isOther = (url: string) =>
      others.some((path) => matchPath(path, `/${url.replace(/\?.*/, '')}`) !== null)
    expect(
      [...new Set(asked.map(shorten))].filter(
        (url) => !said.includes(url) && !OF_FRAMES.includes(url) && !isOther(url),
      ),
      `${page.path} reads this first: name it in its reads (routes/${page.area}/table.ts)`,
    ).toEqual([])
    await act(async () => {
      near.forEach((report) => report())
      line.resolve()
    })
    await vi.waitFor(() => {
      const left = reads.filter(({ row, input }) => isAsking((name) => name === buildKey(row, input)))
      expect(
        left.map(({ row }) => row.path),
        `${page.path} never takes this: leave it out of its reads (routes/${page.area}/table.ts)`,
      ).toEqual([])
    })
  },
)
