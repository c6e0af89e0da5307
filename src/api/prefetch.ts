/** Asking ahead. Without React and the cache, so that the first questions leave while those are still on their way. */
import { call, type CallOptions } from './call.ts'
import type { Parts } from './client/ports.ts'
import { buildKey } from './client/request.ts'
import { askAhead } from './prefetched.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'

type IsHeld = (key: string, row: Row) => boolean

/** Before the cache is there it holds nothing. */
let isHeld: IsHeld = () => false

/** The cache says from now on what needs no asking. */
export function answersHeldBy(held: IsHeld): void {
  isHeld = held
}

interface Ahead<R extends Row> extends Pick<CallOptions, 'isQuiet'> {
  /** What can begin with the reply before the screen has it. */
  onReply?: (reply: ReplyOf<R>) => void
}

/**
 * Asks ahead for what a screen will read, under the same key and as quietly as it does; nothing is sent while the cache holds it
 * fresh or the screen itself asks.
 */
export function prefetch<R extends Row>(row: R, input: InputOf<R>, { onReply, isQuiet }: Ahead<R> = {}): void {
  const key = buildKey(row, input as Parts)
  if (isHeld(key, row)) return
  askAhead(key, async (signal) => {
    const reply = await call(row, input, { signal, isQuiet })
    onReply?.(reply)
    return reply
  })
}
