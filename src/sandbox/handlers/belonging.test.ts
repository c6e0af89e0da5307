import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CrossSale, EnrolledBundle, Referral } from '#src/api/shapes/belonging.ts'
import type { FreeModule, ModuleRecordings } from '#src/api/shapes/recording.ts'
import { NUSRAT_PHONE, seededSandbox } from '../../../tests/support/seeded-sandbox.ts'
import { course } from '../database/tables/catalogue.ts'
import { booking, transaction_ } from '../database/tables/commerce.ts'

const BATCH = 'batch-full-stack-12'

test('the referral link names its owner; a person who comes by it is counted once, and once more after paying', async () => {
  const { sandbox, as } = await seededSandbox()
  const nusrat = await as(NUSRAT_PHONE)
  const { data } = await nusrat.get<Referral>(`batch/referral/${BATCH}`)
  expect(data).toMatchObject({ invited: 0, joined: 0 })
  expect(new URL(data.url).searchParams.get('affiliate')).toBe(data.code)
  const shared = {
    person: 'person-new',
    method: 'bkash',
    affiliate: data.code,
    created_at: sandbox.clock.iso(),
  } as const
  await sandbox.db.insert(transaction_).values({ ...shared, _id: 'first', idx: 'TRX1' })
  expect((await nusrat.get<Referral>(`batch/referral/${BATCH}`)).data).toMatchObject({
    invited: 1,
    joined: 0,
  })
  await sandbox.db.insert(transaction_).values({ ...shared, _id: 'second', idx: 'TRX2', status: 'paid' })
  expect((await nusrat.get<Referral>(`batch/referral/${BATCH}`)).data).toMatchObject({
    invited: 1,
    joined: 1,
  })
  const stranger = await as('01811111111')
  expect((await stranger.get(`batch/referral/${BATCH}`)).status).toBe(403)
})

test('a bundle lists its courses, and the class of those that the learner is in', async () => {
  const { sandbox, as } = await seededSandbox()
  const nusrat = await as(NUSRAT_PHONE)
  expect((await nusrat.get('batch/enrolled-bundle-courses')).data).toEqual([])
  const bundles = await sandbox.db.select().from(course).where(eq(course.kind, 'bundle'))
  const bundle = bundles.find(({ courses }) => courses.includes('course-full-stack-javascript'))!
  await sandbox.db.insert(booking).values({
    _id: 'of-bundle',
    idx: '10099999',
    person: 'person-nusrat',
    course: bundle._id,
    created_at: sandbox.clock.iso(),
  })
  const [shown] = (await nusrat.get<EnrolledBundle[]>('batch/enrolled-bundle-courses')).data
  expect(shown?.courses.map(({ _id }) => _id)).toEqual(bundle.courses)
  expect(shown?.courses.find(({ _id }) => _id === 'course-full-stack-javascript')).toMatchObject({
    batch: BATCH,
  })
})

test('a suggestion is a course that the learner does not have, and none is made while a place is frozen', async () => {
  const { as } = await seededSandbox()
  const { data } = await (await as(NUSRAT_PHONE)).get<CrossSale>('batch/cross-sale-suggestion')
  expect(data?.course.slug).toEqual(expect.any(String))
  expect(data?.course.slug).not.toBe('full-stack-javascript')
  expect((await (await as('+14155550123')).get('batch/cross-sale-suggestion')).data).toBeNull()
})

test('the videos of a batch are those that belong to no class', async () => {
  const { as } = await seededSandbox()
  const modules = (await (await as(NUSRAT_PHONE)).get<ModuleRecordings[]>(`recording/vods/${BATCH}`)).data
  const videos = modules.flatMap(({ recordings }) => recordings)
  expect(videos.length).toBeGreaterThan(0)
  expect(videos.every(({ class_no: no }) => no === null)).toBe(true)
})

test('open classes of paid courses are listed for guests', async () => {
  const { asGuest } = await seededSandbox()
  const modules = (await asGuest.get<FreeModule[]>('recording/free-module')).data
  expect(modules.map((each) => each.course.slug)).toContain('full-stack-javascript')
})
