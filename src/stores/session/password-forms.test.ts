import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import { findOtherForm, tryBothForms } from './password-forms.ts'

const WRONG = new ApiError('http', { status: 400, fields: { password: 'মেলেনি' } })
type Send = (form: string, options: { isQuiet?: boolean }) => Promise<string>

test.each([
  ['k\u09dc1', 'k\u09a1\u09bc1'],
  ['k\u09a1\u09bc1', 'k\u09dc1'],
  ['\u0995\u09cb1', '\u0995\u09c7\u09be1'],
  ['\u0995\u09c7\u09be1', '\u0995\u09cb1'],
  ['karigor123', undefined],
])('%j is also %j', (typed, other) => expect(findOtherForm(typed)).toBe(other))

test('a password with one encoding is sent once and its refusal is shown', async () => {
  const send = vi.fn<Send>().mockRejectedValue(WRONG)
  await expect(tryBothForms('karigor123', send)).rejects.toBe(WRONG)
  expect(send.mock.calls).toEqual([['karigor123', {}]])
})

test('a refused password is tried once in its other encoding, and only the last refusal is shown', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(WRONG).mockResolvedValueOnce('in')
  expect(await tryBothForms('\u09dc12345', send)).toBe('in')
  expect(send.mock.calls).toEqual([
    ['\u09dc12345', { isQuiet: true }],
    ['\u09a1\u09bc12345', {}],
  ])
})

test('a locked account is not a wrong password, so no other encoding is tried', async () => {
  const locked = new ApiError('http', { status: 429 })
  const send = vi.fn<Send>().mockRejectedValue(locked)
  await expect(tryBothForms('\u09dc12345', send)).rejects.toBe(locked)
  expect(send).toHaveBeenCalledTimes(1)
})
