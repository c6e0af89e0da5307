/** Replies of other servers, made from the sandbox's on their way to the browser. */

import type { BrowserContext } from '@playwright/test'

type Server = (request: Request) => Promise<Response> | Response

/** Others describe the connection, which is not the server's. */
const PASSED = /^(?:accept|content-type|origin|accesstoken|refreshtoken|guestid|fingerprint|metadata)$/

/** The server in the place of the sandbox; `sandbox` asks the real one. */
export async function replaceServer(
  context: BrowserContext,
  isApi: (url: URL) => boolean,
  makeServer: (sandbox: Server) => Server,
): Promise<void> {
  const server = makeServer((request) => fetch(request))
  await context.route(isApi, async (route) => {
    const sent = route.request()
    const headers = Object.entries(await sent.allHeaders()).filter(([name]) => PASSED.test(name))
    const body = sent.postDataBuffer()
    const response = await server(
      new Request(sent.url(), {
        method: sent.method(),
        headers,
        ...(body && { body: new Uint8Array(body) }),
      }),
    )
    const given = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length']) given.delete(name)
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(given),
      body: Buffer.from(await response.arrayBuffer()),
    })
  })
}

/** Changes what each read of the server says. */
export function changeReplies(change: (reply: unknown, path: string) => unknown) {
  return (sandbox: Server): Server =>
    async (request) => {
      const response = await sandbox(request)
      if (request.method !== 'GET' || response.headers.get('content-type')?.includes('json') !== true)
        return response
      const changed = change(await response.json(), new URL(request.url).pathname)
      return new Response(JSON.stringify(changed), { status: response.status, headers: response.headers })
    }
}
