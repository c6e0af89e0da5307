import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GuestQuiz, PracticeCard } from '#src/api/shapes/exam.ts'
import type { QuizResult, Submission } from '#src/api/shapes/submission.ts'
import { NUSRAT_PHONE, seededSandbox } from '../../../tests/support/seeded-sandbox.ts'
import { exam } from '../database/tables/item.ts'
import { quiz_lead } from '../database/tables/learning.ts'
import { file } from '../database/tables/message.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
interface Asked {
  _id: string
  question_type: string
  options?: { _id: string; text: string }[]
  keys?: string[]
}
interface Quiz {
  questions: Asked[]
}

const GUEST = 'quiz-web-start'
const PRACTICE = 'exam-practice-js'

let seeded: Seeded
beforeEach(async () => {
  seeded = await seededSandbox()
})

describe('a guest’s quiz', () => {
  const lead = (answers: object[], key = 'k1', contact = '০১৭১২-৩৪৫৬৭৮') =>
    seeded.asGuest.post<QuizResult>('quizlead', { quiz: GUEST, name: 'রিমা', contact, answers, key })

  test('can be read by anybody, without right answers', async () => {
    const { data, status } = await seeded.asGuest.get<GuestQuiz>(`exam/quizlead/${GUEST}`)
    expect([status, data.questions.length, data.is_on_time]).toEqual([200, 5, true])
    expect(JSON.stringify(data)).not.toMatch(/"(?:right|accepted|explanation)":/)
  })

  test('is marked at once, with Bengali digits in the phone', async () => {
    const { questions } = (await seeded.asGuest.get<Quiz>(`exam/quizlead/${GUEST}`)).data
    const html = questions[0]!.options!.find(({ text }) => text === 'HTML')!._id
    const blank = questions[4]!
    const { data } = await lead([
      { question: questions[0]!._id, value: html },
      { question: questions[2]!._id, value: 'true' },
      { question: blank._id, value: { [blank.keys![0]!]: ' HTTPS ' } },
    ])
    expect(data).toMatchObject({ mark: 2, marks: 5, right_count: 2, question_count: 5 })
    expect(data.answers.map(({ is_right }) => is_right)).toEqual([true, false, false, false, true])
    expect(data.keys).toHaveLength(5)
    const [row] = await seeded.sandbox.db.select().from(quiz_lead)
    expect(row).toMatchObject({ contact: '01712345678', name: 'রিমা' })
  })

  test('the same key makes one lead and the same answer', async () => {
    const first = await lead([])
    expect((await lead([])).data).toEqual(first.data)
    expect(await seeded.sandbox.db.$count(quiz_lead)).toBe(1)
  })

  test('accepts no files', async () => {
    const { status, errors } = await lead([
      { question: 'q', value: { url: 'https://x.example', name: 'a', size: 1, sha256: 'z' } },
    ])
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['answers.0.value']])
    expect(await seeded.sandbox.db.$count(quiz_lead)).toBe(0)
  })

  test('an invalid contact is refused', async () => {
    expect((await lead([], 'k2', '০১২৩')).errors).toHaveProperty('contact')
  })

  test('outside its hours it shows no question and accepts no answer', async () => {
    const { clock, db } = seeded.sandbox
    await db
      .update(exam)
      .set({ closes_at: clock.inSeconds(-1) })
      .where(eq(exam._id, GUEST))
    expect((await seeded.asGuest.get(`quizlead/on-time/${GUEST}`)).data).toMatchObject({ is_on_time: false })
    expect((await seeded.asGuest.get(`exam/quizlead/${GUEST}`)).data).toMatchObject({
      is_on_time: false,
      questions: [],
    })
    expect((await lead([])).status).toBe(403)
  })

  test('an exam of a batch is not a guest quiz', async () => {
    expect((await seeded.asGuest.get('exam/quizlead/exam-fs12-html')).status).toBe(404)
    expect((await seeded.asGuest.get('quizlead/on-time/exam-fs12-html')).status).toBe(404)
  })
})

describe('a practice quiz', () => {
  test('belongs to a playlist, can be tried, and is handed in with one call, once', async () => {
    const nusrat = await seeded.as(NUSRAT_PHONE)
    const { data: cards } = await nusrat.get<PracticeCard[]>('exam/playlist/playlist-react-tips')
    expect(cards).toMatchObject([{ _id: PRACTICE, question_count: 5 }])
    const { questions } = (await nusrat.get<Quiz>(`exam/playground/${PRACTICE}`)).data
    const body = { exam: PRACTICE, answers: [{ question: questions[1]!._id, value: 'true' }], key: 'q1' }
    const first = await nusrat.post<QuizResult>('submission/quiz', body)
    expect(first.data).toMatchObject({ mark: 1, right_count: 1 })
    expect((await nusrat.post('submission/quiz', body)).data).toEqual(first.data)
    expect((await nusrat.post<QuizResult>('submission/quiz', { ...body, key: 'q2' })).data._id).not.toBe(
      first.data._id,
    )
  })

  test('gives nobody another person’s file, and stores no file', async () => {
    const [theirs] = await seeded.sandbox.db.select().from(file)
    const nusrat = await seeded.as(NUSRAT_PHONE)
    const { questions } = (await nusrat.get<Quiz>(`exam/playground/${PRACTICE}`)).data
    const send = (value: unknown, key: string) =>
      nusrat.post<QuizResult>('submission/quiz', {
        exam: PRACTICE,
        answers: [{ question: questions[0]!._id, value }],
        key,
      })
    const { _id, name } = theirs!
    const files = [
      { file: _id, name, size: '1', sha256: 'z' },
      { sha256: 'z' },
      { url: '', name, size: 1, sha256: 'z' },
    ]
    for (const [at, value] of files.entries())
      expect((await send(value, `file-${at}`)).errors).toHaveProperty(['answers.0.value'])
    // Without the hash it is text, as in a blank.
    const text = { file: _id, name }
    const stored = await send(text, 'text')
    expect((await nusrat.get<Submission>(`submission/${stored.data._id}`)).data.answers).toMatchObject([
      { value: text },
    ])
  })

  test('an exam with attempts is not accepted by it', async () => {
    const nusrat = await seeded.as(NUSRAT_PHONE)
    expect(
      (await nusrat.post('submission/quiz', { exam: 'exam-fs12-quiz-open', answers: [], key: 'q' })).status,
    ).toBe(404)
    expect(
      (await seeded.asGuest.post('submission/quiz', { exam: PRACTICE, answers: [], key: 'q' })).status,
    ).toBe(401)
  })
})
