/** What is kept on the device: a database of the records of classes and modules, and a cache of files for each. (ruling R68) */

import { del, set, type UseStore, values } from 'idb-keyval'
import { guardDatabase } from '#src/stores/browser/guarded-database.ts'
import { remember } from '#src/stores/browser/guarded-storage.ts'
import { findKeptOwner, forgetKept, KEPT_CLASSES, KEPT_OWNER } from '#src/stores/session/forget-kept.ts'
import type { KeptClass, KeptModule } from './kept-class.ts'

const database = guardDatabase(KEPT_CLASSES, 'classes')

/** A deletion waits for each page that has the database open, so this one closes it then; the next use opens it again. */
const closing =
  (store: UseStore): UseStore =>
  (mode, work) =>
    store(mode, (table) => {
      const { db: opened } = table.transaction
      opened.onversionchange = () => opened.close()
      return work(table)
    })

const run = async <T>(work: (store: UseStore) => Promise<T>) =>
  (await database.run((store) => work(closing(store)))) ?? database.run((store) => work(closing(store)))

/** Tells whether this person keeps anything here, without opening the database. */
export const isKeptBy = (owner: string | undefined) => owner !== undefined && findKeptOwner() === owner

/** A browser that cannot play kept files is told so at the first press. (docs/decisions/0031) */
export const canKeep = () =>
  'caches' in globalThis && ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)

/** How much a logout of this person would delete. */
export const rememberBytes = (owner: string, bytes: number) => remember(KEPT_OWNER, { owner, bytes })

export type KeptRecord = KeptClass | KeptModule

export async function readRecords(): Promise<KeptRecord[]> {
  return (await run((store) => values<KeptRecord>(store)))?.value ?? []
}

/** False if the device does not store it. */
export async function writeRecord(owner: string, record: KeptRecord): Promise<boolean> {
  if (!isKeptBy(owner)) {
    // Somebody else's classes are gone before the first one of this person comes.
    await forgetKept(owner)
    if (!rememberBytes(owner, 0)) return false
  }
  return (await run((store) => set(record.id, record, store))) !== undefined
}

const getCacheName = (id: string) => `${KEPT_CLASSES} ${id}`

/** Names of files on the device are addresses that no host has. */
const HOME = 'https://kept.invalid/'
export const buildKeptName = (...path: readonly string[]) => HOME + path.join('/')
export const KEPT_CAPTIONS = buildKeptName('captions')
export const KEPT_POSTER = buildKeptName('poster')

/** Files of one class or module by their names. */
export interface KeptFiles {
  find: (name: string) => Promise<Response | undefined>
  listNames: () => Promise<ReadonlySet<string>>
  /** Rejects with a `QuotaExceededError` when the device is full. */
  put: (name: string, response: Response) => Promise<void>
  drop: (names: Iterable<string>) => Promise<void>
}

export async function openKeptFiles(id: string): Promise<KeptFiles> {
  const cache = await caches.open(getCacheName(id))
  return {
    find: (name) => cache.match(name, { ignoreVary: true }),
    listNames: async () => new Set((await cache.keys()).map(({ url }) => url)),
    put: (name, response) => cache.put(name, response),
    drop: async (names) => {
      for (const name of names) await cache.delete(name)
    },
  }
}

/** One by one: a cache keeps its bytes as long as a page or the worker has it open. */
export async function deleteFiles(id: string): Promise<void> {
  const name = getCacheName(id)
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  await Promise.all((await cache.keys()).map((file) => cache.delete(file)))
  await caches.delete(name)
}

/** Deletes files and record. */
export async function deleteKept(id: string): Promise<void> {
  await run((store) => del(id, store))
  await deleteFiles(id)
}

/** Deletes the files of what has no record, as a closed tab may leave them. */
export async function deleteStrayFiles(ids: ReadonlySet<string>): Promise<void> {
  for (const name of await caches.keys()) {
    const isStray = name.startsWith(`${KEPT_CLASSES} `) && !ids.has(name.slice(KEPT_CLASSES.length + 1))
    if (isStray) await caches.delete(name)
  }
}

export interface Space {
  /** What the browser still gives this site; undefined if it does not say. */
  free: number | undefined
}

export async function readSpace(): Promise<Space> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return { free: quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0)) }
}
