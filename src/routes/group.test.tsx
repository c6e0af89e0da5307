import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { FrameName } from '#src/lib/frame-address.ts'
import { group, routeOfGroup, screen, type Screen } from './group.ts'

const frame = async () => ({ Component: () => null })
const frames: Record<FrameName, typeof frame> = { guest: frame, course: frame, plain: frame, learner: frame, teacher: frame, talent: frame }

function visit(address: string, row: Screen) {
  const router = createMemoryRouter([routeOfGroup(group('guest', undefined, [row]), frames, () => null)], { initialEntries: [address] })
  return { router, ready: vi.waitFor(() => expect(router.state.initialized).toBe(true)) }
}

test('data is asked for as soon as the address is known, before the file is there', async () => {
  const early = vi.fn<(address: { params: { slug: string }; query: URLSearchParams }) => void>()
  const file = Promise.withResolvers<{ Component: () => null }>()
  const { router, ready } = visit(
    '/course/react?from=mail',
    screen('/course/:slug', () => file.promise, { early }),
  )
  await vi.waitFor(() => expect(early).toHaveBeenCalledTimes(1))
  expect(router.state.initialized).toBe(false)
  const [asked] = early.mock.calls[0] ?? []
  expect([asked?.params.slug, asked?.query.get('from')]).toEqual(['react', 'mail'])
  file.resolve({ Component: () => null })
  await ready
})

test('asking ahead in vain is left to the screen', async () => {
  const { router, ready } = visit('/a', screen('/a', frame, { early: () => Promise.reject(new Error('no line')) }))
  await ready
  expect(router.state.errors).toBeNull()
})
