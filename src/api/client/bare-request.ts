/**
 * Requests that leave before the client itself is there. The client takes their answers in place of asking, each once, and only for the
 * very same request: another address, or a header that says something else by now, goes to the network.
 */

import { learnServerTime } from '#src/lib/server-time.ts'
import { findPreload, startPreload, takePreload } from '../preload-memory.ts'
import type { TextResponse } from './ports.ts'

type SentHeaders = Readonly<Record<string, string>>

interface BareAnswer {
  response: Response
  text: string
}

/** Reads the body at once: it would come no further than the browser until somebody reads it. */
async function fetchWhole(address: string, init: RequestInit): Promise<BareAnswer> {
  const response = await fetch(address, init)
  const text = await response.text()
  // Some responses must have no body.
  return { response: new Response(text === '' ? null : text, response), text }
}

/** Sends a reading request by the browser's own `fetch`. `address` is whole; `headers` are those that the client would send. */
export function sendBareRequest(address: string, headers: SentHeaders): void {
  startPreload(address, (signal) => fetchWhole(address, { headers, signal }), headers)
}

/** Compares the token even where the bare request had none: a response to nobody is not for whoever has signed in since. */
const isSame = (sent: SentHeaders, asked: Headers) =>
  [...Object.keys(sent), 'accesstoken'].every((name) => (sent[name] ?? null) === asked.get(name))

/** Takes the response out; undefined when it belongs to another request, or is too old. */
function take(address: string, headers: Headers, signal?: AbortSignal) {
  const known = takePreload<BareAnswer>(address, signal)
  return known?.headers && isSame(known.headers, headers) ? known : undefined
}

/** Takes a good response that is there already: what the client does about a line or a failure is not needed then. */
export function takeGoodAnswer(address: string, headers: SentHeaders): TextResponse | undefined {
  const arrived = findPreload(address)?.arrived?.reply as BareAnswer | undefined
  if (!arrived?.response.ok || !take(address, new Headers(headers))) return undefined
  learnServerTime(arrived.response.headers)
  return { status: arrived.response.status, text: arrived.text }
}

/** Takes the response to this request if its twin has left already; from then on the request's signal stops it. */
export function takeBareAnswer({ method, url, headers, signal }: Request): Promise<Response> | undefined {
  if (method !== 'GET' || signal.aborted) return undefined
  return take(url, headers, signal)?.coming.then(({ response }) => response)
}
