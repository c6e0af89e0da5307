import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { wireClient } from './wire.ts'
import { watchCampaigns } from './marketing.ts'
import { affiliate, marketingActivity } from '#src/stores/campaign-store.ts'

const TRACKER = 'http://tracker.test/activity'
const network = vi.fn<typeof fetch>()

function visit(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [address] })
  watchCampaigns(router, TRACKER)
  return router
}

function reportedIds(): Promise<unknown[]> {
  const requests = network.mock.calls.map(([request]) => (request as Request).clone().json() as Promise<{ mk_activity_id: string }>)
  return Promise.all(requests.map(async (body) => (await body).mk_activity_id))
}

beforeEach(() => {
  sessionStorage.clear()
  network.mockReset().mockImplementation(async () => new Response('', { status: 204 }))
  wireClient(network)
})

test('an id is reported once, however often it comes back', async () => {
  const router = visit('/?mk_activity_id=once-1')
  await router.navigate('/courses?mk_activity_id=once-1')
  await router.navigate('/courses?mk_activity_id=once-2')
  visit('/?mk_activity_id=once-1')
  await vi.waitFor(async () => expect(await reportedIds()).toEqual(['once-1', 'once-2']))
  expect(network.mock.calls.map(([request]) => (request as Request).url)).toEqual([TRACKER, TRACKER])
})

test('a tracker that fails is no matter', async () => {
  network.mockRejectedValue(new TypeError('no line'))
  visit('/?mk_activity_id=failing')
  await vi.waitFor(() => expect(network).toHaveBeenCalled())
})

test('what a purchase sends is kept for the session', async () => {
  const router = visit('/?affiliate=ami&mk_activity_id=kept')
  await router.navigate('/courses')
  expect([affiliate(), marketingActivity()]).toEqual(['ami', 'kept'])
})
