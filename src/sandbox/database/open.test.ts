import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openNodeEngine } from './node-engine.ts'
import { openDatabase } from './open.ts'
import { readOnce } from './read-once.ts'
import { openSqlJsEngine } from './sql-js-engine.ts'
import { cms } from './tables/catalogue.ts'

function fresh() {
  return openDatabase(openNodeEngine(':memory:'))
}

test('defaults, JSON and missing rows are returned as declared', async () => {
  const { db } = fresh()
  await db.insert(cms).values({ _id: 'home' })
  expect(await db.select().from(cms)).toEqual([{ _id: 'home', content: { key: '' } }])
  expect(await db.select().from(cms).where(eq(cms._id, 'none')).get()).toBeUndefined()
})

test('a field without a column is refused, in an insert, an update and both at once', () => {
  const { db } = fresh()
  const draft = { _id: 'home', venue: 'ঢাকা' }
  expect(() => db.insert(cms).values(draft)).toThrow('cms has no column venue')
  expect(() => db.insert(cms).values([{ _id: 'other' }, draft])).toThrow('cms has no column venue')
  expect(() => db.update(cms).set(draft)).toThrow('cms has no column venue')
  const insert = db.insert(cms).values({ _id: 'home' })
  expect(() => insert.onConflictDoUpdate({ target: cms._id, set: draft })).toThrow('cms has no column venue')
})

test('transactions run one after the other, and a failing one leaves nothing behind', async () => {
  const database = fresh()
  const { db } = database
  const failing = database.turn(async () => {
    await db.insert(cms).values({ _id: 'half' })
    throw new Error('stop')
  })
  const good = database.turn(async () => void (await db.insert(cms).values({ _id: 'whole' })))
  await expect(failing).rejects.toThrow('stop')
  await good
  expect(await db.select({ _id: cms._id }).from(cms)).toEqual([{ _id: 'whole' }])
})

test('a read result is reused until a write, and a rolled-back write is not seen', async () => {
  const database = fresh()
  const { db } = database
  const all = () => readOnce(db, 'all', async () => db.select({ _id: cms._id }).from(cms))
  const before = await all()
  expect(await all()).toBe(before)
  const failing = database.turn(async () => {
    await db.insert(cms).values({ _id: 'half' })
    expect(await all()).toEqual([{ _id: 'half' }])
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await all()).toEqual([])
  await db.insert(cms).values({ _id: 'home' }).returning()
  expect(await all()).toEqual([{ _id: 'home' }])
  await database.clear()
  expect(await all()).toEqual([])
})

test('clearing leaves empty tables', async () => {
  const database = fresh()
  await database.db.insert(cms).values({ _id: 'home' })
  await database.clear()
  expect(await database.db.select().from(cms)).toEqual([])
})

test('SQLite as WebAssembly behaves the same and continues from its own copy', async () => {
  const wasm = fileURLToPath(import.meta.resolve('sql.js/dist/sql-wasm.wasm'))
  const engine = await openSqlJsEngine(wasm)
  const database = openDatabase(engine)
  const { db } = database
  await database.turn(async () => void (await db.insert(cms).values({ _id: 'home' })))
  const copy = await database.between(() => engine.copy())
  const later = openDatabase(await openSqlJsEngine(wasm, copy))
  expect(later.isEmpty).toBe(false)
  expect(await later.db.select({ _id: cms._id }).from(cms)).toEqual([{ _id: 'home' }])
})
