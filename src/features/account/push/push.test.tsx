/** Pushes in the settings and at a class, over the sandbox and a browser that supports them. (ruling R59) */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { remember } from '#src/stores/browser/guarded-storage.ts'
import { mayShowPushes, readPushConsent } from '#src/stores/browser/push-state.ts'
import { stopPushes } from '#src/stores/browser/stop-pushes.ts'
import { signedOut } from '#src/stores/session/session-store.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../tests/support/fresh-sandbox.ts'
import { connectPush } from './config.ts'
import { refreshPush } from './device.ts'
import { PushOffer } from './push-offer.tsx'
import { PushSetting } from './push-setting.tsx'

const sandbox = sandboxPerTest()

let permission: NotificationPermission
/** The person's choice when the browser asks. */
let answer: NotificationPermission
let asked: number

/** Gives this browser properties of another until the test ends. */
function adopt(properties: object): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

/** As much of the cache storage as is used. */
function makeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => all.get(name) ?? all.set(name, new Map()).get(name)!
  return {
    open: async (name: string) => ({
      put: async (key: string, response: Response) => void open(name).set(key, response),
      delete: async (key: string) => open(name).delete(key),
    }),
    match: async (key: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => all.delete(name),
  }
}

beforeEach(async () => {
  permission = 'default'
  answer = 'granted'
  asked = 0
  await renderApp('/dashboard/devices', { as: 'learner' })
  connectPush('{"sandbox":true}')
  vi.stubGlobal('caches', makeCaches())
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      asked++
      permission = answer
      return permission
    },
  })
  adopt({ serviceWorker: { ready: Promise.resolve({}), controller: null } })
})
afterEach(() => {
  for (const name of ['serviceWorker', 'userAgent', 'maxTouchPoints']) Reflect.deleteProperty(navigator, name)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const draw = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>)
const turnOn = () => screen.findByRole('button', { name: 'চালু করুন' })
async function readTokens(): Promise<string[]> {
  const response = await sandbox().fetch(
    new Request(`${new URL(testAddresses.main).origin}/__sandbox/pushes`),
  )
  return ((await response.json()) as { tokens: { _id: string }[] }).tokens.map(({ _id }) => _id)
}
const countSent = () => sandbox().log.counts()['POST fcm'] ?? 0

test('without a configuration the setting says that pushes are not available, and a class offers nothing', async () => {
  connectPush('')
  draw(<PushSetting />)
  expect(await screen.findByText(/^এখানে এখনো পুশ নোটিফিকেশন নেই/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'চালু করুন' })).toBeNull()
  const { container } = draw(<PushOffer />)
  await Promise.resolve()
  expect(container).toBeEmptyDOMElement()
})

test('our own explanation comes first, and the browser asks only after the press', async () => {
  draw(<PushOffer />)
  await userEvent.click(await screen.findByRole('button', { name: 'ক্লাস শুরুর আগে মনে করিয়ে দিন' }))
  expect(screen.getByText(/ব্রাউজার একবার অনুমতি চাইবে/)).toBeVisible()
  expect(asked).toBe(0)
  await userEvent.click(await turnOn())
  expect(await screen.findByText('ক্লাস শুরুর আগে এই ডিভাইসে মনে করিয়ে দেব।')).toBeVisible()
  expect([asked, (await readTokens()).length, await mayShowPushes()]).toEqual([1, 1, true])
})

test('"later" is kept for 14 days', async () => {
  const { unmount } = draw(<PushOffer />)
  await userEvent.click(await screen.findByRole('button', { name: 'ক্লাস শুরুর আগে মনে করিয়ে দিন' }))
  await userEvent.click(screen.getByRole('button', { name: 'পরে' }))
  expect(screen.getByText(/^১৪ দিন আর জিজ্ঞেস করব না/)).toBeVisible()
  unmount()
  const day = DAY_MS
  const now = Date.now()
  for (const [days, isThere] of [
    [13.9, false],
    [14.1, true],
  ] as const) {
    vi.spyOn(Date, 'now').mockReturnValue(now + days * day)
    const again = draw(<PushOffer />)
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: /মনে করিয়ে দিন/ }) !== null).toBe(isThere),
    )
    again.unmount()
  }
})

test('closing the question without a choice is not consent', async () => {
  answer = 'default'
  draw(<PushSetting />)
  await userEvent.click(await turnOn())
  expect(await screen.findByRole('alert')).toHaveTextContent(/^অনুমতি দেওয়া হয়নি/)
  expect([countSent(), await mayShowPushes()]).toEqual([0, false])
})

test('a refused permission shows how to allow it, with a picture', async () => {
  answer = 'denied'
  draw(<PushSetting />)
  await userEvent.click(await turnOn())
  expect(await screen.findByRole('img', { name: /নোটিফিকেশনের সুইচ/ })).toBeVisible()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
})

test.each([
  [
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    5,
  ],
  [
    'iPad',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    5,
  ],
])('an %s in a tab is told to add the app to the home screen first', async (_, userAgent, maxTouchPoints) => {
  adopt({ userAgent, maxTouchPoints })
  draw(<PushSetting />)
  expect(await screen.findByRole('img', { name: /হোম স্ক্রিনে যোগ করা/ })).toBeVisible()
})

test('a browser without pushes says what to do instead', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager')
  draw(<PushSetting />)
  expect(await screen.findByText(/^এই ব্রাউজারে পুশ নোটিফিকেশন আসে না/)).toBeVisible()
})

test('when a call fails it stays off, says so in place, and can be tried again', async () => {
  const fault = { kind: 'status', status: 500, times: 1, delay_ms: 0, headers: {}, path: 'fcm' } as const
  sandbox().faults.add([fault])
  draw(<PushSetting />)
  await userEvent.click(await turnOn())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await mayShowPushes()).toBe(false)
  await userEvent.click(await turnOn())
  expect(await screen.findByText(/^এই ডিভাইসে চালু আছে/)).toBeVisible()
})

test('a token is sent once, again when it changes, and again after an expired session', async () => {
  draw(<PushSetting />)
  await userEvent.click(await turnOn())
  await screen.findByText(/^এই ডিভাইসে চালু আছে/)
  await refreshPush()
  expect(countSent()).toBe(1)
  remember('device:sandbox-push', 'sandbox-another')
  await refreshPush()
  expect([countSent(), await readTokens()]).toEqual([2, ['sandbox-another']])
  await stopPushes(true)
  await refreshPush()
  expect([countSent(), await mayShowPushes()]).toEqual([3, true])
})

test('a logout deletes consent and pushes at once; an expired session keeps only the consent', async () => {
  draw(<PushSetting />)
  await userEvent.click(await turnOn())
  await screen.findByText(/^এই ডিভাইসে চালু আছে/)
  signedOut('ended')
  await vi.waitFor(async () => expect(await mayShowPushes()).toBe(false))
  expect(await readPushConsent()).toMatchObject({ token: expect.stringContaining('sandbox-') })
  signedOut('logged-out')
  await vi.waitFor(async () => expect(await readPushConsent()).toBeUndefined())
})

describe('with the owner’s own key', () => {
  /** The browser's push service: what it was asked for, and what it holds. */
  function makePushManager() {
    let held: object | null = null
    let made = 0
    const asked: PushSubscriptionOptionsInit[] = []
    return {
      asked,
      getSubscription: async () => held,
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        const key = options.applicationServerKey as Uint8Array<ArrayBuffer>
        if (held) return held
        asked.push(options)
        const endpoint = `https://push.example/send/${++made}`
        held = {
          options: { applicationServerKey: key.buffer },
          unsubscribe: async () => ((held = null), true),
          toJSON: () => ({ endpoint, expirationTime: null, keys: { auth: AUTH, p256dh: POINT } }),
        }
        return held
      },
    }
  }
  const keyOf = (last: string) => `B${'A'.repeat(84)}${last}A`
  const POINT = keyOf('x')
  const AUTH = 'a'.repeat(22)

  function start() {
    connectPush(JSON.stringify({ publicKey: keyOf('1') }))
    const pushManager = makePushManager()
    adopt({ serviceWorker: { ready: Promise.resolve({ pushManager }), controller: null } })
    draw(<PushSetting />)
    return pushManager
  }

  test('the subscription is sent by the call for tokens, once, with its two keys and without its date', async () => {
    const { asked } = start()
    await userEvent.click(await turnOn())
    await screen.findByText(/^এই ডিভাইসে চালু আছে/)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.userVisibleOnly).toBe(true)
    expect(asked[0]?.applicationServerKey).toHaveLength(65)
    const sent = { endpoint: 'https://push.example/send/1', keys: { p256dh: POINT, auth: AUTH } }
    expect((await readTokens()).map((text) => JSON.parse(text) as unknown)).toEqual([sent])
    await refreshPush()
    expect(countSent()).toBe(1)
  })

  test('an owner’s new key replaces the old one at the next visit', async () => {
    const { asked } = start()
    await userEvent.click(await turnOn())
    await screen.findByText(/^এই ডিভাইসে চালু আছে/)
    connectPush(JSON.stringify({ publicKey: keyOf('2') }))
    await refreshPush()
    expect([asked.length, countSent()]).toEqual([2, 2])
    expect((await readTokens()).join()).toContain('/send/2')
  })

  test('a subscription that lacks a key is refused by the server, and pushes stay off', async () => {
    const pushManager = start()
    const { subscribe } = pushManager
    pushManager.subscribe = async (options) => ({
      ...(await subscribe(options)),
      toJSON: () => ({ endpoint: 'https://push.example/send/1', keys: {} }),
    })
    await userEvent.click(await turnOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^এই ডিভাইসে নোটিফিকেশন চালু করা গেল না/)
    expect([await readTokens(), await mayShowPushes()]).toEqual([[], false])
  })
})

test('after turning it off nothing is shown, and the setting offers it again', async () => {
  draw(<PushSetting />)
  await userEvent.click(await turnOn())
  await userEvent.click(await screen.findByRole('button', { name: 'বন্ধ করুন' }))
  expect(await turnOn()).toHaveFocus()
  expect(await mayShowPushes()).toBe(false)
})
