/** Question drafts by fixed rules. (spec 3 AI question generation) */

import { beforeEach, describe, expect, test } from 'vitest'
import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
interface Shown {
  _id: string
  question_type: string
  text: string
  right?: unknown
  options?: { _id: string; text: string }[]
}
interface Drafts {
  questions: Shown[]
  note: string
}

const EXAM = 'exam-fs12-quiz-5'

let seeded: Seeded
let tanvir: Awaited<ReturnType<Seeded['as']>>
beforeEach(async () => {
  seeded = await seededSandbox()
  tanvir = await seeded.as(TEACHER_PHONE)
})

const order = (more: object = {}) => ({
  exam_type: 'quiz',
  topics: ['useState', 'Props'],
  level: 'medium',
  amount: 4,
  exam: EXAM,
  ...more,
})
const textsOf = (questions: Shown[]) => questions.map(({ text }) => text)

describe('making', () => {
  test('the same request always gets the same questions, with their answers', async () => {
    const first = (await tanvir.post<Drafts>('ai/create-ques', order())).data
    expect(first.questions).toHaveLength(4)
    expect((await tanvir.post('ai/create-ques', order())).data).toEqual(first)
    for (const question of first.questions) expect(question.right ?? 'keys' in question).toBeTruthy()
    expect(first).toMatchObject({ maker: 'rules', note: expect.stringContaining('নিয়মে') })
  })

  test('for an unknown topic it leaves the answer to the teacher, and says so', async () => {
    const { questions, note } = (
      await tanvir.post<Drafts>('ai/create-ques', order({ topics: ['WebGPU'], amount: 2 }))
    ).data
    for (const question of questions) {
      expect(question.text).toContain('WebGPU')
      expect(question.right).toBeNull()
      expect(question.options?.every(({ text }) => text === '')).toBe(true)
    }
    expect(note).toContain('সঠিক উত্তর আপনি লিখবেন')
  })

  test.each(['essay', 'file_upload', 'code_test', 'interview'])(
    'the exam type %s gets its own kind',
    async (type) => {
      const { questions } = (
        await tanvir.post<Drafts>('ai/create-ques', order({ exam_type: type, amount: 3 }))
      ).data
      expect(new Set(questions.map((question) => question.question_type))).toEqual(new Set([type]))
    },
  )

  test.each(['constructor', '__proto__', 'toString', 'none'])(
    'an unknown type, %s, gets a quiz',
    async (type) => {
      const { data, status } = await tanvir.post<Drafts>(
        'ai/create-ques',
        order({ exam_type: type, amount: 3 }),
      )
      expect([status, data.questions.map((question) => question.question_type)]).toEqual([
        200,
        ['single', 'single', 'single'],
      ])
    },
  )

  test('never more than are known, and the reply says so', async () => {
    const { questions, note } = (
      await tanvir.post<Drafts>('ai/create-ques', order({ topics: ['useState'], amount: 500 }))
    ).data
    expect(new Set(textsOf(questions)).size).toBeGreaterThan(5)
    expect(questions.length).toBeLessThanOrEqual(20)
    expect(note).toContain('বেশি আলাদা প্রশ্ন')
  })
})

describe('regenerating', () => {
  test('only bad questions are replaced, each in its place, and none returns', async () => {
    const { questions } = (await tanvir.post<Drafts>('ai/create-ques', order())).data
    const body = {
      original_array: questions,
      removal_array: [questions[1], questions[3]],
      topics: ['useState', 'Props'],
    }
    const again = (await tanvir.post<Drafts>(`ai/regenerate/${EXAM}`, body)).data.questions
    expect([again[0], again[2]]).toEqual([questions[0], questions[2]])
    const fresh = textsOf([again[1]!, again[3]!])
    for (const text of fresh) expect(textsOf(questions)).not.toContain(text)
    expect(new Set(again.map(({ _id }) => _id)).size).toBe(4)
  })

  test('judged questions are replaced by their own kind', async () => {
    const { questions } = (
      await tanvir.post<Drafts>('ai/create-ques', order({ exam_type: 'essay', amount: 2 }))
    ).data
    const body = { original_array: questions, removal_array: [questions[0]], topics: ['Props'] }
    const again = (await tanvir.post<Drafts>(`ai/regenerate/${EXAM}`, body)).data.questions
    expect(again.map((question) => question.question_type)).toEqual(['essay', 'essay'])
    expect(again[0]!.text).not.toBe(questions[0]!.text)
  })
})

test('many questions and topics read the proposals once, and more are refused', async () => {
  const topics = Array.from({ length: 200 }, (_, no) => `বিষয় ${no}`)
  const { questions } = (await tanvir.post<Drafts>('ai/create-ques', order({ topics, amount: 1 }))).data
  const original = Array.from({ length: 200 }, (_, no) => ({
    ...questions[0],
    _id: `q-${no}`,
    text: `প্রশ্ন ${no}`,
  }))
  const body = { original_array: original, removal_array: original, topics }
  const again = await tanvir.post<Drafts>(`ai/regenerate/${EXAM}`, body)
  expect(new Set(textsOf(again.data.questions)).size).toBe(200)
  const regenerate = async (change: object) =>
    Object.keys((await tanvir.post(`ai/regenerate/${EXAM}`, { ...body, ...change })).errors ?? {})
  expect(await regenerate({ topics: [...topics, 'আরও'] })).toEqual(['topics'])
  expect(await regenerate({ original_array: [...original, original[0]] })).toEqual(['original_array'])
  expect(await regenerate({ removal_array: [...original, original[0]] })).toEqual(['removal_array'])
  expect((await tanvir.post('ai/create-ques', order({ topics: [...topics, 'আরও'] }))).errors).toHaveProperty(
    'topics',
  )
})

test('only teachers, each for exams and assignments of their own batches', async () => {
  const nusrat = await seeded.as(NUSRAT_PHONE)
  expect((await nusrat.post('ai/create-ques', order())).status).toBe(403)
  expect((await tanvir.post('ai/create-ques', order({ exam: 'none' }))).status).toBe(404)
  expect((await tanvir.post('ai/create-ques', order({ assignment: 'assignment-ux7-1' }))).status).toBe(403)
  expect((await tanvir.post('ai/create-ques', order({ assignment: 'assignment-fs12-5' }))).status).toBe(200)
  expect(
    (await tanvir.post('ai/regenerate/none', { original_array: [], removal_array: [], topics: [] })).status,
  ).toBe(404)
})

test('accepted questions belong to an exam or assignment of one’s own batches', async () => {
  const accept = (body: object) => tanvir.patch('ai/accept-ai/suggestion-1', body)
  expect((await accept({})).status).toBe(400)
  for (const body of [{ exam: 'none' }, { assignment: 'none' }]) expect((await accept(body)).status).toBe(404)
  // A batch that he does not teach.
  expect((await accept({ assignment: 'assignment-ux7-1' })).status).toBe(403)
  expect((await accept({ exam: EXAM, assignment: 'assignment-fs12-5' })).status).toBe(200)
})

test('proposed marks are accepted only for their own submission', async () => {
  const mahjabin = await seeded.as('01522222222')
  const { _id } = (await tanvir.get<AiSuggestion>('ai/assess-ai/submission-grade-1')).data
  const accept = (by: typeof tanvir, body: object) => by.patch(`ai/accept-ai/${_id}`, body)
  // Hers is another submission and another assignment, so neither accepts what was proposed for his.
  expect((await accept(mahjabin, { submission: 'submission-nusrat-9' })).status).toBe(404)
  expect((await accept(mahjabin, { assignment: 'assignment-ux7-1' })).status).toBe(404)
  expect((await tanvir.get<AiSuggestion>('ai/assess-ai/submission-grade-1')).data.accepted_at).toBeNull()
  expect((await accept(tanvir, { submission: 'submission-grade-1' })).status).toBe(200)
})
