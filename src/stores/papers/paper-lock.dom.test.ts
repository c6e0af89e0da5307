import { beforeEach, expect, test } from 'vitest'
import { findKey, forgetKey, lock, makeKey, unlock } from './paper-lock.ts'

const TEXT = 'গরম ভাতে ঘি: the answer of a learner'
const bytes = new TextEncoder().encode(TEXT)
const read = (found: ArrayBuffer | undefined) => found && new TextDecoder().decode(found)

beforeEach(() => {
  sessionStorage.clear()
  forgetKey()
})

test('what is locked shows no word, and opens with the key of the tab, also after a reload', async () => {
  const locked = await lock(await makeKey('teacher-1'), 'paper-1', bytes)
  const raw = String.fromCharCode(...new Uint8Array(locked.data))
  expect(raw).not.toContain('learner')
  expect(raw).not.toContain(String.fromCharCode(...bytes.slice(0, 9)))
  forgetKey()
  const again = await findKey('teacher-1')
  expect(read(again && (await unlock(again, 'paper-1', locked)))).toBe(TEXT)
})

test('the same text is locked differently each time', async () => {
  const key = await makeKey('teacher-1')
  const [one, other] = [await lock(key, 'paper-1', bytes), await lock(key, 'paper-1', bytes)]
  expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(other.data))
})

test('another tab, another person and another place do not open it', async () => {
  const key = await makeKey('teacher-1')
  const locked = await lock(key, 'paper-1', bytes)
  expect(await unlock(key, 'paper-2', locked)).toBeUndefined()
  expect(await unlock(await makeKey('teacher-1'), 'paper-1', locked)).toBeUndefined()
  expect(await findKey('teacher-2')).toBeUndefined()
  sessionStorage.clear()
  forgetKey()
  expect(await findKey('teacher-1')).toBeUndefined()
})

test('the key of the page cannot be exported', async () => {
  const { crypto: key } = await makeKey('teacher-1')
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable/)
})
