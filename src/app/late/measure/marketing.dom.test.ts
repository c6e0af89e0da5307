import { createMemoryRouter, redirect } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getAffiliate, getMarketingActivity } from '#src/stores/campaign-store.ts'
import { wireClient } from '../../wire.ts'
import { watchCampaigns } from './marketing.ts'

const TRACKER = 'http://tracker.test/activity'
const network = vi.fn<typeof fetch>()

function visit(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [address] })
  watchCampaigns(router, TRACKER, '')
  return router
}

const reports: { to: string; id: unknown }[] = []

/** Reads a report, since the body of a request can be read only once. */
async function note(request: Request): Promise<Response> {
  const body = (await request.clone().json()) as { mk_activity_id?: unknown }
  reports.push({ to: request.url, id: body.mk_activity_id })
  return new Response('{}', { status: 200 })
}

beforeEach(() => {
  sessionStorage.clear()
  reports.length = 0
  network.mockReset().mockImplementation((request) => note(request as Request))
  onTestFinished(wireClient(network))
})

test('an id is reported once, however often it returns', async () => {
  const router = visit('/?mk_activity_id=once-1')
  await router.navigate('/courses?mk_activity_id=once-1')
  await router.navigate('/courses?mk_activity_id=once-2')
  visit('/?mk_activity_id=once-1')
  await vi.waitFor(() =>
    expect(reports).toEqual([
      { to: TRACKER, id: 'once-1' },
      { to: TRACKER, id: 'once-2' },
    ]),
  )
})

test('pages that redirect count: the requested one, and those on the way', async () => {
  const gate = { path: 'shut', loader: () => redirect('/open') }
  const router = createMemoryRouter([gate, { path: '*', Component: () => null }], {
    initialEntries: ['/login'],
  })
  watchCampaigns(router, TRACKER, '?mk_activity_id=landing&affiliate=rupa')
  await router.navigate('/shut?mk_activity_id=way')
  await vi.waitFor(() => expect(reports.map(({ id }) => id)).toEqual(['landing', 'way']))
  expect(getAffiliate()).toBe('rupa')
})

test('a failing tracker has no effect', async () => {
  network.mockRejectedValue(new TypeError('no connection'))
  visit('/?mk_activity_id=failing')
  await vi.waitFor(() => expect(network).toHaveBeenCalled())
})

test('the facts sent with a purchase are stored for the session', async () => {
  const router = visit('/?affiliate=ami&mk_activity_id=stored')
  await router.navigate('/courses')
  expect([getAffiliate(), getMarketingActivity()]).toEqual(['ami', 'stored'])
})
