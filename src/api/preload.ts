/** Asks for what a screen will read before the screen does. Without React and the cache, so that the first requests leave while those are still on their way. */

import { call, type CallOptions } from './call.ts'
import type { Parts } from './client/ports.ts'
import { buildKey } from './client/request.ts'
import { hasKeptReply } from './kept-port.ts'
import { startPreload, takePreload } from './preload-memory.ts'
import type { Read } from './read.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'

/** A read that a page begins with. */
export interface Preload extends Read {
  /** Begins with the reply before the screen has it. */
  onReply?: (reply: never) => void
}

export function startWithReply<R extends Row>(read: Read<R>, onReply: (reply: ReplyOf<R>) => void): Preload {
  return { ...read, onReply }
}

async function send(
  { row, input, isQuiet, onReply }: Preload,
  key: string,
  signal: AbortSignal,
): Promise<unknown> {
  const options: CallOptions = {
    signal,
    // By the time of a failure: what an earlier visit left may be on screen then, and the frame says how old it is.
    get isQuiet() {
      return hasKeptReply(key) || isQuiet
    },
  }
  const reply = await call(row, input as InputOf<Row>, options)
  onReply?.(reply as never)
  return reply
}

type IsHeld = (key: string, row: Row) => boolean

/** Before the cache is there it holds nothing. */
let isHeld: IsHeld = () => false

/** Lets the cache say from now on what needs no asking. */
export function setCacheLookup(held: IsHeld): void {
  isHeld = held
}

/** Sends what the cache does not hold fresh and no screen is asking for already. */
export function sendPreloads(preloads: readonly Preload[]): void {
  for (const preload of preloads) {
    const key = buildKey(preload.row, preload.input)
    if (!isHeld(key, preload.row)) startPreload(key, (signal) => send(preload, key, signal))
  }
}

/** As {@link call}, but for a reply that was asked for already: it is taken, once. Where that one failed the row runs as if nobody had asked. */
export async function takeOrCall<R extends Row>(
  row: R,
  input: InputOf<R>,
  options?: CallOptions,
): Promise<ReplyOf<R>> {
  const preloaded = takePreload<ReplyOf<R>>(buildKey(row, input as Parts), options?.signal, true)
  return preloaded?.coming.catch(() => call(row, input, options)) ?? call(row, input, options)
}

/** As {@link takeOrCall}, for a read that has a name. */
export async function takeRead<R extends Row>(
  { row, input }: Read<R>,
  options?: CallOptions,
): Promise<ReplyOf<R>> {
  return takeOrCall(row, input as InputOf<R>, options)
}
