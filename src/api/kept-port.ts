/**
 * The replies of earlier visits, as `useApi` and the preloads use them. Without React, and without the code
 * that reads and stores them: a guest's page does not load that. (docs/decisions/0023)
 */

import type { KeptReplies } from './kept-replies.ts'
import type { CachedReply } from './preload-memory.ts'
import type { Row } from './row.ts'

let kept: KeptReplies | undefined

/** Called by the frames of signed-in people. */
export function connectKeptReplies(given: KeptReplies): void {
  kept = given
}

/** Tells whether a reader of this key has a stored reply to draw first. */
export const hasKeptReply = (key: string) => kept?.has(key) === true
export const findKeptReply = (key: string, row: Row) => kept?.find(key, row)
export const keepReply = (key: string, entry: CachedReply) => kept?.keep(key, entry)
export const dropKeptReply = (key: string) => kept?.drop(key)
export const forgetKeptReplies = () => kept?.forget()
