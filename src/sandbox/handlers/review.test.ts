import { beforeEach, describe, expect, test } from 'vitest'
import type { Review } from '#src/api/shapes/submission.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'

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
