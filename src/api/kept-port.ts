/**
 * The replies of earlier visits as `useApi` and the preloads meet them. Without React, and without what reads and keeps them: a guest's
 * page does not carry it. (docs/decisions/0023)
 */

import type { KeptReplies } from './kept-replies.ts'
import type { CachedReply } from './preload-memory.ts'
import type { Row } from './row.ts'

let kept: KeptReplies | undefined

/** By the frames of people who are signed in. */
export function connectKeptReplies(given: KeptReplies): void {
  kept = given
}

/** True when a reader of this key has something to draw before its reply comes. */
export const hasKeptReply = (key: string) => kept?.has(key) === true
export const findKeptReply = (key: string, row: Row) => kept?.find(key, row)
export const keepReply = (key: string, entry: CachedReply) => kept?.keep(key, entry)
export const dropKeptReply = (key: string) => kept?.drop(key)
export const forgetKeptReplies = () => kept?.forget()
