/**
 * A server that lacks 23 groups of calls: what needs them is not offered, and every link of every page leads
 * to a page that stands. (rulings R76, R77)
 */

import { act, screen, waitFor } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import type { Adapter } from '#src/api/adapters/adapter.ts'
import { listRows } from '#src/api/contract/all.ts'
import { featureNames, offers } from '#src/lib/features.ts'
import { isPatternMatch } from '#src/lib/frame-address.ts'
import type { Role } from '#src/lib/role.ts'
import { allPages, listLeftOutPatterns, type PlacedPage } from '#src/routes/all-pages.ts'
import { listPatterns } from '#src/routes/page.ts'
import { renderApp } from '../render-app.tsx'
import { sandboxPerTest } from '../sandbox.ts'
import { testAddresses } from '../support/fresh-sandbox.ts'

/** As a build reads it: the adapter's list first, then every module with the switches that follow from it. */
const MISSING = await vi.hoisted(async () => {
  const { MISSING: missing } = await import('./missing.ts')
  const { listLacking } = await import('../../scripts/features/lacking.ts')
  process.env.APP_LACKS = listLacking(missing)
    .map(({ feature }) => feature)
    .join(',')
  vi.resetModules()
  return missing
})

// The build writes these patterns into the module.
vi.mock('#src/lib/left-out.ts', () => ({
  isLeftOut: (to: string) => isGone(to.replace(/[?#].*$/, '')),
}))

const isGone = (path: string) => listLeftOutPatterns(offers).some((pattern) => isPatternMatch(pattern, path))

const sandbox = sandboxPerTest()
const adapter: Adapter = {
  missing: MISSING,
  convertReply: (_row, { body }) => body as ReturnType<Adapter['convertReply']>,
}
const rows = listRows().map(({ row }) => row)

/** Everything is near, so that the lower parts and the footer are drawn. */
class NearObserver {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element): void {
    const seen = [{ isIntersecting: true, intersectionRatio: 1, target } as IntersectionObserverEntry]
    queueMicrotask(() => this.#tell(seen, this as unknown as IntersectionObserver))
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  vi.stubGlobal('reportError', vi.fn())
  // Sonner keeps its toasts outside React.
  sonner.dismiss()
})

const findPage = (path: string): PlacedPage | undefined =>
  allPages.find((page) => listPatterns(page.path).some((pattern) => isPatternMatch(pattern, path)))

const listLinks = () =>
  [...document.querySelectorAll('a[href^="/"]')].flatMap((link) => link.getAttribute('href') ?? [])

/** Written by the build, for no page. */
const FILE = '/licenses.txt'

/** What a page says where something is not there. */
const NOT_THERE = /তথ্য আনা গেল না|পেজটি আনা গেল না|পেজটি পাওয়া যায়নি|এই সুবিধাটি এখানে নেই|Something Went Wrong/

async function expectWhole(address: string): Promise<void> {
  await waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 }), address).not.toHaveLength(0), {
    timeout: 30_000,
  })
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]'), address).toBeNull(), {
    timeout: 30_000,
  })
  expect(NOT_THERE.exec(document.body.textContent ?? '')?.[0], address).toBeUndefined()
}

test('what needs a missing call is not offered', () => {
  expect(featureNames.filter((name) => !offers[name]).join(' ')).toBe(
    'ai assessments certificates freeCourses jobs notes notifications orientation placements playlists referral resources talents',
  )
})

/** One visit of each page that a link leads to, from the first page on. */
test.each<[Role, string]>([
  ['guest', '/'],
  ['learner', '/dashboard'],
  ['teacher', '/teacher'],
])(
  'as %s every link leads to a page that stands',
  async (as, start) => {
    const network = adaptFetch(adapter, rows, testAddresses, async (input, init) =>
      sandbox().fetch(new Request(input, init)),
    )
    const { router } = await renderApp(start, { as, network })
    const waiting = [start]
    const seen = new Set(waiting.map(findPage))
    const gone: string[] = []
    for (const address of waiting) {
      await act(async () => router.navigate(address))
      await expectWhole(address)
      for (const href of listLinks()) {
        const path = href.replace(/[?#].*$/, '')
        const page = findPage(path)
        if (isGone(path) || (page === undefined && path !== FILE)) gone.push(`${href} on ${address}`)
        else if (page && page.facts.notSwept === undefined && !seen.has(page)) {
          seen.add(page)
          waiting.push(href)
        }
      }
    }
    expect(gone).toEqual([])
    expect(waiting.length).toBeGreaterThan(12)
  },
  240_000,
)

const BESIDE = /\/(?:note|transaction\/check-expiry|course\/booking-status)$/

test.each(['/purchase/react-advanced', '/dashboard/week'])(
  '%s goes on where the server answers 404 for a list that it reads beside its own',
  async (address) => {
    const network = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return BESIDE.test(new URL(request.url).pathname)
        ? Response.json({ code: 404, status: 'error', msg: '' }, { status: 404 })
        : sandbox().fetch(request)
    }
    await renderApp(address, { as: 'learner', network })
    await expectWhole(address)
    expect(screen.getAllByRole('heading', { level: 1 })[0]).not.toHaveTextContent(/^$/)
  },
)
