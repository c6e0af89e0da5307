import { expect, test } from 'vitest'
import { envelope, failureOf, fakeLine } from '../../tests/support/fake-line.ts'
import { callRemoval } from './call-removal.ts'
import { connectClient } from './client/connect.ts'
import { notice } from './contract/notice.ts'

const remove = (status: number) => {
  connectClient(fakeLine(() => envelope(null, { status })).connection)
  return callRemoval(notice.remove, { params: { id: 'n' } }, {})
}

test('what somebody else has removed already is gone as it was meant to be; any other refusal fails', async () => {
  await expect(remove(404)).resolves.toBeUndefined()
  expect(await failureOf(remove(403))).toMatchObject({ status: 403 })
})
