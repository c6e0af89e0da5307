/**
 * Chosen files that are not sent yet, stored on the device with their bytes, each under its owner. They
 * survive a reload, the end of a session and somebody else's login. Without such a store, or without space in
 * it, a file lives as long as the page. (rulings R16, R21)
 */

import { del, entries, get, getMany, set, update, type UseStore } from 'idb-keyval'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { guardDatabase } from './guarded-database.ts'
import { GUEST_OWNER } from './guarded-storage.ts'
import { askForLastingStorage } from './lasting-storage.ts'

interface Stored {
  owner: string
  /** Milliseconds since 1970; missing in data from an earlier release. */
  at?: number
}

interface StoredFile extends Stored {
  file: File
}

/** A private window of WebKit cannot store a file, but can store its bytes. */
interface StoredBytes extends Stored {
  bytes: ArrayBuffer
  name: string
  type: string
}

type Kept = StoredFile | StoredBytes

/** What is noted of several files, such as their order: in the same store, since neither is worth anything alone. */
interface StoredNote extends Stored {
  note: unknown
}

type Entry = Kept | StoredNote

const readFile = (stored: Kept) =>
  'file' in stored ? stored.file : new File([stored.bytes], stored.name, { type: stored.type })

const { run: runInStore, ask: askStore } = guardDatabase('karigor-files', 'chosen')

const buildKey = (id: string, owner: string) => `${id}@${owner}`
const isFor = (owner: string, stored: Stored) => stored.owner === owner || stored.owner === GUEST_OWNER

const readEntries = async () => (await runInStore((store) => entries<string, Entry>(store)))?.value ?? []
const isFile = (entry: [key: string, stored: Entry]): entry is [string, Kept] => !('note' in entry[1])
const readAll = async () => (await readEntries()).filter(isFile)

/** Earlier releases named a file only by its id. */
const readId = (key: string, { owner }: Stored) =>
  key.endsWith(`@${owner}`) ? key.slice(0, -owner.length - 1) : key

/** Large files take time, but a database that never answers must not block the sending. In milliseconds. */
const STORE_LIMIT = 10_000

async function put(key: string, stored: StoredFile, store: UseStore): Promise<void> {
  try {
    await set(key, stored, store)
  } catch {
    const { file, owner, at } = stored
    await set(key, { owner, at, bytes: await file.arrayBuffer(), name: file.name, type: file.type }, store)
  }
}

/** False means that only the page has it, as far as known after {@link STORE_LIMIT}. */
export async function storeFile(id: string, { owner, file }: StoredFile): Promise<boolean> {
  askForLastingStorage()
  const stored: StoredFile = { owner, file, at: getDeviceNow() }
  return (await runInStore((store) => put(buildKey(id, owner), stored, store), STORE_LIMIT)) !== undefined
}

/** A guest's file is available to whoever logs in; a person's only to them. */
export async function readStoredFile(id: string, owner: string): Promise<File | undefined> {
  const found = await runInStore(async (store) => {
    for (const key of [buildKey(id, owner), buildKey(id, GUEST_OWNER), id]) {
      const stored = await get<Kept>(key, store)
      if (stored !== undefined && isFor(owner, stored)) return readFile(stored)
    }
    return undefined
  })
  return found?.value
}

/** All unsent files of this person, with their ids. */
export async function readStoredFiles(owner: string): Promise<[id: string, file: File][]> {
  return (await readAll())
    .filter(([, stored]) => isFor(owner, stored))
    .map(([key, stored]) => [readId(key, stored), readFile(stored)])
}

/** Counts the unsent files of this person. Rejects if the device does not answer. */
export async function countStoredFiles(owner: string): Promise<number> {
  const all = await askStore((store) => entries<string, Entry>(store), [])
  return all.filter(isFile).filter(([, stored]) => isFor(owner, stored)).length
}

/** Lists the ids of all unsent files, whoever owns them. */
export async function listStoredFiles(): Promise<string[]> {
  return (await readAll()).map(([key, stored]) => readId(key, stored))
}

/** A guest's note passes to whoever goes on with it, like a guest's file. Undefined if the device cannot store it. */
export async function changeStoredNote<T>(
  id: string,
  owner: string,
  change: (found: unknown) => T,
): Promise<T | undefined> {
  let changed: T | undefined
  const done = await runInStore(async (store) => {
    const guestKey = buildKey(id, GUEST_OWNER)
    const guests = owner === GUEST_OWNER ? undefined : await get<StoredNote>(guestKey, store)
    await update<StoredNote>(
      buildKey(id, owner),
      (own) => {
        changed = change((own ?? guests)?.note)
        return { owner, at: getDeviceNow(), note: changed }
      },
      store,
    )
    if (guests !== undefined) await del(guestKey, store)
  })
  return done && changed
}

export async function readStoredNote(id: string, owner: string): Promise<unknown> {
  // At one moment, since another page may write in between.
  const keys = [owner, GUEST_OWNER].map((one) => buildKey(id, one))
  const found = await runInStore((store) => getMany<StoredNote | undefined>(keys, store))
  return (found?.value[0] ?? found?.value[1])?.note
}

/** Lists the ids of this person's notes. */
export async function listStoredNotes(owner: string): Promise<string[]> {
  return (await readEntries())
    .filter((entry) => !isFile(entry) && isFor(owner, entry[1]))
    .map(([key, stored]) => readId(key, stored))
}

export async function forgetStoredNote(id: string, owner: string): Promise<void> {
  await runInStore((store) => Promise.all([owner, GUEST_OWNER].map((one) => del(buildKey(id, one), store))))
}

async function forgetWhere(isMeant: (key: string, stored: Stored) => boolean): Promise<void> {
  const meant = (await readEntries()).filter(([key, stored]) => isMeant(key, stored))
  await runInStore((store) => Promise.all(meant.map(([key]) => del(key, store))))
}

export async function forgetFile(id: string, owner: string): Promise<void> {
  await forgetWhere((key, stored) => readId(key, stored) === id && isFor(owner, stored))
}

/** A guest's file becomes this person's. False if it could not be stored; it then stays a guest's. */
export async function giveFile(id: string, owner: string, file: File): Promise<boolean> {
  if (!(await storeFile(id, { owner, file }))) return false
  await forgetWhere((key) => key === buildKey(id, GUEST_OWNER))
  return true
}

/** Deletes all files of one person, and those of guests. */
export async function forgetAllFiles(owner: string): Promise<void> {
  await forgetWhere((_key, stored) => isFor(owner, stored))
}

/**
 * Deletes files that nobody has sent since this time; files without a time get the current one. In
 * milliseconds since 1970.
 */
export async function forgetFilesBefore(time: number): Promise<void> {
  await forgetWhere((_key, { at }) => at !== undefined && at < time)
  const unstamped = (await readEntries()).filter(([, { at }]) => at === undefined)
  await runInStore((store) =>
    Promise.all(unstamped.map(([key, stored]) => set(key, { ...stored, at: getDeviceNow() }, store))),
  )
}
