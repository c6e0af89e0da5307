/**
 * Questions that left before the client itself was there. It takes their answers in place of asking, each once, and only for the
 * very same question: another address, or a header that says something else by now, goes to the network.
 */

/** Milliseconds after which an answer that nobody took is too old to be one. */
const GOOD_FOR = 10_000

interface Sent {
  headers: Readonly<Record<string, string>>
  answer: Promise<Response>
  at: number
}

const sent = new Map<string, Sent>()

/** Sends a reading question by the browser's own `fetch`. `address` is whole; `headers` are those that the client would send. */
export function headStart(address: string, headers: Readonly<Record<string, string>>): void {
  const answer = fetch(address, { headers })
  // The client meets the failure when it takes the answer, and asks again as it does after any other.
  answer.catch(() => undefined)
  sent.set(address, { headers, answer, at: Date.now() })
}

/** What each of them says; whose question it is, also where that was nobody's. */
const isSame = (one: Sent['headers'], other: Headers) =>
  [...Object.keys(one), 'accesstoken'].every((name) => (one[name] ?? null) === other.get(name))

/** The answer to this request, if its question has left already. */
export function takeHeadStart({ method, url, headers }: Request): Promise<Response> | undefined {
  const known = sent.get(url)
  if (known === undefined || method !== 'GET') return undefined
  sent.delete(url)
  return isSame(known.headers, headers) && Date.now() - known.at < GOOD_FOR ? known.answer : undefined
}
