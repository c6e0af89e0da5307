/**
 * Requests that are sent before the client has loaded. The client takes their responses instead of sending
 * its own, each once, and only for exactly the same request: if the address or a header differs by then, it
 * goes to the network.
 */

import { learnServerTime } from '#src/lib/server-time.ts'
import { type FirstResponse, findPreload, startPreload, takePreload } from '../replies/early-requests.ts'
import type { TextResponse } from './ports.ts'

type SentHeaders = Readonly<Record<string, string>>

/** Reads the body at once: the browser would otherwise stop receiving until somebody reads it. */
async function fetchWhole(address: string, init: RequestInit): Promise<FirstResponse> {
  const response = await fetch(address, init)
  const text = await response.text()
  // Some responses must have no body.
  return { response: new Response(text === '' ? null : text, response), text }
}

/**
 * Sends a read with the browser's own `fetch`. `address` is absolute; `headers` are those that the client
 * would send.
 */
export function sendFirstCall(address: string, headers: SentHeaders): void {
  startPreload(address, (signal) => fetchWhole(address, { headers, signal }), { headers })
}

/**
 * Compares the token even if the first call had none: a guest's response is not for somebody who has signed
 * in since.
 */
const isSame = (sent: SentHeaders, asked: Headers) =>
  [...Object.keys(sent), 'accesstoken'].every((name) => (sent[name] ?? null) === asked.get(name))

/** Takes the response out; undefined if it belongs to another request or is too old. */
function take(address: string, headers: Headers, signal?: AbortSignal) {
  const known = takePreload<FirstResponse>(address, signal)
  return known?.headers && isSame(known.headers, headers) ? known : undefined
}

/** Takes a successful response that has already arrived: then the client needs no handling of failures. */
export function takeGoodAnswer(address: string, headers: SentHeaders): TextResponse | undefined {
  const arrived = findPreload(address)?.arrived as FirstResponse | undefined
  if (!arrived?.response.ok || !take(address, new Headers(headers))) return undefined
  learnServerTime(arrived.response.headers)
  return { status: arrived.response.status, text: arrived.text }
}

/**
 * Takes the response if the same request was already sent; from then on the new request's signal can stop it.
 */
export function takeFirstResponse({ method, url, headers, signal }: Request): Promise<Response> | undefined {
  if (method !== 'GET' || signal.aborted) return undefined
  return take(url, headers, signal)?.coming.then(({ response }) => response)
}
