/**
 * A fresh, seeded sandbox for each test, at the addresses of `.env.test` through msw: requests in a component
 * test reach the same handlers as in `npm start`.
 */

import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeClock } from '#src/sandbox/kernel/clock.ts'
import { DroppedLine } from '#src/sandbox/kernel/faults.ts'
import type { Sandbox } from '#src/sandbox/make-app.ts'
import { fullSandbox, testAddresses } from './support/fresh-sandbox.ts'

const { icon, main, talent, search, media } = testAddresses
const origins = [icon, main, talent, search, media].map((address) => new URL(address).origin)

/** Call it once at the top of a test file; the function it returns gives the sandbox of the running test. */
export function sandboxPerTest(): () => Sandbox {
  let sandbox: Sandbox | undefined

  function current(): Sandbox {
    if (!sandbox) throw new Error('The sandbox stands only while a test runs.')
    return sandbox
  }

  async function respond(request: Request): Promise<Response> {
    try {
      return await current().fetch(request)
    } catch (error) {
      // A broken connection, as the browser would report it.
      if (error instanceof DroppedLine) return HttpResponse.error()
      throw error
    }
  }

  const server = setupServer(
    ...origins.map((origin) => http.all(`${origin}/*`, ({ request }) => respond(request))),
  )
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(async () => {
    sandbox = await fullSandbox(makeClock())
  })
  afterAll(() => server.close())
  return current
}
