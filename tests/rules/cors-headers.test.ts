/** A browser sends no call with a header that the server's CORS does not allow. (spec 7, ruling R40) */

import { expect, it } from 'vitest'
import { readHeaders } from '#src/api/client/headers.ts'
import { listRows } from '#src/api/contract/all.ts'
import { handleCors } from '#src/sandbox/kernel/cors.ts'

const CLIENT = 'http://localhost:3000'
/** Headers that need no permission. */
const SAFELISTED = ['accept']

const caller = {
  tokens: {
    read: () => ({ accessToken: 'a', refreshToken: 'r' }),
    write: () => true,
    clear: () => undefined,
    sessionSignal: () => new AbortController().signal,
  },
  guestId: () => 'guest',
  device: {
    read: () => Promise.resolve({ fingerprint: 'print', metadata: {} }),
    stored: () => ({ fingerprint: 'print', metadata: {} }),
  },
}

it('the local API allows every header that the client sends', async () => {
  const headers = await Promise.all(listRows().map(({ row }) => readHeaders(row, caller, false)))
  const sent = new Set(headers.flatMap((each) => Object.keys(each)))
  expect(sent).toContain('refreshtoken')
  const preflight = new Request('http://localhost:3002', { method: 'OPTIONS', headers: { origin: CLIENT } })
  const reply = await handleCors(preflight, CLIENT, new Date(0), async () => new Response())
  const allowed = reply.headers.get('access-control-allow-headers')?.split(', ') ?? []
  expect([...sent].filter((name) => ![...SAFELISTED, ...allowed].includes(name))).toEqual([])
})
