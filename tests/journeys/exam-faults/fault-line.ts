/**
 * Implements the verbs `net`, `server` and `session_expire`: faults of one learner's connection and of the
 * server behind it.
 */

import type { Attempt } from '#src/api/shapes/submission.ts'
import { type LineResponse, type Exchange, type Line, pass } from '../support/line.ts'

/** The calls of the exam, which server faults affect. */
const EXAM_CALL = /\/(?:submission|exam|quizlead|codetest)(?:\/|$)/
/**
 * The name of the learner's other device: each context of a test goes through its connection, and this one's
 * works.
 */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 Phone'
const EDITOR = /\/code-editor-[\w-]+\.js$/
const SAVE = /\/submission\/revised\/[^/]+$/
const REFRESH = /\/user\/refresh-token$/

export interface FaultLine {
  net: (how: string) => void
  server: (how: string) => void
  /** Refuses these tokens from now on. */
  expire: (...tokens: (string | undefined)[]) => void
  /** The file of the code editor arrives this many milliseconds late. */
  delayEditor: (milliseconds: number) => void
  /** Called after a reload: files of a release that is gone from the host are no longer requested. */
  pageOpened: () => void
  refreshes: () => number
  /** Counts the complete uploads that the server accepted. */
  uploads: () => number
  /** The answers that the server said it holds, oldest first. */
  saves: () => readonly Save[]
}

export interface Save {
  question: string
  value: Attempt['answers'][number]['value']
}

interface FaultLineParts {
  line: Line
  clientUrl: string
  isApi: (url: URL) => boolean
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const numberIn = (how: string) => Number(how.split(':')[1] ?? 0)

/** Adds the CORS headers that the server itself would send. */
function answerFor(
  { headers }: Exchange,
  status: number,
  text: string,
  more: Record<string, string> = {},
): LineResponse {
  return {
    status,
    headers: {
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-expose-headers': 'retry-after',
      'content-type': 'application/json; charset=utf-8',
      vary: 'origin',
      ...more,
    },
    body: Buffer.from(text),
  }
}

const envelope = (status: number) =>
  JSON.stringify({ code: status, status: 'error', msg: 'এখন করা যাচ্ছে না।', data: null })

function statusFor(exchange: Exchange, how: string): LineResponse {
  const status = Number(how.split(':')[0])
  return answerFor(
    exchange,
    status,
    envelope(status),
    how.includes(':') ? { 'retry-after': String(numberIn(how)) } : {},
  )
}

/** Answers one call of the exam under a server fault. */
async function underServerFault(exchange: Exchange, how: string): Promise<void> {
  const { respond, body, cut, cutAt, forward, headers } = exchange
  const kind = how.split(':')[0]
  if (kind === 'delay') {
    await sleep(numberIn(how))
    return pass(exchange)
  }
  if (kind === 'drop-at')
    return headers['content-type']?.startsWith('multipart/') ? cutAt(numberIn(how) / 100) : pass(exchange)
  await body()
  // The API itself works behind a gateway that has lost its route: `gateway:404`.
  if (kind === 'gateway') return respond(answerFor(exchange, numberIn(how), '{}'))
  if (kind === 'html200')
    return respond(answerFor(exchange, 200, '<!doctype html><h1>OK</h1>', { 'content-type': 'text/html' }))
  if (kind === 'truncate') {
    const whole = await forward()
    return respond({ ...whole, body: whole.body.subarray(0, Math.floor(whole.body.length / 2)) })
  }
  if (kind === 'reset-after-apply') {
    await forward()
    return cut()
  }
  return respond(statusFor(exchange, how))
}

export function makeFaultLine({ line, clientUrl, isApi }: FaultLineParts): FaultLine {
  let net = 'on'
  let server = 'ok'
  let calls = 0
  let refreshes = 0
  let uploads = 0
  let isReleaseGone = false
  let editorDelay = 0
  const dead = new Set<string>()
  const known = new Set<string>()
  const saves: Save[] = []

  /** Another tab's older answer may overtake one that the server has confirmed (decision 25). */
  function watchSaves(exchange: Exchange): Exchange {
    if (exchange.method !== 'PATCH' || !SAVE.test(exchange.url.pathname)) return exchange
    return {
      ...exchange,
      forward: async () => {
        const reply = await exchange.forward()
        if (reply.status < 300) {
          const { data } = JSON.parse(reply.body.toString()) as { data: { saved?: Save[] } }
          saves.push(...(data.saved ?? []))
        }
        return reply
      },
    }
  }

  /** Removes chunks of the old release that this browser has not fetched yet. */
  async function clientFile(exchange: Exchange): Promise<void> {
    const { pathname } = exchange.url
    const isGone = isReleaseGone && pathname.startsWith('/assets/') && !known.has(pathname)
    if (isGone) return exchange.respond({ status: 404, headers: {}, body: Buffer.alloc(0) })
    known.add(pathname)
    if (EDITOR.test(pathname)) await sleep(editorDelay)
    return pass(exchange)
  }

  async function throughNet(exchange: Exchange): Promise<boolean> {
    calls += 1
    if (net === 'off' || (net === 'flap' && calls % 2 === 1)) {
      exchange.cut()
      return false
    }
    if (net.startsWith('slow')) await sleep(numberIn(net))
    return true
  }

  function isRefused({ headers, url }: Exchange): boolean {
    const token = headers[REFRESH.test(url.pathname) ? 'refreshtoken' : 'accesstoken']
    return typeof token === 'string' && dead.has(token)
  }

  async function countUpload(exchange: Exchange): Promise<void> {
    const reply = await exchange.forward()
    if (reply.status < 300) uploads += 1
    exchange.respond(reply)
  }

  async function apiCall(exchange: Exchange): Promise<void> {
    const { method, url, headers } = exchange
    if (!(await throughNet(exchange))) return undefined
    if (method === 'OPTIONS') return pass(exchange)
    if (REFRESH.test(url.pathname)) refreshes += 1
    if (isRefused(exchange)) {
      // A server that refuses a token does so after it has read the call.
      await exchange.body()
      return exchange.respond(answerFor(exchange, 401, envelope(401)))
    }
    if (server !== 'ok' && server !== 'chunk404' && EXAM_CALL.test(url.pathname)) {
      const how = server
      if (how === '401-once') server = 'ok'
      return underServerFault(exchange, how === '401-once' ? '401' : how)
    }
    return headers['content-type']?.startsWith('multipart/') ? countUpload(exchange) : pass(exchange)
  }

  line.handle(async (exchange) => {
    if (exchange.headers['user-agent'] === PHONE) return pass(exchange)
    if (isApi(exchange.url)) return apiCall(watchSaves(exchange))
    return exchange.url.origin === clientUrl ? clientFile(exchange) : pass(exchange)
  })

  return {
    net: (how) => {
      net = how
    },
    server: (how) => {
      server = how
      if (how === 'chunk404') isReleaseGone = true
    },
    expire: (...tokens) => {
      for (const token of tokens) if (token) dead.add(token)
    },
    delayEditor: (milliseconds) => {
      editorDelay = milliseconds
    },
    pageOpened: () => {
      isReleaseGone = false
    },
    refreshes: () => refreshes,
    uploads: () => uploads,
    saves: () => saves,
  }
}
