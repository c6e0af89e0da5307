import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { fewPeople } from '../../../tests/support/fresh-sandbox.ts'
import { openDatabase } from '../database/open.ts'
import { openSqlJsEngine } from '../database/sql-js-engine.ts'
import { person } from '../database/tables/person.ts'
import { openMemoryStore } from '../kernel/files.ts'
import { fillDatabase, makeSeedImages, type Seed } from './seed-images.ts'

/** sql.js, since every Node version can copy its databases. */
const WASM = fileURLToPath(import.meta.resolve('sql.js/dist/sql-wasm.wasm'))

const NOON = new Date('2026-11-21T06:00:00Z')
const afterMinutes = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

function start() {
  const seed = vi.fn<Seed>(async (db, now, store) => {
    await fewPeople(db, now, store)
    await store.write('file', Uint8Array.of(1, 2), 'image/png')
  })
  const images = makeSeedImages()
  async function fill(now: Date) {
    const database = openDatabase(await openSqlJsEngine(WASM))
    const store = openMemoryStore()
    await fillDatabase({ database, store, seed, now, images })
    return { db: database.db, store }
  }
  return { seed, fill }
}

test('a second database gets the rows and the files of the first without a second seed', async () => {
  const { seed, fill } = start()
  const first = await fill(NOON)
  const second = await fill(afterMinutes(4))
  expect(seed).toHaveBeenCalledOnce()
  expect(await second.db.select().from(person)).toEqual(await first.db.select().from(person))
  expect(await second.store.read('file')).toEqual(Uint8Array.of(1, 2))
})

test('each database then changes independently', async () => {
  const { fill } = start()
  const first = await fill(NOON)
  const second = await fill(NOON)
  await first.db.delete(person)
  expect((await second.db.select().from(person)).length).toBeGreaterThan(0)
  expect((await (await fill(NOON)).db.select().from(person)).length).toBeGreaterThan(0)
})

test.each([
  ['an older one', afterMinutes(5)],
  ['one of a later instant', afterMinutes(-1)],
])('an image is never used for a time it does not fit: %s', async (_, now) => {
  const { seed, fill } = start()
  await fill(NOON)
  await fill(now)
  expect(seed).toHaveBeenCalledTimes(2)
})
