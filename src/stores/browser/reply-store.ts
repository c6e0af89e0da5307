/**
 * The database of stored replies: one person's at a time, deleted with every end of a session. (ruling R67,
 * docs/decisions/0023)
 */

import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import type { CachedReply, NamedHead, ReplyHead, SizedReply } from '#src/api/replies/replies.ts'
import { SLOW_LIMIT } from '#src/lib/wait-at-most.ts'
import { guardDatabase } from './guarded-database.ts'
import { forgetReplies, recall, remember, REPLY_DATABASE, REPLY_OWNER } from './guarded-storage.ts'

const { run } = guardDatabase(REPLY_DATABASE, 'replies')

const findReplyOwner = () => recall(REPLY_OWNER, v.string())

const HEAD = '#'
const HEADS = () => IDBKeyRange.bound(HEAD, `${HEAD}\uFFFF`)

/** Runs `work` on the table. A deletion of the database waits for each page that has it open, so this one closes it then. */
async function runOnTable<T>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => Promise<T>,
  limit?: number,
): Promise<T | undefined> {
  const done = await run(
    (store) =>
      store(mode, (table) => {
        const { db: database } = table.transaction
        database.onversionchange = () => database.close()
        return work(table)
      }),
    limit,
  )
  return done?.value
}

export async function readStoredReply(owner: string, key: string): Promise<CachedReply | undefined> {
  if (findReplyOwner() !== owner) return undefined
  return runOnTable('readonly', (table) => promisifyRequest<CachedReply | undefined>(table.get(key)))
}

export async function storeReplies(owner: string, replies: readonly SizedReply[]): Promise<void> {
  forgetReplies(owner)
  if (!remember(REPLY_OWNER, owner)) return
  const pairs = replies.flatMap(([key, stored, head]): [string, unknown][] => [
    [key, stored],
    [HEAD + key, head],
  ])
  await runOnTable('readwrite', (table) => {
    // The session may have ended since; what is written from here on is deleted with its end.
    if (findReplyOwner() === owner) for (const [key, value] of pairs) table.put(value, key)
    return promisifyRequest(table.transaction)
  })
}

export async function deleteReply(key: string): Promise<void> {
  if (findReplyOwner() === undefined) return
  await runOnTable('readwrite', (table) => {
    for (const each of [key, HEAD + key]) table.delete(each)
    return promisifyRequest(table.transaction)
  })
}

/** How many replies of this person are stored, and their bytes. */
export async function measureReplies(owner: string): Promise<{ count: number; bytes: number }> {
  if (findReplyOwner() !== owner) return { count: 0, bytes: 0 }
  const heads = await runOnTable('readonly', (table) => promisifyRequest<ReplyHead[]>(table.getAll(HEADS())))
  const sizes = heads?.map(({ size }) => size) ?? []
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
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
  await runOnTable('readwrite', trim, SLOW_LIMIT)
}
