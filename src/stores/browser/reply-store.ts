/**
 * Replies for reading without a connection, in IndexedDB: 30 MB at most, the oldest are deleted first. One
 * person's at a time, deleted with every end of a session. (ruling R67, docs/decisions/0023)
 */

import { delMany, promisifyRequest } from 'idb-keyval'
import type { NamedHead, ReplyHead, StoredReply } from '#src/api/offline-replies.ts'
import { SLOW_LIMIT } from '#src/lib/wait-at-most.ts'
import { deleteRepliesOfOthers, findReplyOwner, REPLY_DATABASE, REPLY_OWNER } from './forget-replies.ts'
import { guardDatabase } from './guarded-database.ts'
import { remember } from './guarded-storage.ts'

const { run } = guardDatabase(REPLY_DATABASE, 'replies')

const HEAD = '#'
const HEADS = () => IDBKeyRange.bound(HEAD, `${HEAD}\uFFFF`)

export async function readStoredReply(owner: string, key: string): Promise<StoredReply | undefined> {
  if (findReplyOwner() !== owner) return undefined
  const found = await run((store) =>
    store('readonly', (table) => {
      closeForDeletion(table.transaction.db)
      return promisifyRequest<StoredReply | undefined>(table.get(key))
    }),
  )
  return found?.value
}

/** A deletion waits for each page that has the database open. */
function closeForDeletion(database: IDBDatabase): void {
  database.onversionchange = () => database.close()
}

/** `size` in characters of JSON. */
export async function storeReplies(
  owner: string,
  replies: readonly (readonly [key: string, stored: StoredReply, size: number])[],
): Promise<void> {
  deleteRepliesOfOthers(owner)
  if (!remember(REPLY_OWNER, owner)) return
  const pairs = replies.flatMap(([key, stored, size]): [string, unknown][] => {
    const head: ReplyHead = { release: stored.release, fetchedAt: stored.fetchedAt, size }
    return [
      [key, stored],
      [HEAD + key, head],
    ]
  })
  await run((store) =>
    store('readwrite', async (table) => {
      closeForDeletion(table.transaction.db)
      for (const [key, value] of pairs) table.put(value, key)
      return promisifyRequest(table.transaction)
    }),
  )
}

export async function deleteReply(key: string): Promise<void> {
  await run((store) => delMany([key, HEAD + key], store))
}

/** Deletes the replies that `listWornOut` names. */
export async function trimReplies(listWornOut: (heads: readonly NamedHead[]) => string[]): Promise<void> {
  const trim = async (table: IDBObjectStore) => {
    const keys = table.getAllKeys(HEADS()) as IDBRequest<string[]>
    const heads = (await promisifyRequest(table.getAll(HEADS()))) as ReplyHead[]
    const named = heads.map((head, at): NamedHead => [keys.result[at]?.slice(HEAD.length) ?? '', head])
    for (const key of listWornOut(named)) {
      table.delete(key)
      table.delete(HEAD + key)
    }
    return promisifyRequest(table.transaction)
  }
  await run((store) => store('readwrite', trim), SLOW_LIMIT)
}
