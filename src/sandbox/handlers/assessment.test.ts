import { beforeAll, describe, expect, test } from 'vitest'
import type {
  Assessment,
  AssessmentCard,
  AssessmentCategory,
  AssessmentCategoryDetail,
  OwnAssessment,
  OwnAssessmentCard,
  OwnLevel,
  OwnLevelDetail,
  TopRow,
} from '#src/api/shapes/assessment.ts'
import {
  NEWCOMER_PHONE,
  NUSRAT_PHONE,
  seededSandbox,
  TEACHER_PHONE,
} from '../../../tests/support/seeded-sandbox.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

let seeded: Seeded
let nusrat: Somebody
beforeAll(async () => {
  seeded = await seededSandbox()
  nusrat = await seeded.as(NUSRAT_PHONE)
})

const statesOf = (levels: readonly { state: string }[]) => levels.map(({ state }) => state)

describe('for guests', () => {
  test('eight assessments in three subjects, free and paid', async () => {
    const { asGuest } = seeded
    const list = await asGuest.get('public/assessment/list')
    expect(list.total).toBe(8)
    const categories = await asGuest.get<AssessmentCategory[]>('public/assessment/categories')
    expect(categories.data.map(({ assessment_count }) => assessment_count)).toEqual([3, 3, 2])
    const ofWeb = await asGuest.get<AssessmentCard[]>('public/assessment/list?category=category-web')
    expect(ofWeb.data.map(({ price }) => price)).toEqual([400, 0, 360])
    const web = await asGuest.get<AssessmentCategoryDetail>('public/assessment/category/category-web')
    expect(web.data.assessments).toEqual(ofWeb.data)
  })

  test('an assessment with a level that is not for sale has no total price', async () => {
    const { data } = await seeded.asGuest.get<Assessment>('public/assessment/assessment-interview-english')
    expect(data.price).toBeNull()
    expect(data.levels.map(({ price }) => price)).toEqual([0, 70, 70, null])
  })

  test('neither questions nor right answers are revealed', async () => {
    const { data } = await seeded.asGuest.get<Assessment>('public/assessment/assessment-javascript')
    const levels = await seeded.asGuest.get('public/assessment/levels')
    expect(JSON.stringify([data, levels.data])).not.toMatch(/right|accepted|question_type/)
    expect(data.levels[0]).toMatchObject({ no: 1, question_count: 4, topics: ['ভেরিয়েবল', 'টাইপ'] })
  })

  test('the leaderboard is sorted by rank and has first names without pictures', async () => {
    const { data } = await seeded.asGuest.get<TopRow[]>('public/assessment/top-list/assessment-javascript')
    const points = data.map((row) => row.points)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(data.every(({ person }) => !(person.name ?? ' ').includes(' ') && !person.picture)).toBe(true)
    const own = (await nusrat.get<TopRow[]>('public/assessment/top-list/assessment-javascript')).data
    expect(own.filter((row) => row.is_me)).toMatchObject([{ person: { name: 'নুসরাত জাহান' } }])
  })

  test('a missing one is reported missing, a closed one closed', async () => {
    expect((await seeded.asGuest.get('public/assessment/none')).status).toBe(404)
    expect((await seeded.asGuest.get('assessment')).status).toBe(401)
  })
})

describe('for a learner', () => {
  test('the levels say what is passed, failed, locked and why', async () => {
    const { data } = await nusrat.get<OwnAssessment>('assessment/assessment-javascript')
    expect(statesOf(data.levels)).toEqual(['passed', 'passed', 'failed', 'locked', 'locked'])
    expect(data.levels[3]!.reason).toBe('আগে লেভেল ৩ পাস করুন।')
    expect(data.levels[0]).toMatchObject({ stars: 3, best_mark: 4, tries_left: null })
    expect(data.levels[2]).toMatchObject({
      stars: 0,
      tries_used: 1,
      tries_left: 2,
      retry_price: 50,
      is_owned: true,
    })
    expect(data.levels[4]).toMatchObject({ is_owned: false })
    expect(data.next_level).toMatchObject({ no: 3 })
  })

  test('open and unchecked attempts show on their level', async () => {
    expect(statesOf((await nusrat.get<OwnLevel[]>('level?assessment=assessment-html-css')).data)).toEqual([
      'passed',
      'running',
      'locked',
    ])
    const sql = (await nusrat.get<OwnLevel[]>('level?assessment=assessment-sql')).data
    expect(statesOf(sql)).toEqual(['passed', 'under-review', 'locked', 'locked'])
    expect(sql[1]!.best_mark).toBeNull()
  })

  test('purchases list what was bought or begun, the latest first', async () => {
    const { data } = await nusrat.get<OwnAssessmentCard[]>('assessment/purchases')
    expect(data.map(({ _id }) => _id)).toEqual([
      'assessment-html-css',
      'assessment-sql',
      'assessment-javascript',
      'assessment-office-email',
    ])
    const newcomer = await seeded.as(NEWCOMER_PHONE)
    expect((await newcomer.get('assessment/purchases')).data).toEqual([])
    expect(
      statesOf((await newcomer.get<OwnAssessment>('assessment/assessment-office-email')).data.levels),
    ).toEqual(['to-buy', 'locked', 'locked'])
  })

  test('a level shows its rules before the start', async () => {
    const { data } = await nusrat.get<OwnLevelDetail>('level/level-javascript-3')
    expect(data).toMatchObject({ duration: 15, pass_percent: 70, assessment_title: 'জাভাস্ক্রিপ্টে হাত পাকান' })
    expect(data.instructions).toContain('<li>')
  })
})

test('a teacher sees the assessments he teaches, every level open', async () => {
  const teacher = await seeded.as(TEACHER_PHONE)
  const { data } = await teacher.get<OwnAssessmentCard[]>('assessment')
  expect(data.map(({ _id }) => _id)).not.toContain('assessment-python')
  expect(data.length).toBe(5)
  expect(new Set(statesOf((await teacher.get<OwnLevel[]>('level?assessment=assessment-sql')).data))).toEqual(
    new Set(['open']),
  )
  expect((await teacher.get('assessment/purchases')).status).toBe(403)
})
