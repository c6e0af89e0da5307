import { expect, test } from 'vitest'
import type { Orientation } from '#src/api/shapes/course.ts'
import type { OrientationBooking, OrientationEvent } from '#src/api/shapes/orientation.ts'
import { NEWCOMER_PHONE, seededSandbox } from '../../../tests/support/seeded-sandbox.ts'

const EVENT = 'live/orientation/orientation-web'
const FULL = 'orientation-web-slot-1'
const wish = (slot: string, contact = '01812345678') => ({
  orientation: 'orientation-web',
  name: 'রিনা',
  contact,
  slot,
})

test('a guest books, and a second booking with the contact in any spelling moves the first', async () => {
  const { asGuest } = await seededSandbox()
  const seats = async () =>
    (await asGuest.get<OrientationEvent>(EVENT)).data.slots.map((slot) => slot.seats_left)
  expect(await seats()).toEqual([0, 12, 12, 30])
  expect((await asGuest.post('orientation-book', wish('orientation-web-slot-2'))).status).toBe(201)
  expect(
    (await asGuest.post('orientation-book', wish('orientation-web-slot-3', '+880 1812-345678'))).status,
  ).toBe(200)
  expect(await seats()).toEqual([0, 12, 11, 30])
  const { data } = await asGuest.get<OrientationBooking[]>('orientation-book')
  expect(data).toMatchObject([{ slot: 'orientation-web-slot-3', url: null }])
})

test('a seat moves only for its own guest id or person: typing another person’s number gets 409 and reveals nothing', async () => {
  const { sandbox, as, asGuest } = await seededSandbox()
  await asGuest.post('orientation-book', wish('orientation-web-slot-2', NEWCOMER_PHONE))
  const stranger = { 'content-type': 'application/json', guestid: 'another-guest' }
  const body = JSON.stringify({ ...wish('orientation-web-slot-3', NEWCOMER_PHONE), name: 'অন্য কেউ' })
  const asked = await sandbox.fetch(
    new Request(`${sandbox.addresses.main}/orientation-book`, { method: 'POST', headers: stranger, body }),
  )
  expect(asked.status).toBe(409)
  const list = new Request(`${sandbox.addresses.main}/orientation-book`, { headers: stranger })
  expect(await (await sandbox.fetch(list)).json()).toMatchObject({ data: [] })
  expect((await asGuest.get<OrientationBooking[]>('orientation-book')).data).toMatchObject([
    { slot: 'orientation-web-slot-2' },
  ])
  // The account of that number has verified it.
  const owner = await as(NEWCOMER_PHONE)
  expect((await owner.post('orientation-book', wish('orientation-web-slot-3', NEWCOMER_PHONE))).status).toBe(
    200,
  )
})

test('a full slot gets 409, and an unknown one or a wrong contact a field error', async () => {
  const { asGuest } = await seededSandbox()
  expect((await asGuest.post('orientation-book', wish(FULL))).status).toBe(409)
  expect(await asGuest.post('orientation-book', wish('nowhere'))).toMatchObject({
    status: 400,
    errors: { slot: expect.any(String) },
  })
  expect(await asGuest.post('orientation-book', wish('orientation-web-slot-2', 'abc'))).toMatchObject({
    status: 400,
    errors: { contact: expect.any(String) },
  })
})

test('a learner sees the booked slot on the dashboard, its room from 15 minutes before, and nothing after it', async () => {
  const { sandbox, as } = await seededSandbox()
  const newcomer = await as(NEWCOMER_PHONE)
  expect((await newcomer.get('overview/orientation')).data).toBeNull()
  const { at } = (await newcomer.post<OrientationBooking>('orientation-book', wish('orientation-web-slot-2')))
    .data
  expect((await newcomer.get<Orientation>('overview/orientation')).data).toMatchObject({ start_at: at })
  sandbox.clock.moveTo(new Date(Date.parse(at) - 14 * 60_000))
  const later = await as(NEWCOMER_PHONE)
  expect((await later.get<OrientationBooking[]>('orientation-book')).data[0]?.url).toContain('http')
  sandbox.clock.moveTo(new Date(Date.parse(at) + 46 * 60_000))
  const after = await as(NEWCOMER_PHONE)
  expect((await after.get('orientation-book')).data).toEqual([])
})

test('a person who finds no slot leaves a number, stored once however often it is sent', async () => {
  const { asGuest } = await seededSandbox()
  const ask = { orientation: 'orientation-web', name: 'রিনা', contact: '01812345678' }
  expect([
    (await asGuest.post('orientationlead', ask)).status,
    (await asGuest.post('orientationlead', ask)).status,
  ]).toEqual([201, 201])
})
