import Cookies from 'js-cookie'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { wireClient } from '#src/app/wire.ts'
import { connectUnsent } from '#src/stores/session/unsent.ts'
import { confirmAnswered, useConfirm } from '#src/stores/shell/confirm-store.ts'
import { logOut } from './log-out.ts'

beforeEach(() => {
  Cookies.set('accessToken', 'a.b.c')
  Cookies.set('refreshToken', 'refresh')
  connectUnsent({
    count: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    send: async () => undefined,
  })
  onTestFinished(wireClient(() => Promise.reject(new TypeError('no connection'))))
})

test('when the file that counts unsent work is missing, the person is asked and may leave', async () => {
  const leaving = logOut()
  await vi.waitFor(() => expect(useConfirm.getState().question?.text).toMatch(/বাকি থাকলে/))
  // The app icon shows no unread count, though no bell is mounted.
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined)
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
  confirmAnswered(true)
  expect(await leaving).toBe(true)
  expect(setAppBadge).toHaveBeenLastCalledWith(0)
  expect(Cookies.get('refreshToken')).toBeUndefined()
})

test('and may stay', async () => {
  const leaving = logOut()
  await vi.waitFor(() => expect(useConfirm.getState().question).toBeDefined())
  confirmAnswered(false)
  expect(await leaving).toBe(false)
  expect(Cookies.get('refreshToken')).toBe('refresh')
})

const question = { title: 'এই ডিভাইস থেকে লগআউট করবেন?', yes: 'লগআউট' }

test('nobody is asked twice: the question about unsent work replaces the other one', async () => {
  connectUnsent({ count: () => Promise.resolve({ count: 2, isWhole: true }), send: async () => undefined })
  const leaving = logOut(question)
  await vi.waitFor(() => expect(useConfirm.getState().question?.title).toMatch(/না পাঠানো কাজ/))
  confirmAnswered(true)
  expect(await leaving).toBe(true)
  expect(useConfirm.getState().question).toBeUndefined()
})

test('with nothing unsent, one question is asked', async () => {
  connectUnsent({ count: () => Promise.resolve({ count: 0, isWhole: true }), send: async () => undefined })
  const leaving = logOut(question)
  await vi.waitFor(() => expect(useConfirm.getState().question).toEqual(question))
  confirmAnswered(false)
  expect(await leaving).toBe(false)
})

test.each([
  [0, 'লগআউট করবেন?', /^এই ডিভাইসে না-পাঠানো ফাইল বা উত্তর আছে কি না দেখা গেল না।/],
  [2, 'না পাঠানো কাজ রেখে লগআউট করবেন?', /^২টি কাজ .* দেখা গেল না।/],
])(
  'when the device cannot be read, beside %i known items, the question says so',
  async (count, title, text) => {
    connectUnsent({ count: () => Promise.resolve({ count, isWhole: false }), send: async () => undefined })
    const leaving = logOut(question)
    await vi.waitFor(() =>
      expect(useConfirm.getState().question).toMatchObject({ title, yes: 'লগআউট করুন', no: 'থাকুন' }),
    )
    expect(useConfirm.getState().question?.text).toMatch(text)
    confirmAnswered(false)
    expect(await leaving).toBe(false)
    expect(Cookies.get('refreshToken')).toBe('refresh')
  },
)
