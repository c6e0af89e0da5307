import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as DeviceModule from './device.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
let page: typeof DeviceModule

beforeEach(async () => {
  Cookies.remove('guest_user_id')
  vi.resetModules()
  page = await import('./device.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('is made once and stored (spec 6)', async () => {
  const id = page.getGuestId()
  expect(id).toMatch(UUID)
  expect(page.getGuestId()).toBe(id)
  vi.resetModules()
  const nextPage: typeof DeviceModule = await import('./device.ts')
  expect(nextPage.getGuestId()).toBe(id)
})

test('is a UUID also without randomUUID, as on plain http (ruling R28)', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(page.getGuestId()).toMatch(UUID)
})

test('with cookies off it lasts as long as the page', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  expect(page.getGuestId()).toBe(page.getGuestId())
})
