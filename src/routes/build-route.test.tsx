import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { FrameName } from '#src/lib/frame-address.ts'
import { buildGroupRoute } from './build-route.ts'
import { group } from './group.ts'
import { definePage, type Page } from './page.ts'

const frame = async () => ({ Component: () => null })
const frames: Record<FrameName, typeof frame> = {
  guest: frame,
  course: frame,
  plain: frame,
  learner: frame,
  teacher: frame,
  talent: frame,
}

function visit(address: string, page: Page) {
  const router = createMemoryRouter(
    [buildGroupRoute(group('guest', undefined, [page]), frames, () => null)],
    { initialEntries: [address] },
  )
  return { router, ready: vi.waitFor(() => expect(router.state.initialized).toBe(true)) }
}

test('data is requested as soon as the address is known, before the file has loaded', async () => {
  const reads = vi.fn<NonNullable<Page['reads']>>(async () => [])
  const file = Promise.withResolvers<{ Component: () => null }>()
  const { router, ready } = visit(
    '/course/react?from=mail',
    definePage(
      { pattern: '/course/:slug' },
      { load: () => file.promise, reads },
      { examples: ['/course/react'] },
    ),
  )
  await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(1))
  expect(router.state.initialized).toBe(false)
  const [asked] = reads.mock.calls[0] ?? []
  expect([asked?.params, asked?.query.get('from')]).toEqual([{ slug: 'react' }, 'mail'])
  file.resolve({ Component: () => null })
  await ready
})

test('the screen handles a failed preload', async () => {
  const reads = () => Promise.reject(new Error('no connection'))
  const { router, ready } = visit('/a', definePage({ pattern: '/a' }, { load: frame, reads }))
  await ready
  expect(router.state.errors).toBeNull()
})
