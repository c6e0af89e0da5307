/**
 * The papers that a teacher has taken along, in a database of their own: a head of each in plain, which says nothing about its content, and
 * its reply and files locked. A paper is there whole or not at all. (ruling R87)
 */

import { promisifyRequest } from 'idb-keyval'
import { DAY_MS } from '#src/lib/duration.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { guardDatabase } from '#src/stores/browser/guarded-database.ts'
import { remember } from '#src/stores/browser/guarded-storage.ts'
import {
  findPapersMark,
  findPapersOwner,
  forgetPapers,
  KEPT_PAPERS,
  PAPERS_OWNER,
} from '#src/stores/session/forget-papers.ts'
import { findKey, lock, type Locked, makeKey, unlock } from './paper-lock.ts'

/** In milliseconds. (ruling R87) */
export const PAPERS_STAY = DAY_MS

export interface PaperHead {
  id: string
  /** When it was taken, in milliseconds since 1970. */
  at: number
  /** Bytes on the device. */
  size: number
  /** Hashes of its files. */
  files: readonly string[]
  /** Id of the key that opens it. */
  key: string
}

export interface TakenPaper {
  id: string
  /** As the server gave it, without names. */
  reply: unknown
  /** Bytes by the hash of the file. */
  files: ReadonlyMap<string, ArrayBuffer>
}

/** `full`: the device has no room · `denied`: it stores nothing here. */
export type Stored = 'stored' | 'full' | 'denied'

const { ask, run } = guardDatabase(KEPT_PAPERS, 'papers')

const HEAD = '#'
const HEADS = () => IDBKeyRange.bound(HEAD, `${HEAD}\uFFFF`)
const nameFile = (id: string, hash: string) => `${id} ${hash}`

/** A deletion waits for each page that has the database open, so this one closes it then; the next use opens it again. */
async function runOnTable<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => Promise<T>) {
  const step = () =>
    run((store) =>
      store(mode, (table) => {
        const { db: database } = table.transaction
        database.onversionchange = () => database.close()
        return work(table)
      }),
    )
  return ((await step()) ?? (await step()))?.value
}

/** Tells whether this person has papers here, without opening the database. */
export const hasPapers = (owner: string | undefined): boolean =>
  owner !== undefined && findPapersOwner() === owner

export const isPaperOld = ({ at }: Pick<PaperHead, 'at'>, now = getDeviceNow()): boolean =>
  now - at >= PAPERS_STAY || at > now + PAPERS_STAY

/** Of this person; empty without opening the database where there are none. */
export async function readHeads(owner: string | undefined): Promise<PaperHead[]> {
  if (!hasPapers(owner)) return []
  const heads = await runOnTable('readonly', (table) => promisifyRequest<PaperHead[]>(table.getAll(HEADS())))
  const going = new Set(findPapersMark()?.going)
  return (heads ?? []).filter(({ id }) => !going.has(id)).toSorted((one, other) => one.at - other.at)
}

const countHeads = () => runOnTable('readonly', (table) => promisifyRequest(table.count(HEADS())))

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Stores one paper with its files, in one transaction. */
export async function storePaper(owner: string, { id, reply, files }: TakenPaper): Promise<Stored> {
  // Somebody else's papers are gone before the first one of this person comes.
  forgetPapers(owner)
  if (!hasPapers(owner) && !remember(PAPERS_OWNER, { owner, going: [] })) return 'denied'
  changeGoing(owner, (going) => going.filter((each) => each !== id))
  const key = (await findKey(owner)) ?? (await makeKey(owner))
  const pieces: [string, Locked][] = [
    [id, await lock(key, id, new TextEncoder().encode(JSON.stringify(reply)))],
  ]
  for (const [hash, bytes] of files) {
    const name = nameFile(id, hash)
    pieces.push([name, await lock(key, name, bytes)])
  }
  const size = pieces.reduce((sum, [, { data }]) => sum + data.byteLength, 0)
  const head: PaperHead = { id, at: getDeviceNow(), size, files: [...files.keys()], key: key.id }
  try {
    const isStored = await ask(async (store) => {
      await store('readwrite', (table) => {
        const { db: database } = table.transaction
        database.onversionchange = () => database.close()
        // The session may have ended since.
        if (hasPapers(owner)) {
          for (const [name, locked] of pieces) table.put(locked, name)
          table.put(head, HEAD + id)
        }
        return promisifyRequest(table.transaction)
      })
      return hasPapers(owner)
    }, false)
    return isStored ? 'stored' : 'denied'
  } catch (error) {
    return isFull(error) ? 'full' : 'denied'
  }
}

async function readPiece(owner: string, name: string): Promise<ArrayBuffer | undefined> {
  const key = hasPapers(owner) ? await findKey(owner) : undefined
  if (key === undefined) return undefined
  const locked = await runOnTable('readonly', (table) =>
    promisifyRequest<Locked | undefined>(table.get(name)),
  )
  return locked && unlock(key, name, locked)
}

/** The stored reply of a paper; undefined in a tab that has not taken it. */
export async function readPaperReply(owner: string, id: string): Promise<unknown> {
  const bytes = await readPiece(owner, id)
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}

export const readPaperFile = (owner: string, id: string, hash: string): Promise<ArrayBuffer | undefined> =>
  readPiece(owner, nameFile(id, hash))

function changeGoing(owner: string, change: (going: readonly string[]) => readonly string[]): void {
  const mark = findPapersMark()
  if (mark?.owner === owner) remember(PAPERS_OWNER, { owner, going: [...new Set(change(mark.going))] })
}

/**
 * Deletes these papers with their files; with the last one the database goes. From the call on they count as gone: what a busy database or
 * a closed tab leaves is deleted with the next ones.
 */
export async function deletePapers(owner: string, ids: readonly string[]): Promise<void> {
  if (!hasPapers(owner)) return
  changeGoing(owner, (going) => [...going, ...ids])
  const going = findPapersMark()?.going ?? []
  if (going.length === 0) return
  const done = await runOnTable('readwrite', async (table) => {
    for (const id of going) {
      table.delete(HEAD + id)
      table.delete(IDBKeyRange.bound(id, `${id} \uFFFF`))
    }
    await promisifyRequest(table.transaction)
    return true
  })
  if (!done) return
  changeGoing(owner, (left) => left.filter((id) => !going.includes(id)))
  if ((await countHeads()) === 0) forgetPapers()
}
