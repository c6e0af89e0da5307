/** A failed call to our server means that the connection is lost; one to another host does not. */

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isConnected } from '#src/lib/connection.ts'
import { envelope, fakeLine, type Respond } from '../../tests/support/fake-line.ts'
import { call } from './call.ts'
import { connectClient } from './client/connect.ts'
import { external } from './contract/external.ts'
import { get } from './row.ts'

const thing = get('thing', { reply: v.object({ name: v.string() }) })
const connect = (respond: Respond) => connectClient(fakeLine(respond).connection)

test('a host that is not ours says nothing about the connection', async () => {
  connect(() => {
    throw new TypeError('Failed to fetch')
  })
  const probe = call(external.probePlayer, { params: { media: 'https://media.test' } })
  await expect(probe).rejects.toMatchObject({ kind: 'no-answer' })
  expect(isConnected()).toBe(true)
  await expect(call(thing)).rejects.toMatchObject({ kind: 'no-answer' })
  expect(isConnected()).toBe(false)
  connect(() => envelope({ name: 'ক' }))
  await call(thing)
  expect(isConnected()).toBe(true)
})
