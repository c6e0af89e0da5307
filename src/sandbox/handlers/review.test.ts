import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Review, Submission } from '#src/api/shapes/submission.ts'
import { brand } from '#src/lib/brand.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'
import { batch } from '../database/tables/batch.ts'

/** Teaches no batch of Nusrat's web course. */
const MAHJABIN_PHONE = '01522222222'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

let seeded: Seeded
let teacher: Somebody
let nusrat: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  teacher = await seeded.as(TEACHER_PHONE)
  nusrat = await seeded.as(NUSRAT_PHONE)
})

describe('reviews', () => {
  const word = { comment: 'ধন্যবাদ, কাজে লেগেছে', item: 'submission-nusrat-8', kind: 'submission', rating: 5 }

  test('of learner and teacher are read by both, and a person’s newer comment replaces the older', async () => {
    await nusrat.post('review', { ...word, rating: 2 })
    await nusrat.post('review', word)
    await teacher.post('review', { ...word, comment: 'চালিয়ে যান' })
    const { data } = await nusrat.get<Review[]>('review/submission-nusrat-8')
    expect(data.map(({ comment, rating }) => [comment, rating])).toEqual([
      [word.comment, 5],
      ['চালিয়ে যান', 5],
    ])
  })

  test.each([
    ['live', 'live-fs12-22'],
    ['recording', 'recording-fs12-22'],
    ['course', 'course-full-stack-javascript'],
  ])('of a %s: a learner reads the own one, a teacher all', async (kind, item) => {
    const mate = await seeded.as('01719001000')
    await nusrat.post('review', { ...word, kind, item })
    const { status } = await mate.post('review', { ...word, kind, item, rating: 3 })
    expect(status).toBe(200)
    const own = await mate.get<Review[]>(`review/${item}`)
    expect(own.data.map(({ rating }) => rating)).toEqual([3])
    expect((await teacher.get<Review[]>(`review/${item}`)).data).toHaveLength(2)
  })

  test.each([
    [{ ...word, rating: 6 }, 400],
    [{ ...word, kind: 'teacher' }, 400],
    [{ ...word, kind: 'course' }, 404],
    [{ ...word, item: 'submission-grade-1' }, 404],
  ])('%o → %i', async (body, status) => {
    expect((await nusrat.post('review', body)).status).toBe(status)
  })
})

describe('questions about marks', () => {
  const words = 'দ্বিতীয় ভুলটি শেষ লাইনে লিখেছি, আরেকবার দেখবেন?'
  const question = 'exam-fs12-index-q2'
  const item = 'submission-nusrat-index'
  const body = { comment: words, item, kind: `mark:${question}` }
  const listTold = async (somebody: Somebody) =>
    (await somebody.get<Review[]>(`review/${item}`)).data.filter(({ kind }) => kind === body.kind)

  test('are asked once, without a rating, and replied to by a teacher of the batch', async () => {
    expect((await nusrat.post('review', body)).status).toBe(200)
    expect((await nusrat.post('review', { ...body, comment: `${words} আবার` })).status).toBe(409)
    const reply = { ...body, comment: 'দেখেছি, ২-ই থাকছে।' }
    expect((await teacher.post('review', reply)).status).toBe(200)
    expect((await teacher.post('review', { ...reply, comment: 'ঠিক বলেছেন।' })).status).toBe(200)
    const told = await listTold(nusrat)
    expect(told.map(({ comment, rating }) => [comment, rating])).toEqual([
      [words, null],
      ['ঠিক বলেছেন।', null],
    ])
  })

  test('stay beside the review of the whole paper', async () => {
    await nusrat.post('review', body)
    await nusrat.post('review', { comment: 'ভালো পরীক্ষা', item, kind: 'submission', rating: 4 })
    expect(await listTold(nusrat)).toHaveLength(1)
  })

  test.each([
    ['too few letters', { comment: 'দেখবেন?' }, 400],
    ['too many letters', { comment: 'ক'.repeat(501) }, 400],
    ['what it was does not count as words', { comment: '[=২] নম্বর ছিল\nদেখবেন' }, 400],
    ['a rating', { rating: 5 }, 400],
    ['a question of another exam', { kind: 'mark:exam-fs12-express-q1' }, 403],
    ['a paper without marks yet', { item: 'submission-nusrat-7', kind: 'mark:exam-fs12-mongodb-q1' }, 403],
    ['another learner’s paper', { item: 'submission-index-1' }, 404],
    [
      'a paper that was marked too long ago',
      { item: 'submission-nusrat-express', kind: 'mark:exam-fs12-express-q1' },
      403,
    ],
  ])('%s: refused', async (_name, change, status) => {
    expect((await nusrat.post('review', { ...body, ...change })).status).toBe(status)
  })

  test('are seen by nobody but their learner and the teachers of the batch', async () => {
    await nusrat.post('review', body)
    const mate = await seeded.as('01719001000')
    expect((await mate.get(`review/${item}`)).status).toBe(404)
    const stranger = await seeded.as(MAHJABIN_PHONE)
    expect((await stranger.post('review', { ...body, comment: 'দেখেছি, থাকছে।' })).status).toBe(403)
  })

  test('a teacher replies only to a question, and a colleague has already replied to this one', async () => {
    expect((await teacher.post('review', body)).status).toBe(409)
    await nusrat.post('review', body)
    await teacher.post('review', { ...body, comment: 'দেখেছি, থাকছে।' })
    await seeded.sandbox.db
      .update(batch)
      .set({ teachers: ['person-tanvir', 'person-mahjabin'] })
      .where(eq(batch._id, 'batch-full-stack-12'))
    const colleague = await seeded.as(MAHJABIN_PHONE)
    const { status } = await colleague.post('review', { ...body, comment: 'আমিও দেখেছি, থাকছে।' })
    expect(status).toBe(409)
  })

  test('end after the days that the brand allows', async () => {
    const { data } = await nusrat.get<Submission>(`submission/${item}`)
    const last = Date.parse(data.checked_at as string) + brand.markQuestionDays * DAY_MS
    const askAt = async (at: number, kind: string) => {
      seeded.sandbox.clock.moveTo(new Date(at), true)
      return (await (await seeded.as(NUSRAT_PHONE)).post('review', { ...body, kind })).status
    }
    expect(await askAt(last, body.kind)).toBe(200)
    expect(await askAt(last + 3_600_000, 'mark:exam-fs12-index-q3')).toBe(403)
  })
})
