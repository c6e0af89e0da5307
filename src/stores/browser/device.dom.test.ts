import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { probeMetadata } from './device-probe.ts'
import type * as DeviceModule from './device.ts'

const metadata = { deviceType: 'web', domain: 'localhost', model: 'রিয়েলমি' }
const never = () => new Promise<never>(() => undefined)
const good = { metadata: () => Promise.resolve(metadata), fingerprint: () => Promise.resolve('print-1') }
const fallback = {
  fingerprint: 'fingerprint-unavailable',
  metadata: { deviceType: 'web', domain: 'localhost' },
}

/** Each test is a new page, since the module remembers what it collected. */
let page: typeof DeviceModule

beforeEach(async () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  vi.resetModules()
  page = await import('./device.ts')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('fingerprint and metadata (spec 8, spec 9)', () => {
  test('before anything is collected: a call is sent at once, with the fallback', async () => {
    expect(await page.device.read()).toEqual(fallback)
  })

  test('are collected once and stored a year', async () => {
    const setCookie = vi.spyOn(document, 'cookie', 'set')
    page.collectDevice(good)
    expect(await page.device.read()).toEqual({ fingerprint: 'print-1', metadata })
    const ends = setCookie.mock.calls.map(([text]) => Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? ''))
    const aYear = Date.now() + 365 * DAY_MS
    expect(ends).toHaveLength(2)
    expect(ends.every((end) => Math.abs(end - aYear) < 2000)).toBe(true)
    const again = vi.fn<() => Promise<string>>(() => Promise.resolve('other'))
    page.collectDevice({ ...good, fingerprint: again })
    expect(again).not.toHaveBeenCalled()
  })

  test('a library that throws leaves the fallback; the other one’s result is used (S24)', async () => {
    page.collectDevice({ ...good, fingerprint: () => Promise.reject(new Error('blocked')) })
    expect(await page.device.read()).toEqual({ fingerprint: fallback.fingerprint, metadata })
  })

  test('a library that hangs delays calls by 2 s at most in total (S24)', async () => {
    page.collectDevice({ metadata: never, fingerprint: never })
    let isRead = false
    const reading = page.device.read().then((read) => {
      isRead = true
      return read
    })
    await vi.advanceTimersByTimeAsync(1900)
    expect(isRead).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(await reading).toEqual(fallback)
    expect(await page.device.read()).toEqual(fallback)
  })

  test.each(['[1,', '{"browser":"Chrome 120","deviceType":"web"}'])(
    'a tampered cookie, or one of an old release, is collected again: %s',
    async (cookie) => {
      Cookies.set('userMetadata', cookie)
      expect(page.device.stored().metadata).toBeUndefined()
      page.collectDevice(good)
      expect(await page.device.read()).toMatchObject({ metadata })
    },
  )

  test('with cookies off the collected data is used for this page', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    page.collectDevice(good)
    expect(await page.device.read()).toEqual({ fingerprint: 'print-1', metadata })
  })
})

test('the probe fills every field of section 3', async () => {
  vi.useRealTimers()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  )
  const getHighEntropyValues = () => Promise.resolve({ architecture: 'arm', bitness: '64', model: 'Pixel 7' })
  Object.assign(navigator, { userAgentData: { getHighEntropyValues } })
  expect(await probeMetadata()).toEqual({
    browser: { name: 'Chrome', version: '120.0.0.0', major: '120' },
    cpu: { architecture: 'arm-64' },
    // The probe cannot find the maker of this phone, nor the version of the engine.
    device: { model: 'Pixel 7', type: 'mobile' },
    engine: { name: 'Blink' },
    os: { name: 'Android', version: '13' },
    displayResolution: { width: screen.width, height: screen.height },
    deviceType: 'web',
    domain: 'localhost',
    brand: '',
    model: 'Pixel 7',
  })
})
