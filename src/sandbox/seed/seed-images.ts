/** Copies of a seeded database: loading one takes a millisecond, seeding a quarter of a second. */

import type { Database, Db } from '../database/open.ts'
import type { FileStore } from '../kernel/files.ts'
import { makeCalendar } from './calendar.ts'

/** Fills an empty database around `now`; its few files are stored too. */
export type Seed = (db: Db, now: Date, store: FileStore) => Promise<void>

export interface SeedImage {
  seededAt: Date
  content: Uint8Array
  files: Parameters<FileStore['write']>[]
}

export interface SeedImages {
  /** An image that is equivalent to a seed of this instant. */
  find(now: Date): SeedImage | undefined
  save(image: SeedImage): void
}

/** A few rows are minutes before the seed's instant; an older image would be out of date. */
const GOOD_FOR_MS = 5 * 60_000

export function isImageGood({ seededAt }: SeedImage, now: Date): boolean {
  const age = now.getTime() - seededAt.getTime()
  return age >= 0 && age < GOOD_FOR_MS && makeCalendar(seededAt).day(0) === makeCalendar(now).day(0)
}

/** Images of this process: only the latest is kept. */
export function makeSeedImages(): SeedImages {
  let last: SeedImage | undefined
  return {
    find: (now) => (last && isImageGood(last, now) ? last : undefined),
    save: (image) => void (last = image),
  }
}

interface Filling {
  database: Database
  store: FileStore
  seed: Seed
  now: Date
  images?: SeedImages | undefined
}

/** Seeds an empty database, or loads an equivalent image. */
export async function fillDatabase({ database, store, seed, now, images }: Filling): Promise<void> {
  const image = images?.find(now)
  if (image) {
    await database.load(image.content)
    await Promise.all(image.files.map((file) => store.write(...file)))
    return
  }
  const files: SeedImage['files'] = []
  const recorded: FileStore = {
    ...store,
    async write(...file) {
      files.push(file)
      await store.write(...file)
    },
  }
  await database.turn(() => seed(database.db, now, recorded))
  images?.save({ seededAt: now, content: await database.copy(), files })
}
