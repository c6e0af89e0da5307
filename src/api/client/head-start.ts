/**
 * Questions that left before the client itself was there. It takes their answers in place of asking, each once, and only for the
 * very same question: another address, or a header that says something else by now, goes to the network.
 */

/** Milliseconds after which an answer that nobody took is too old to be one. */
const GOOD_FOR = 10_000

interface Sent {
  headers: Readonly<Record<string, string>>
  answer: Promise<Response>
  stop: AbortController
  at: number
}

const sent = new Map<string, Sent>()

/** Sends a reading question by the browser's own `fetch`. `address` is whole; `headers` are those that the client would send. */
export function headStart(address: string, headers: Readonly<Record<string, string>>): void {
  const stop = new AbortController()
  const answer = fetch(address, { headers, signal: stop.signal })
  // The client meets the failure when it takes the answer, and asks again as it does after any other.
  answer.catch(() => undefined)
  sent.set(address, { headers, answer, stop, at: Date.now() })
}

/** What each of them says; whose question it is, also where that was nobody's. */
const isSame = (one: Sent['headers'], other: Headers) =>
  [...Object.keys(one), 'accesstoken'].every((name) => (one[name] ?? null) === other.get(name))

/** The answer to this request, if its question has left already; from then on the request's signal stops it. */
export function takeHeadStart({ method, url, headers, signal }: Request): Promise<Response> | undefined {
  const known = sent.get(url)
  if (known === undefined || method !== 'GET' || signal.aborted) return undefined
  sent.delete(url)
  if (!isSame(known.headers, headers) || Date.now() - known.at >= GOOD_FOR) return undefined
  signal.addEventListener('abort', () => known.stop.abort(signal.reason))
  return known.answer
}
