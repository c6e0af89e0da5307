import { getTableName } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { openNodeEngine } from '../database/node-engine.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { tables } from '../database/schema.ts'
import { batch_learner, study_plan } from '../database/tables/batch.ts'
import { course, schedule } from '../database/tables/catalogue.ts'
import { live } from '../database/tables/item.ts'
import { BATCH_12 } from './batches/full-stack-12.ts'
import { NUSRAT } from './people.ts'
import { seed } from './seed.ts'

const ANCHOR = new Date('2025-11-24T13:24:00Z')

async function seeded(now: Date): Promise<Database> {
  const database = openDatabase(openNodeEngine(':memory:'))
  await database.turn(() => seed(database.db, now))
  return database
}

async function everything({ db }: Database): Promise<string> {
  const rows = await Promise.all(
    tables.map(async (table) => [getTableName(table), await db.select().from(table)]),
  )
  return JSON.stringify(rows)
}

describe('the seed', () => {
  let database: Database
  beforeAll(async () => {
    database = await seeded(ANCHOR)
  })

  test('is the same for the same anchor, to the byte', async () => {
    expect(await everything(database)).toBe(await everything(await seeded(ANCHOR)))
  })

  test('moves with the anchor', async () => {
    const later = await seeded(new Date(ANCHOR.getTime() + DAY_MS))
    const tonight = async ({ db }: Database) =>
      (await db.select().from(live)).find(({ _id }) => _id === 'live-fs12-23')!.starts_at
    expect(await tonight(database)).toBe('2025-11-24T15:00:00.000Z')
    expect(await tonight(later)).toBe('2025-11-25T15:00:00.000Z')
  })

  test('places Nusrat 7th of 142, 9th a week ago', async () => {
    const learners = (await database.db.select().from(batch_learner)).filter(
      ({ batch }) => batch === BATCH_12,
    )
    const own = learners.find(({ person }) => person === NUSRAT)!
    expect(learners).toHaveLength(142)
    expect(learners.filter(({ score }) => score > own.score)).toHaveLength(6)
    expect(learners.filter(({ score_before }) => score_before > own.score_before)).toHaveLength(8)
  })

  test('promises only what the product keeps', async () => {
    const text = await everything(database)
    expect(text).toContain('রেকর্ডিং পরদিন সকালে')
    expect(text).not.toMatch(/রেকর্ডিং সঙ্গে সঙ্গে|(?:ক্লাস|ভিডিও)র নিচে প্রশ্ন/)
    // A recorded course has no live class.
    const recorded = (await database.db.select().from(course)).filter(({ kind }) => kind === 'recorded')
    const answers = JSON.stringify(recorded.map(({ page }) => page.faqs))
    expect(answers).toContain('সাপোর্টে টিকিট লিখুন')
    expect(answers).not.toContain('লাইভ ক্লাস')
  })

  test('batch 12 has 36 classes, 22 of them over', async () => {
    const classes = (await database.db.select().from(live)).filter(
      ({ batch, class_no }) => batch === BATCH_12 && class_no !== null,
    )
    expect(classes).toHaveLength(36)
    expect(classes.filter(({ starts_at }) => starts_at < ANCHOR.toISOString())).toHaveLength(22)
  })

  test('the days of every module are in the order of their dates', async () => {
    const plans = await database.db.select().from(study_plan).orderBy(study_plan.day_no)
    for (const [module, days] of Map.groupBy(plans, (plan) => plan.module)) {
      const dates = days.map(({ date }) => date ?? '')
      expect([module, dates]).toEqual([module, dates.toSorted()])
    }
  })

  test('sells the bundles at the specified prices (spec 9, ruling R37)', async () => {
    const bundles = (await database.db.select().from(course)).filter(({ kind }) => kind === 'bundle')
    const prices = Object.fromEntries(bundles.map(({ slug, live_price }) => [slug, live_price]))
    expect(prices).toEqual({
      'web-development-bundle': 6000,
      'ux-design-bundle': 8000,
      'data-science-bundle': 5000,
      'digital-marketing-bundle': 599,
    })
  })

  test('every schedule belongs to a course that exists', async () => {
    const courses = new Set((await database.db.select().from(course)).map(({ _id }) => _id))
    const schedules = await database.db.select().from(schedule)
    expect(schedules.filter((row) => !courses.has(row.course))).toEqual([])
  })
})
