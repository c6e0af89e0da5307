import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { FrameName } from '#src/lib/frame-address.ts'
import { buildGroupRoute } from './build-route.ts'
import { group, defineScreen, type Screen } from './group.ts'
import { findCalls } from './starts.ts'

vi.mock('./starts.ts', () => ({ findCalls: vi.fn<typeof findCalls>() }))
const setCalls = (listCalls: NonNullable<ReturnType<typeof findCalls>>) => vi.mocked(findCalls).mockReturnValue(listCalls)

const frame = async () => ({ Component: () => null })
const frames: Record<FrameName, typeof frame> = { guest: frame, course: frame, plain: frame, learner: frame, teacher: frame, talent: frame }

function visit(address: string, row: Screen) {
  const router = createMemoryRouter([buildGroupRoute(group('guest', undefined, [row]), frames, () => null)], { initialEntries: [address] })
  return { router, ready: vi.waitFor(() => expect(router.state.initialized).toBe(true)) }
}

test('data is asked for as soon as the address is known, before the file is there', async () => {
  const listCalls = vi.fn<NonNullable<ReturnType<typeof findCalls>>>(async () => [])
  setCalls(listCalls)
  const file = Promise.withResolvers<{ Component: () => null }>()
  const { router, ready } = visit(
    '/course/react?from=mail',
    defineScreen('/course/:slug', () => file.promise),
  )
  await vi.waitFor(() => expect(listCalls).toHaveBeenCalledTimes(1))
  expect(router.state.initialized).toBe(false)
  const [asked] = listCalls.mock.calls[0] ?? []
  expect([asked?.params, asked?.query.get('from')]).toEqual([{ slug: 'react' }, 'mail'])
  file.resolve({ Component: () => null })
  await ready
})

test('a failed preload is left to the screen', async () => {
  setCalls(() => Promise.reject(new Error('no line')))
  const { router, ready } = visit('/a', defineScreen('/a', frame))
  await ready
  expect(router.state.errors).toBeNull()
})
