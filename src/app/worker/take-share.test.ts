import { expect, test } from 'vitest'
import { takeShare } from './take-share.ts'

const ORIGIN = 'https://karigor.example'
const stored: FormData[] = []
const take = (method: string, path: string, isStored = true, form = async () => new FormData()) =>
  takeShare(
    { method, url: new URL(path, ORIGIN).href, formData: form },
    {
      origin: ORIGIN,
      store: async (given) => {
        stored.push(given)
        return isStored
      },
    },
  )

test.each([
  ['GET', '/shared-files'],
  ['POST', '/dashboard'],
  ['POST', 'https://api.karigor.example/shared-files'],
])('%s %s is no share', (method, path) => {
  expect(take(method, path)).toBeUndefined()
})

test('shared files are stored before the page opens, which is a plain read', async () => {
  const response = await take('POST', '/shared-files')
  expect(stored).toHaveLength(1)
  expect([response?.status, response?.headers.get('location')]).toEqual([303, `${ORIGIN}/shared-files`])
})

test.each([
  ['a full device', () => take('POST', '/shared-files', false)],
  [
    'a form that breaks off',
    () => take('POST', '/shared-files', true, () => Promise.reject(new Error('cut'))),
  ],
])('%s is said on the page', async (_name, share) => {
  expect((await share())?.headers.get('location')).toBe(`${ORIGIN}/shared-files?lost=1`)
})
