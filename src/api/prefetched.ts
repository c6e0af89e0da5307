/** Replies asked for ahead of their screen by route loaders. */

import type { Entry } from './entry.ts'

/** Milliseconds; a screen that comes later asks anew. */
const GOOD_FOR = 10_000

interface Asked {
  reply: Promise<unknown>
  stop: AbortController
  at: number
  /** What came of it, and when. */
  entry?: Entry
}

const asked = new Map<string, Asked>()

function freshUnder(key: string): Asked | undefined {
  const known = asked.get(key)
  return known !== undefined && Date.now() - known.at < GOOD_FOR ? known : undefined
}

/** Keeps what was asked for ahead; nothing is asked twice while it waits for its screen. */
export function askAhead(key: string, ask: (signal: AbortSignal) => Promise<unknown>): void {
  if (freshUnder(key) !== undefined) return
  const stop = new AbortController()
  const reply = ask(stop.signal)
  const mine: Asked = { reply, stop, at: Date.now() }
  asked.set(key, mine)
  reply.then(
    (value) => (mine.entry = { reply: value, fetchedAt: Date.now() }),
    // The screen meets the failure when it takes the reply; unmet, it is nobody's concern.
    () => undefined,
  )
}

/** All that was asked for ahead has come, or failed, or `patience` is over (in milliseconds). */
export async function answersAhead(patience: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((resolve) => (timer = setTimeout(resolve, patience)))
  await Promise.race([Promise.allSettled([...asked.values()].map(({ reply }) => reply)), enough])
  clearTimeout(timer)
}

/** Hands over, once, the replies that have come already, under their keys. */
export function takeAnswered(): [key: string, entry: Entry][] {
  const answered = [...asked].flatMap(([key, { entry }]): [string, Entry][] => (entry && freshUnder(key) ? [[key, entry]] : []))
  for (const [key] of answered) asked.delete(key)
  return answered
}

/** Hands over, once, what was asked for ahead and is still fresh; from then on the taker's signal stops it. */
export function takeAskedAhead(key: string, signal: AbortSignal): Promise<unknown> | undefined {
  const known = freshUnder(key)
  asked.delete(key)
  signal.addEventListener('abort', () => known?.stop.abort())
  return known?.reply
}

export function forgetAskedAhead(): void {
  for (const { stop } of asked.values()) stop.abort()
  asked.clear()
}
