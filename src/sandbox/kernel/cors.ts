/**
 * Lets the client, which runs on another port, call the API. Its custom headers cost a preflight, cached for
 * two hours.
 */

import { SENT_HEADERS } from '#src/api/client/headers.ts'

const LONGEST_IN_CHROMIUM = '7200'

/** The origin when it is the client's, including the other names of this machine. */
function findAllowedOrigin(origin: string | null, client: string): string | undefined {
  if (!origin || !URL.canParse(origin)) return undefined
  const [asked, own] = [new URL(origin), new URL(client)]
  const isThisMachine = ['localhost', '127.0.0.1'].includes(asked.hostname) && asked.port === own.port
  return origin === own.origin || isThisMachine ? origin : undefined
}

/** True for a page of another site, which the browser allows to send simple requests to any address. */
export function isForeignPage(request: Request, client: string): boolean {
  const origin = request.headers.get('origin')
  return origin !== null && findAllowedOrigin(origin, client) === undefined
}

export async function handleCors(
  request: Request,
  client: string,
  now: Date,
  run: () => Promise<Response>,
): Promise<Response> {
  const origin = findAllowedOrigin(request.headers.get('origin'), client)
  if (request.method === 'OPTIONS') {
    const headers = new Headers({ vary: 'origin' })
    if (origin) {
      headers.set('access-control-allow-origin', origin)
      headers.set('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
      headers.set('access-control-allow-headers', [...SENT_HEADERS, 'range'].join(', '))
      headers.set('access-control-max-age', LONGEST_IN_CHROMIUM)
    }
    return new Response(null, { status: 204, headers })
  }
  const response = await run()
  // Also set without an origin: a cached reply without it could be served to the client, which may not read
  // it.
  response.headers.append('vary', 'origin')
  if (!origin) return response
  response.headers.set('access-control-allow-origin', origin)
  // A moved clock is also the server's time for the client.
  response.headers.set('date', now.toUTCString())
  response.headers.set(
    'access-control-expose-headers',
    'retry-after, date, content-disposition, content-range',
  )
  return response
}
