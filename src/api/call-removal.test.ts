import { expect, test } from 'vitest'
import { envelope, failureOf, fakeLine } from '../../tests/support/fake-line.ts'
import { callRemoval } from './call-removal.ts'
import { connectClient } from './client/connect.ts'
import { notice } from './contract/notice.ts'

const remove = (status: number) => {
  connectClient(fakeLine(() => envelope(null, { status })).connection)
  return callRemoval(notice.remove, { params: { id: 'n' } }, {})
}

test('something that another person has already removed counts as removed; any other refusal fails', async () => {
  await expect(remove(404)).resolves.toBeUndefined()
  expect(await failureOf(remove(403))).toMatchObject({ status: 403 })
})
