/**
 * Replaces `use-api.ts` in a first picture: it reads the replies that have arrived, or those of an earlier visit
 * that the app draws at once. A reply that its shape refuses ends the picture. (docs/decisions/0014)
 */

import * as v from 'valibot'
import type { Addresses, Parts } from './client/ports.ts'
import { buildAddress, buildKey } from './client/request.ts'
import { readReply } from './client/response.ts'
import type { Read } from './read.ts'
import { findStoredReply } from './replies/stored-replies.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'

export interface FirstReplies {
  addresses: Addresses
  /** Bodies of successful responses, by address. */
  texts: ReadonlyMap<string, string>
}

let given: FirstReplies | undefined
/** Addresses that a page needs besides its first replies. */
const missing = new Set<string>()
/** By key, the replies of an earlier visit; an entry without one has not been looked for. */
const stored = new Map<string, { row: Row; reply?: unknown }>()

export function giveFirstReplies(replies: FirstReplies): void {
  given = replies
  missing.clear()
}

export const listMissing = () => [...missing]

/** Looks on the device for what the last drawing asked and lacked; false if there is nothing more. */
export async function readDevice(): Promise<boolean> {
  const wanted = [...stored].flatMap(([key, entry]) => ('reply' in entry ? [] : [[key, entry] as const]))
  const found = await Promise.all(
    wanted.map(async ([key, entry]) => {
      entry.reply = (await findStoredReply(entry.row, key).catch(() => undefined))?.reply
      return entry.reply !== undefined
    }),
  )
  return found.includes(true)
}

const nothing = () => undefined

function findStored(row: Row, input: Parts): unknown {
  if (row.options.stored !== 'at-once') return undefined
  const key = buildKey(row, input)
  const entry = stored.get(key) ?? { row }
  stored.set(key, entry)
  return entry.reply
}

function findReply(row: Row, input: Parts, isNeeded = false): unknown {
  if (given === undefined || row.options.reply === undefined) return undefined
  const { query } = row.options
  const checked = query && (v.parse(query, input.query ?? {}) as Record<string, unknown>)
  const address = buildAddress(row, { ...input, ...(checked && { query: checked }) }, given.addresses)
  const text = given.texts.get(address)
  if (text === undefined && isNeeded) missing.add(address)
  return text === undefined ? findStored(row, input) : readReply(row, { status: 200, text }, nothing).data
}

/** Reads what only the first replies lead to: if it is not there, it is asked and the picture drawn then. */
export function readOrAsk<R extends Row>(row: R, input: InputOf<R>): ReplyOf<R> | undefined {
  return findReply(row, input as Parts, true) as ReplyOf<R> | undefined
}

function describe(data: unknown, isWanted: boolean) {
  return {
    data,
    error: undefined,
    isLoading: isWanted && data === undefined,
    isSlow: false,
    fetchedAt: undefined,
    retry: nothing,
    cancel: nothing,
  }
}

interface Options {
  isWanted?: boolean
  /** A form waits for the server's reply. */
  isForForm?: boolean
}

export function useApi(row: Row, input: Parts | null, { isForForm = false }: Options = {}) {
  return describe(input === null || isForForm ? undefined : findReply(row, input), input !== null)
}

/** Several calls as one reply are never among the first calls. */
export const useReply = (_row: Row, key: string | null) => describe(undefined, key !== null)

export function useRead({ row, input }: Read, { isWanted = true, ...options }: Options = {}) {
  return useApi(row, isWanted ? input : null, options)
}

export const hasReply = (row: Row, input: Parts) => findReply(row, input) !== undefined

// Presses and effects need these; a picture has neither.
export const refetch = nothing
export const setCached = nothing
export const clearCache = nothing
export const forgetReply = nothing
