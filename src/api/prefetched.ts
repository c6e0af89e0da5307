/** Replies asked for ahead of their screen by route loaders. (stack 5 Prefetch) */

/** A screen that comes later than this asks anew. */
const GOOD_FOR = 10_000

const asked = new Map<string, { reply: Promise<unknown>; at: number }>()

/** Keeps what was asked for ahead; nothing is asked twice while it waits for its screen. */
export function askAhead(key: string, ask: () => Promise<unknown>): void {
  const known = asked.get(key)
  if (known !== undefined && Date.now() - known.at < GOOD_FOR) return
  const reply = ask()
  asked.set(key, { reply, at: Date.now() })
  // The screen meets the failure when it takes the reply; unmet, it is nobody's concern.
  reply.catch(() => undefined)
}

/** Hands over, once, what was asked for ahead and is still fresh. */
export function takeAskedAhead(key: string): Promise<unknown> | undefined {
  const known = asked.get(key)
  asked.delete(key)
  return known !== undefined && Date.now() - known.at < GOOD_FOR ? known.reply : undefined
}

export function forgetAskedAhead(): void {
  asked.clear()
}
