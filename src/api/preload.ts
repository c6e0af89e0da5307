/**
 * Requests what a screen will read before the screen does. Without React and the cache, so that the first
 * requests are sent while those are still loading.
 */

import { call, type CallOptions } from './call.ts'
import type { Parts } from './client/ports.ts'
import { buildKey } from './client/request.ts'
import type { Read } from './read.ts'
import { type CachedReply, preloadReply, readForScreen, takePreload } from './replies/replies.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'

/** A read that a page begins with. */
export interface Preload extends Read {
  /** Starts with the reply before the screen has it. */
  onReply?: (reply: never) => void
}

export function startWithReply<R extends Row>(read: Read<R>, onReply: (reply: ReplyOf<R>) => void): Preload {
  return { ...read, onReply }
}

async function send({ row, input, onReply }: Preload, signal: AbortSignal): Promise<CachedReply> {
  const entry = await readForScreen(row, input as InputOf<Row>, { signal })
  onReply?.(entry.reply as never)
  return entry
}

/** Sends the requests that the cache does not have fresh and no screen is making already. */
export function sendPreloads(preloads: readonly Preload[]): void {
  for (const preload of preloads)
    preloadReply(buildKey(preload.row, preload.input), preload.row, (signal) => send(preload, signal))
}

/**
 * Like {@link call}, but uses a reply that was requested earlier, once. If that one failed, the row runs as
 * if it were new.
 */
export async function takeOrCall<R extends Row>(
  row: R,
  input: InputOf<R>,
  options?: CallOptions,
): Promise<ReplyOf<R>> {
  const preloaded = takePreload<CachedReply<ReplyOf<R>>>(buildKey(row, input as Parts), options?.signal, true)
  const entry = await preloaded?.coming.catch(() => undefined)
  // A reply that was stored on the device counts only for a screen.
  return entry === undefined || entry.isStored ? call(row, input, options) : entry.reply
}

/** Like {@link takeOrCall}, for a named read. */
export async function takeRead<R extends Row>(
  { row, input }: Read<R>,
  options?: CallOptions,
): Promise<ReplyOf<R>> {
  return takeOrCall(row, input as InputOf<R>, options)
}
