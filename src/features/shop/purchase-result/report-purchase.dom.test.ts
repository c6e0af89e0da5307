/**
 * The owner's pixel gets a purchase once, with consent; without consent its facts are never requested.
 * (rulings R64, R65)
 */

import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { remember } from '#src/stores/browser/guarded-storage.ts'
import { installPixel } from '#src/stores/browser/pixel.ts'
import { reportPurchase } from './report-purchase.ts'

const call = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock(import('#src/api/call.ts'), async (load) => ({ ...(await load()), call: call as never }))

const FACTS = { value: 6000, currency: 'BDT', content_ids: ['course-a'] }
const pixel = vi.fn<() => void>()
const agree = (hasAgreed: boolean, at = Date.now()) => remember('device:consent', { hasAgreed, at })

beforeEach(() => {
  localStorage.clear()
  call.mockReset().mockResolvedValue({ ...FACTS, event_id: 'purchase-1' })
  pixel.mockReset()
  vi.stubGlobal('fbq', pixel)
})

/** Waits until everything that was started is done. */
const settle = () => vi.waitFor(() => Promise.resolve())

test('a purchase with consent is reported once, by its event', async () => {
  agree(true)
  reportPurchase('booking-1')
  await vi.waitFor(() => expect(pixel).toHaveBeenCalled())
  reportPurchase('booking-1')
  await settle()
  expect(pixel.mock.calls).toEqual([['track', 'Purchase', FACTS, { eventID: 'purchase-1' }]])
  expect(call).toHaveBeenCalledOnce()
})

test.each([
  ['nothing was said', () => undefined],
  ['it was refused', () => agree(false)],
  ['the word is older than a year', () => agree(true, Date.now() - 366 * DAY_MS)],
  ['no pixel was loaded', () => (agree(true), vi.stubGlobal('fbq', undefined))],
])('nothing is requested while %s', async (_why, prepare) => {
  prepare()
  reportPurchase('booking-2')
  await settle()
  expect(call).not.toHaveBeenCalled()
})

test('a pixel that loads after the paid page still gets it', async () => {
  vi.stubGlobal('fbq', undefined)
  agree(true)
  reportPurchase('booking-3')
  installPixel(pixel)
  await vi.waitFor(() =>
    expect(pixel).toHaveBeenCalledWith('track', 'Purchase', FACTS, { eventID: 'purchase-1' }),
  )
})
