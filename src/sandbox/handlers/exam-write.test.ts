/** Exams as teachers build them. (spec 3 Exam, rulings R34, R36) */

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'
import { batch, study_plan } from '../database/tables/batch.ts'
import { submission } from '../database/tables/learning.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

let seeded: Seeded
let tanvir: Somebody
let plan: string
beforeEach(async () => {
  seeded = await seededSandbox()
  tanvir = await seeded.as(TEACHER_PHONE)
  plan = await planOf('batch-full-stack-12')
})

async function planOf(batch: string): Promise<string> {
  const found = await seeded.sandbox.db.select().from(study_plan).where(eq(study_plan.batch, batch)).get()
  return found!._id
}

const essay = (text: string, more: object = {}) => ({
  question_type: 'essay',
  text,
  marks: 5,
  rubric: [],
  ...more,
})
const single = {
  question_type: 'single',
  text: 'প্রশ্ন',
  marks: 2,
  explanation: '',
  options: [
    { _id: 'a', text: 'ক' },
    { _id: 'b', text: 'খ' },
  ],
  right: 'b',
}
const draft = (questions: object[], more: object = {}) => ({
  study_plan: plan,
  title: 'নতুন কুইজ',
  duration: 20,
  questions,
  is_published: false,
  description: '',
  instructions: '',
  reference: '',
  ...more,
})
const create = async (questions: object[], more?: object) =>
  tanvir.post<ExamForTeacher>('exam', draft(questions, more))

test('a draft is created in its study plan, and read back with its answers', async () => {
  const made = await create([single, essay('লিখুন')])
  expect(made.status).toBe(201)
  const { data } = await tanvir.get(`exam/teacher/${made.data._id}`)
  expect(data).toMatchObject({
    title: 'নতুন কুইজ',
    duration: 20,
    study_plan: plan,
    kind: 'essay',
    marks: 7,
    question_count: 2,
    is_published: false,
    has_attempts: false,
    batch: { _id: 'batch-full-stack-12' },
    format_type: 'flat',
    questions: [{ question_type: 'single', right: 'b' }, { question_type: 'essay' }],
  })
})

test('with the same reference it is the same draft, only in its own study plan', async () => {
  const { data: first } = await create([], { reference: 'form-1' })
  const { data: again } = await create([], { reference: 'form-1', title: 'অন্য নাম' })
  expect(again).toMatchObject({ _id: first._id, title: 'নতুন কুইজ' })
  const { data: other } = await create([], { reference: 'form-2' })
  const { data: without } = await create([])
  const plans = await seeded.sandbox.db
    .select()
    .from(study_plan)
    .where(eq(study_plan.batch, 'batch-full-stack-12'))
  const { data: elsewhere } = await create([], { reference: 'form-1', study_plan: plans[1]!._id })
  const { data: withoutToo } = await create([])
  const all = [first, other, without, withoutToo, elsewhere].map(({ _id }) => _id)
  expect(new Set(all).size).toBe(all.length)
})

test('adjacent questions with one title form one section; ids survive a change', async () => {
  const { data: first } = await create([
    essay('১', { section: 'ক' }),
    essay('২', { section: 'ক' }),
    essay('৩', { section: 'খ' }),
  ])
  expect(first.sections.map(({ title, questions }) => [title, questions.length])).toEqual([
    ['ক', 2],
    ['খ', 1],
  ])
  const [one, two] = first.sections[0]!.questions
  const moved = [
    essay('২', { _id: two!._id, section: 'খ' }),
    essay('নতুন', { _id: 'guessed', section: 'খ' }),
    essay('১', { _id: one!._id, section: 'ক' }),
  ]
  const { data: second } = await tanvir.patch<ExamForTeacher>(`exam/${first._id}`, { questions: moved })
  expect(second.sections.map(({ _id }) => _id)).toEqual([first.sections[1]!._id, first.sections[0]!._id])
  const ids = second.sections.flatMap(({ questions }) => questions.map(({ _id }) => _id))
  expect([ids[0], ids[2]]).toEqual([two!._id, one!._id])
  expect(ids[1]).not.toBe('guessed')
})

test.each([
  ['no question', [], {}],
  ['no time', [single], { duration: 0 }],
  ['a blank text', [essay('<p> </p>')], {}],
  ['no marks', [essay('লিখুন', { marks: 0 })], {}],
  ['no key', [{ ...single, right: null }], {}],
  [
    'no blank’s key',
    [
      {
        question_type: 'fill_in_the_blank',
        text: '',
        marks: 1,
        explanation: '',
        contents: ['ক', ''],
        keys: [{ _id: 'x', accepted: [] }],
      },
    ],
    {},
  ],
])('with %s it is stored as a draft and not published', async (_what, questions, more) => {
  const made = await create(questions, more)
  expect(made.status).toBe(201)
  const published = await tanvir.patch(`exam/${made.data._id}`, { is_published: true })
  expect(published.errors).toHaveProperty('questions')
  expect((await tanvir.get<ExamForTeacher>(`exam/teacher/${made.data._id}`)).data.is_published).toBe(false)
})

describe('once somebody has begun it', () => {
  async function begun() {
    const { data } = await create([single, essay('লিখুন')], { is_published: true })
    const nusrat = await seeded.as(NUSRAT_PHONE)
    await nusrat.post('submission/revised', { exam: data._id })
    expect(await seeded.sandbox.db.$count(submission, eq(submission.exam, data._id))).toBe(1)
    return data
  }

  /** A day of the second batch, which he now teaches. */
  async function taughtToo() {
    const batches = seeded.sandbox.db.update(batch).set({ teachers: ['person-tanvir'] })
    await batches.where(eq(batch._id, 'batch-ux-7'))
    return planOf('batch-ux-7')
  }

  test('texts, keys and marks may be corrected', async () => {
    const { _id, questions } = await begun()
    const change = { questions: [{ ...questions[0], right: 'a', marks: 3 }, questions[1]] }
    const { data } = await tanvir.patch(`exam/${_id}`, change)
    expect(data).toMatchObject({ has_attempts: true, marks: 8, questions: [{ right: 'a', marks: 3 }, {}] })
  })

  test('no question becomes one of another kind', async () => {
    const { _id, questions } = await begun()
    const { _id: first, text, marks } = questions[0]!
    const changed = { ...essay(text), _id: first, marks }
    expect((await tanvir.patch(`exam/${_id}`, { questions: [changed, questions[1]] })).status).toBe(409)
    expect((await tanvir.get(`exam/teacher/${_id}`)).data).toMatchObject({ questions })
  })

  test('no question is added or removed, and it stays published', async () => {
    const { _id, questions } = await begun()
    expect((await tanvir.patch(`exam/${_id}`, { questions: questions.slice(1) })).status).toBe(409)
    expect((await tanvir.patch(`exam/${_id}`, { questions: [...questions, essay('আরও')] })).status).toBe(409)
    expect((await tanvir.patch(`exam/${_id}`, { is_published: false })).status).toBe(409)
    expect((await tanvir.get(`exam/teacher/${_id}`)).data).toMatchObject({
      is_published: true,
      question_count: 2,
    })
  })

  test('it stays in its batch, on any day', async () => {
    const { _id } = await begun()
    const elsewhere = await taughtToo()
    const moved = await tanvir.patch(`exam/${_id}`, { study_plan: elsewhere })
    expect([moved.status, moved.msg]).toEqual([409, expect.stringContaining('ব্যাচ')])
    const days = await seeded.sandbox.db
      .select()
      .from(study_plan)
      .where(eq(study_plan.batch, 'batch-full-stack-12'))
    expect((await tanvir.patch(`exam/${_id}`, { study_plan: days[1]!._id })).data).toMatchObject({
      study_plan: days[1]!._id,
    })
  })
})

test.each([-1, 1441, 1e12])(
  '%d minutes is not a valid duration of an exam, published or not',
  async (duration) => {
    const { data } = await create([single], { is_published: true })
    for (const is_published of [true, false])
      expect((await create([single], { duration, is_published })).errors).toHaveProperty('duration')
    expect((await tanvir.patch(`exam/${data._id}`, { duration })).errors).toHaveProperty('duration')
    expect((await tanvir.patch(`exam/${data._id}`, { duration: 1440 })).status).toBe(200)
  },
)

test('only teachers of the batch write and read it', async () => {
  const { data } = await create([single])
  const nusrat = await seeded.as(NUSRAT_PHONE)
  expect((await nusrat.patch(`exam/${data._id}`, { title: 'x' })).status).toBe(403)
  expect((await nusrat.get(`exam/teacher/${data._id}`)).status).toBe(403)
  expect(
    (await tanvir.post('exam', draft([single], { study_plan: await planOf('batch-ux-7') }))).status,
  ).toBe(403)
  expect((await tanvir.post('exam', draft([single], { study_plan: 'none' }))).errors).toHaveProperty(
    'study_plan',
  )
  expect((await tanvir.patch('exam/none', { title: 'x' })).status).toBe(404)
})
