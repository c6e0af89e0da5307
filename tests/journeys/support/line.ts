/**
 * The connection between one browser and everything else: an HTTP proxy that passes each request to the test.
 * The test may respond in place of the server, forward the request and change the response, or cut the
 * connection. Unlike a route of the browser, it is behind the service worker too, and breaks as a real
 * connection does.
 */

import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LineResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

export interface Exchange {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  /** The whole body, once it has arrived. */
  body: () => Promise<Buffer>
  /** Forwards it to its server and returns the response here, not to the browser. */
  forward: () => Promise<LineResponse>
  respond: (response: LineResponse) => void
  /** Breaks the connection. */
  cut: () => void
  /**
   * Breaks the connection when this part, 0 to 1, of the body has arrived; a small body may have arrived
   * whole.
   */
  cutAt: (part: number) => void
}

/** The fate of a request. */
export type Handle = (exchange: Exchange) => Promise<void>

export interface Line {
  /** For the browser's `proxy` option. */
  server: string
  handle: (handle: Handle) => void
  stop: () => void
}

export async function pass({ forward, respond }: Exchange): Promise<void> {
  respond(await forward())
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Without the headers that describe one connection, and unpacked, so that a test can read and change it. */
function ofMessage(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const {
    connection: _c,
    'proxy-connection': _p,
    'keep-alive': _k,
    'transfer-encoding': _t,
    'accept-encoding': _e,
    ...rest
  } = headers
  return rest
}

function forwardTo(
  agent: Agent,
  url: URL,
  incoming: IncomingMessage,
  read: () => Promise<Buffer>,
): () => Promise<LineResponse> {
  return async () => {
    const body = await read()
    return new Promise((resolve, reject) => {
      const outgoing = send(
        url,
        { agent, method: incoming.method, headers: ofMessage(incoming.headers) },
        (reply) => {
          bodyOf(reply).then(
            (text) =>
              resolve({ status: reply.statusCode ?? 502, headers: ofMessage(reply.headers), body: text }),
            reject,
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }
}

function cutWhenIn(part: number, incoming: IncomingMessage): void {
  const whole = Number(incoming.headers['content-length'] ?? 0)
  let came = 0
  incoming.on('data', (piece: Buffer) => {
    came += piece.length
    if (came >= whole * part) incoming.socket.destroy()
  })
}

function exchangeOf(agent: Agent, incoming: IncomingMessage, outgoing: ServerResponse): Exchange {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
  let whole: Promise<Buffer> | undefined
  const read = () => (whole ??= bodyOf(incoming))
  return {
    method: incoming.method ?? 'GET',
    url,
    headers: incoming.headers,
    body: read,
    forward: forwardTo(agent, url, incoming, read),
    respond: ({ status, headers, body }) => {
      outgoing
        .writeHead(status, { ...headers, 'content-length': body.length })
        .end(incoming.method === 'HEAD' ? undefined : body)
    },
    cut: () => incoming.socket.destroy(),
    cutAt: (part) => cutWhenIn(part, incoming),
  }
}

export async function startLine(): Promise<Line> {
  let handle: Handle = pass
  const agent = new Agent({ keepAlive: true })
  const proxy = createServer((incoming, outgoing) => {
    const exchange = exchangeOf(agent, incoming, outgoing)
    // A browser that left half way, or a server that was stopped.
    handle(exchange).catch(() => exchange.cut())
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, 'localhost', resolve)
  })
  return {
    server: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    handle: (next) => {
      handle = next
    },
    stop: () => {
      agent.destroy()
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
