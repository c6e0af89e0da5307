/** Asks for what a screen will read before the screen does. Without React and the cache, so that the first requests leave while those are still on their way. */
import { call, type CallOptions } from './call.ts'
import type { Parts } from './client/ports.ts'
import { buildKey } from './client/request.ts'
import { hasKeptReply } from './kept-port.ts'
import { startPreload, takePreload } from './preload-memory.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'

interface PreloadOptions<R extends Row> extends Pick<CallOptions, 'isQuiet'> {
  /** Begins with the reply before the screen has it. */
  onReply?: (reply: ReplyOf<R>) => void
}

/** A call that a page begins with. */
export interface Preload {
  row: Row
  input: Parts
  send: (signal: AbortSignal) => Promise<unknown>
}

/** Describes a call under the same key, and as quiet, as its screen asks for it. */
export function buildPreload<R extends Row>(row: R, input: InputOf<R>, { onReply, isQuiet }: PreloadOptions<R> = {}): Preload {
  return {
    row,
    input: input as Parts,
    send: async (signal) => {
      const options: CallOptions = {
        signal,
        // By the time of a failure: what an earlier visit left may be on screen then, and the frame says how old it is.
        get isQuiet() {
          return hasKeptReply(buildKey(row, input as Parts)) || isQuiet
        },
      }
      const reply = await call(row, input, options)
      onReply?.(reply)
      return reply
    },
  }
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
  for (const { row, input, send } of preloads) {
    const key = buildKey(row, input)
    if (!isHeld(key, row)) startPreload(key, send)
  }
}

/** As {@link call}, but for a reply that was asked for already: it is taken, once. Where that one failed the row runs as if nobody had asked. */
export async function takeOrCall<R extends Row>(row: R, input: InputOf<R>, options?: CallOptions): Promise<ReplyOf<R>> {
  const preloaded = takePreload<ReplyOf<R>>(buildKey(row, input as Parts), options?.signal, true)
  return preloaded?.coming.catch(() => call(row, input, options)) ?? call(row, input, options)
}
