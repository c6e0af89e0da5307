/**
 * A slow mobile line between the browser and a server, for one visit at a time: a relay with one bottleneck in each direction, half of the round
 * trip each way, TCP's handshake and slow start; TLS and HTTP/2 run through it, end to end. It counts what the visit fetches, the
 * worker's files too. Lost packets and the lookup of names are left out: a real line is slower. It needs `openssl` for its certificate.
 */

import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer as createPlainServer, request as ask, type RequestListener } from 'node:http'
import { createSecureServer } from 'node:http2'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Slow 4G: kilobits a second and milliseconds. */
export const SLOW_4G = { down: 1_600, up: 750, roundTrip: 150 }
const SEGMENT = 1_400
/** IP's and TCP's header of each segment. */
const HEADER = 52
/** Segments that are sent before the first receipt. (RFC 6928) */
const FIRST_WINDOW = 10
/** So little is queued here that HTTP/2 decides what is sent next. */
const MOST_WAITING = 32_768

interface Certificate {
  key: string
  cert: string
  /** The certificate that the browser trusts. */
  print: string
}

/** Generated for each run. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'karigor-line-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  const named = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    key,
    '-out',
    cert,
  ]
  try {
    execFileSync('openssl', [...made, ...named], { stdio: 'ignore' })
    const text = readFileSync(cert, 'utf8')
    const der = new X509Certificate(text).publicKey.export({ type: 'spki', format: 'der' })
    return {
      key: readFileSync(key, 'utf8'),
      cert: text,
      print: createHash('sha256').update(der).digest('base64'),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One direction of the connection, which all sockets share: first in, first out. */
class Bottleneck {
  readonly rate: number
  readonly #delay: number
  readonly #underWay: { at: number; arrive: () => void }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #free = 0

  constructor(rate: number, delay: number) {
    this.rate = rate
    this.#delay = delay
  }

  send(bytes: number, arrive: () => void): void {
    this.#free = Math.max(performance.now(), this.#free) + ((bytes + HEADER) * 8) / this.rate
    this.#underWay.push({ at: this.#free + this.#delay, arrive })
    this.#wait()
  }

  /** One timer for all: two of them may fire in the wrong order. */
  #wait(): void {
    const [next] = this.#underWay
    if (!next || this.#timer) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        const now = performance.now() + 0.5
        while (this.#underWay[0] && this.#underWay[0].at <= now) this.#underWay.shift()?.arrive()
        this.#wait()
      },
      Math.max(0, next.at - performance.now()),
    )
  }
}

interface Way {
  from: Socket
  to: Socket
  line: Bottleneck
  /** After the handshake. */
  readyAt: number
  startsSlowly: boolean
  count: (bytes: number) => void
}

/** Carries one direction of one socket. */
function carry({ from, to, line, readyAt, startsSlowly, count }: Way): void {
  const { roundTrip } = SLOW_4G
  const most = 2 * (line.rate / 8) * roundTrip + FIRST_WINDOW * SEGMENT
  let window = startsSlowly ? FIRST_WINDOW * SEGMENT : Infinity
  let underWay = 0
  let waiting = 0
  let hasEnded = false
  const queue: Buffer[] = []

  function receipt(bytes: number): void {
    underWay -= bytes
    window = Math.min(Math.max(window, most), window + bytes)
    pump()
  }
  function pump(): void {
    if (performance.now() < readyAt) return
    while (underWay < window) {
      const part = queue.shift()
      if (!part) break
      waiting -= part.length
      underWay += part.length
      line.send(part.length, () => {
        if (!to.destroyed) to.write(part)
        count(part.length)
        setTimeout(() => receipt(part.length), roundTrip / 2)
      })
    }
    if (waiting <= MOST_WAITING / 2) from.resume()
    if (hasEnded && queue.length === 0 && underWay === 0) to.end()
  }
  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += SEGMENT) queue.push(data.subarray(at, at + SEGMENT))
    waiting += data.length
    if (waiting > MOST_WAITING) from.pause()
    pump()
  })
  from.on('end', () => {
    hasEnded = true
    pump()
  })
  setTimeout(pump, Math.max(0, Math.ceil(readyAt - performance.now())) + 1)
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port))
  })

/** Of HTTP/1 and its one connection. */
const HOP = /^(?:connection|keep-alive|transfer-encoding)$/
const dropHeaders = (headers: object, dropped: RegExp) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.test(name)))

export interface LineCount {
  requests: number
  /** Kilobytes towards the browser, TLS and headers included. */
  kilobytes: number
}

export interface Line {
  origin: string
  /** The same responses without the slow connection, for requests beside the visits. */
  direct: string
  /** Since the last `begin`. */
  read: () => LineCount
  /** When the last byte reached the browser. */
  lastByteAt: () => number
  /** A new visit, with no socket left of the previous one. */
  begin: () => void
  close: () => void
}

/** Serves these responses at an origin behind the slow connection. */
export async function openLine(answer: RequestListener, { key, cert }: Certificate): Promise<Line> {
  let requests = 0
  let bytes = 0
  let lastByteAt = 0
  const open = new Set<Socket>()
  const beside = createPlainServer(answer)
  const port = await listen(beside)
  const agent = new Agent({ keepAlive: true })
  const secure = createSecureServer({ key, cert }, (request, response) => {
    requests += 1
    const { url: path, method } = request
    const headers = { ...dropHeaders(request.headers, /^:/), host: request.authority }
    const onward = ask({ agent, host: 'localhost', port, path, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, dropHeaders(reply.headers, HOP))
      reply.pipe(response)
    })
    onward.on('error', () => response.stream.close())
    request.pipe(onward)
  })
  // The end of a visit closes its sockets.
  secure.on('sessionError', () => undefined)
  const inner = await listen(secure)
  const { down, up, roundTrip } = SLOW_4G
  let lines = { down: new Bottleneck(down, roundTrip / 2), up: new Bottleneck(up, roundTrip / 2) }
  const relay = createServer({ noDelay: true }, (browser) => {
    const server = connect({ port: inner, host: 'localhost', noDelay: true })
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
    const readyAt = performance.now() + roundTrip
    carry({ from: browser, to: server, line: lines.up, readyAt, startsSlowly: false, count: () => undefined })
    const count = (arrived: number) => {
      bytes += arrived
      lastByteAt = performance.now()
    }
    carry({ from: server, to: browser, line: lines.down, readyAt, startsSlowly: true, count })
  })
  return {
    origin: `https://localhost:${await listen(relay)}`,
    direct: `http://localhost:${port}`,
    read: () => ({ requests, kilobytes: bytes / 1000 }),
    lastByteAt: () => lastByteAt,
    begin: () => {
      for (const socket of open) socket.destroy()
      lines = { down: new Bottleneck(down, roundTrip / 2), up: new Bottleneck(up, roundTrip / 2) }
      requests = 0
      bytes = 0
    },
    close: () => {
      for (const socket of open) socket.destroy()
      for (const server of [relay, secure, beside]) server.close()
    },
  }
}
