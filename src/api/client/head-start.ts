/**
 * Questions that left before the client itself was there. It takes their answers in place of asking, each once, and only for the
 * very same question: another address, or a header that says something else by now, goes to the network.
 */

import type { TextResponse } from './ports.ts'

/** Milliseconds after which an answer that nobody took is too old to be one. */
const GOOD_FOR = 10_000

interface Sent {
  headers: Readonly<Record<string, string>>
  answer: Promise<Response>
  stop: AbortController
  at: number
  /** The answer has come whole, and is a good one. */
  good?: TextResponse
}

const sent = new Map<string, Sent>()

/** The answer with its whole body, which would come no further than the browser until somebody reads it. */
async function whole(coming: Promise<Response>, onGood: (answer: TextResponse) => void): Promise<Response> {
  const response = await coming
  const text = await response.text()
  if (response.ok) onGood({ status: response.status, text })
  // Some answers must have none.
  return new Response(text === '' ? null : text, response)
}

/** Sends a reading question by the browser's own `fetch`. `address` is whole; `headers` are those that the client would send. */
export function headStart(address: string, headers: Readonly<Record<string, string>>): void {
  const stop = new AbortController()
  const answer = whole(fetch(address, { headers, signal: stop.signal }), (good) => (asked.good = good))
  const asked: Sent = { headers, answer, stop, at: Date.now() }
  // The client meets the failure when it takes the answer, and asks again as it does after any other.
  answer.catch(() => undefined)
  sent.set(address, asked)
}

/** What each of them says; whose question it is, also where that was nobody's. */
const isSame = (one: Sent['headers'], other: Headers) =>
  [...Object.keys(one), 'accesstoken'].every((name) => (one[name] ?? null) === other.get(name))

/** Takes the question out; undefined when it is another one, or too old. */
function take(address: string, headers: Headers): Sent | undefined {
  const known = sent.get(address)
  if (known === undefined) return undefined
  sent.delete(address)
  return isSame(known.headers, headers) && Date.now() - known.at < GOOD_FOR ? known : undefined
}

/** The good answer to this reading question, if it is there already: what the client does about a line or a failure is not needed then. */
export function takeGoodAnswer(address: string, headers: Readonly<Record<string, string>>): TextResponse | undefined {
  return sent.get(address)?.good && take(address, new Headers(headers))?.good
}

/** The answer to this request, if its question has left already; from then on the request's signal stops it. */
export function takeHeadStart({ method, url, headers, signal }: Request): Promise<Response> | undefined {
  if (method !== 'GET' || signal.aborted) return undefined
  const known = take(url, headers)
  signal.addEventListener('abort', () => known?.stop.abort(signal.reason))
  return known?.answer
}
