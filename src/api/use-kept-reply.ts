/** The replies of earlier visits as `useApi` meets them. A guest's page does not carry what reads and keeps them. (docs/decisions/0023) */
import { useEffect } from 'react'
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
export const dropKeptReply = (key: string) => kept?.drop(key)
export const forgetKeptReplies = () => kept?.forget()

/** Leaves a reply of this visit to the next. */
export function useKeeping(key: string | null, data: CachedReply | undefined): void {
  useEffect(() => {
    if (key !== null && data !== undefined) kept?.keep(key, data)
  }, [key, data])
}

/** Lets the frame say how old it is what could not be renewed. */
export function useFailedRenewal(fetchedAt: number | undefined): void {
  useEffect(() => (fetchedAt === undefined ? undefined : kept?.addFailed(fetchedAt)), [fetchedAt])
}
