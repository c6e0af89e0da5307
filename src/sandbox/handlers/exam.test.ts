import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ExamEligible, ExamForTeacher, ExamRevised } from '#src/api/shapes/exam.ts'
import type { Notification } from '#src/api/shapes/notification.ts'
import type { Attempt } from '#src/api/shapes/submission.ts'
import {
  NEWCOMER_PHONE,
  NUSRAT_PHONE,
  seededSandbox,
  TEACHER_PHONE,
} from '../../../tests/support/seeded-sandbox.ts'
import { exam } from '../database/tables/item.ts'
import { submission } from '../database/tables/learning.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

const QUIZ = 'exam-fs12-quiz-open'
const OTHER_TEACHER = '01522222222'

let seeded: Seeded
let nusrat: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  nusrat = await seeded.as(NUSRAT_PHONE)
})

const start = async (id: string) => (await nusrat.post<Attempt>('submission/revised', { exam: id })).data
const eligible = async (id: string) => (await nusrat.get<ExamEligible>(`exam/eligible/${id}`)).data

/** No trace of a right answer, at any depth. */
function expectNoKeys(reply: unknown): void {
  expect(JSON.stringify(reply)).not.toMatch(/"(?:right|accepted|explanation|rubric)":/)
}

describe('the questions of an exam', () => {
  test('are given only with an attempt', async () => {
    expect((await nusrat.get(`exam/revised/${QUIZ}`)).status).toBe(403)
    const { _id } = await start(QUIZ)
    const { data, status } = await nusrat.get<ExamRevised>(`exam/revised/${QUIZ}`)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      format_type: 'section',
      submission: _id,
      question_count: 20,
      marks: 40,
      duration: 25,
    })
    expect(data.sections.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['MongoDB কোয়েরি', 12],
      ['ডেটা মডেলিং', 8],
    ])
  })

  test('carry no right answer; the keys of a blank are its ids', async () => {
    await start(QUIZ)
    const { data } = await nusrat.get<ExamRevised>(`exam/revised/${QUIZ}`)
    expectNoKeys(data)
    const blank = data.sections[0]!.questions.find((one) => one.question_type === 'fill_in_the_blank')!
    expect(blank.keys).toEqual([`${blank._id}-blank-1`])
    expect(blank.contents).toHaveLength(2)
  })

  test('two hundred of them come in one reply', async () => {
    await start('exam-fs12-long')
    const { data } = await nusrat.get<ExamRevised>('exam/revised/exam-fs12-long')
    expect(data).toMatchObject({
      format_type: 'flat',
      is_question_order_shuffled: true,
      is_option_order_shuffled: true,
    })
    expect(data.questions).toHaveLength(200)
    expectNoKeys(data)
  })

  test('stay readable after the attempt', async () => {
    expect((await nusrat.get('exam/revised/exam-fs12-html')).status).toBe(200)
  })

  test.each([
    'exam-fs12-essay-open',
    'exam-fs12-file-open',
    'exam-fs12-code-open',
    'exam-fs12-interview-open',
  ])('%s shows its learner no mark sheet', async (id) => {
    await start(id)
    const { data, status } = await nusrat.get<ExamRevised>(`exam/revised/${id}`)
    expect([status, data.questions.length > 0]).toEqual([200, true])
    expectNoKeys(data)
  })

  test('the link of an interview is given after booking a slot, and others see that it is taken', async () => {
    const id = 'exam-fs12-interview-open'
    const { _id } = await start(id)
    const read = async () =>
      (await nusrat.get<ExamRevised>(`exam/revised/${id}`)).data.questions.find(
        (one) => one.question_type === 'interview',
      )!
    const [first, ...rest] = (await read()).slots
    expect(await read()).toMatchObject({ state: 'free', link: null })
    expect(first!.is_taken).toBe(true)
    const free = rest.find((slot) => !slot.is_taken)!
    const answer = {
      question: `${id}-q1`,
      value: free._id,
      edit: 1,
      writer: 't',
      edited_at: seeded.sandbox.clock.iso(),
    }
    await nusrat.patch(`submission/revised/${_id}`, { version: 1, answers: [answer] })
    expect(await read()).toMatchObject({ state: 'booked', link: expect.stringContaining('https://') })
  })

  test('an interview slot that another person has is not given a second time', async () => {
    const id = 'exam-fs12-interview-open'
    const { _id } = await start(id)
    const answers = [
      {
        question: `${id}-q1`,
        value: `${id}-q1-slot-1`,
        edit: 1,
        writer: 't',
        edited_at: seeded.sandbox.clock.iso(),
      },
    ]
    const { status, errors } = await nusrat.patch(`submission/revised/${_id}`, { version: 1, answers })
    expect([status, errors]).toEqual([400, { 'answers.0.value': expect.stringContaining('আরেকজন') }])
    expect((await nusrat.get<Attempt>(`submission/quick-save/${_id}`)).data.answers).toEqual([])
  })
})

describe('who may read an exam', () => {
  test.each(['exam/revised', 'exam/revised/instruction', 'exam/eligible', 'exam/playground'])(
    '%s is closed to people outside the batch',
    async (path) => {
      const newcomer = await seeded.as(NEWCOMER_PHONE)
      expect((await newcomer.get(`${path}/${QUIZ}`)).status).toBe(403)
    },
  )

  test('only teachers see right answers, each those of their own batches', async () => {
    const teacher = await seeded.as(TEACHER_PHONE)
    const { data } = await teacher.get<ExamForTeacher>(`exam/teacher/${QUIZ}`)
    expect(data.sections[0]!.questions[0]).toHaveProperty('right')
    expect((await nusrat.get(`exam/teacher/${QUIZ}`)).status).toBe(403)
    await seeded.sandbox.db.update(exam).set({ batch: 'batch-ux-7' }).where(eq(exam._id, QUIZ))
    expect((await teacher.get(`exam/teacher/${QUIZ}`)).status).toBe(403)
  })

  test('an unpublished exam does not exist for learners', async () => {
    await seeded.sandbox.db.update(exam).set({ is_published: false }).where(eq(exam._id, QUIZ))
    expect((await nusrat.get(`exam/revised/instruction/${QUIZ}`)).status).toBe(404)
    expect((await nusrat.post('submission/revised', { exam: QUIZ })).status).toBe(404)
  })

  test('the playground is the teacher’s preview; a learner tries what is marked for it, or made for practice', async () => {
    const teacher = await seeded.as(TEACHER_PHONE)
    const preview = await teacher.get(`exam/playground/${QUIZ}`)
    expect(preview.status).toBe(200)
    expectNoKeys(preview.data)
    expect((await nusrat.get(`exam/playground/${QUIZ}`)).status).toBe(403)
    expect((await nusrat.get('exam/playground/exam-fs12-html')).status).toBe(200)
    expect((await nusrat.get('exam/playground/exam-practice-js')).data).toMatchObject({ is_practice: true })
  })
})

describe('whether it may be started', () => {
  test.each([
    ['exam-fs12-quiz-open', 'ok', true],
    ['exam-fs12-quiz-5', 'not-open', false],
    ['exam-fs12-array', 'needs-retest', false],
    ['exam-fs12-html', 'tries-used', false],
    ['exam-fs12-interview', 'module-locked', false],
  ])('%s: %s', async (id, cause, isEligible) => {
    expect(await eligible(id)).toMatchObject({ cause, is_eligible: isEligible })
    const { status } = await nusrat.post('submission/revised', { exam: id })
    expect(status === 201).toBe(isEligible)
  })

  test('a running attempt is named, and counts as a try', async () => {
    const { _id } = await start(QUIZ)
    expect(await eligible(QUIZ)).toMatchObject({
      cause: 'running',
      is_eligible: true,
      submission: _id,
      tries_used: 1,
      tries: 1,
    })
  })

  test('after its time without an attempt it is closed until a retest is granted', async () => {
    await seeded.sandbox.db
      .update(exam)
      .set({ opens_at: '2026-11-01T00:00:00.000Z', closes_at: '2026-11-20T00:00:00.000Z' })
      .where(eq(exam._id, QUIZ))
    expect(await eligible(QUIZ)).toMatchObject({ cause: 'needs-retest', can_retest: true })
  })

  test('a second attempt is offered where the exam allows two', async () => {
    const first = await start('exam-fs12-long')
    await nusrat.patch(`submission/revised/${first._id}`, { finish: true, key: 'k' })
    expect(await eligible('exam-fs12-long')).toMatchObject({ cause: 'ok', tries: 2, tries_used: 1 })
    const second = await start('exam-fs12-long')
    expect(second._id).not.toBe(first._id)
    await nusrat.patch(`submission/revised/${second._id}`, { finish: true, key: 'k2' })
    // Both were empty, so both failed, and only a request is left.
    expect((await eligible('exam-fs12-long')).cause).toBe('needs-retest')
    expect((await nusrat.post('submission/revised', { exam: 'exam-fs12-long' })).status).toBe(403)
  })
})

describe('a retest', () => {
  const MISSED = 'exam-fs12-array'
  const ask = () => nusrat.post('activity/retest', { exam: MISSED, request_message: 'জ্বর ছিল' })
  const requestRow = async () => {
    const rows = await seeded.sandbox.db.select().from(submission).where(eq(submission.exam, MISSED))
    return rows.find(({ try_no, retest_message }) => try_no === 0 && retest_message === 'জ্বর ছিল')!
  }
  const decide = async (retest: 'granted' | 'refused') => {
    const row = await requestRow()
    const teacher = await seeded.as(TEACHER_PHONE)
    return teacher.patch(`submission/revised/${row._id}`, {
      version: row.version,
      retest,
      key: `key-${retest}`,
    })
  }

  /** Her newest notification. */
  const newest = async () => (await nusrat.get<Notification[]>('notification')).data[0]

  test('is requested once, and waits for the teacher', async () => {
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(409)
    expect(await eligible(MISSED)).toMatchObject({
      cause: 'needs-retest',
      retest: 'requested',
      retest_message: 'জ্বর ছিল',
      can_retest: false,
    })
    const teacher = await seeded.as(TEACHER_PHONE)
    const { data } = await teacher.get(`submission/unchecked-submission?exam=${MISSED}&count=100`)
    expect(data).toContainEqual(
      expect.objectContaining({ _id: (await requestRow())._id, retest: 'requested' }),
    )
  })

  test('granted: one new attempt, with its own minutes, though the window is over', async () => {
    await ask()
    expect((await decide('granted')).status).toBe(200)
    expect(await newest()).toMatchObject({
      title: 'রিটেস্টের অনুমতি পেয়েছেন',
      kind: 'exam',
      href: expect.stringMatching(`/exam/${MISSED}$`),
    })
    expect(await eligible(MISSED)).toMatchObject({ cause: 'ok', is_eligible: true, retest: 'granted' })
    const attempt = await start(MISSED)
    expect(Date.parse(attempt.deadline!) - seeded.sandbox.clock.now().getTime()).toBe(90 * 60_000)
    const answered = { retest: 'granted', retest_message: 'জ্বর ছিল' }
    expect(await eligible(MISSED)).toMatchObject({ cause: 'running', ...answered })
    await nusrat.patch(`submission/revised/${attempt._id}`, { finish: true, key: 'k' })
    expect((await nusrat.post('submission/revised', { exam: MISSED })).status).toBe(409)
    expect(await eligible(MISSED)).toMatchObject({ cause: 'tries-used', ...answered })
  })

  test('refused: the reply stays visible and nothing opens', async () => {
    await ask()
    await decide('refused')
    expect(await eligible(MISSED)).toMatchObject({
      cause: 'closed',
      is_eligible: false,
      retest: 'refused',
      can_retest: false,
    })
    expect((await ask()).status).toBe(409)
    expect((await nusrat.post('submission/revised', { exam: MISSED })).status).toBe(403)
    expect((await newest())!.title).toBe('রিটেস্টের আবেদন ফিরিয়ে দেওয়া হয়েছে')
  })

  test('a request without an attempt cannot be marked, and does not open the questions', async () => {
    await ask()
    const row = await requestRow()
    const teacher = await seeded.as(TEACHER_PHONE)
    const marked = await teacher.patch(`submission/revised/${row._id}`, {
      version: row.version,
      marks: [],
      checked: true,
      key: 'm',
    })
    expect(marked.status).toBe(403)
    expect((await nusrat.get(`exam/revised/${MISSED}`)).status).toBe(403)
  })

  test('seeded: one that was refused', async () => {
    expect(await eligible('exam-fs12-node')).toMatchObject({
      retest: 'refused',
      can_retest: false,
      cause: 'tries-used',
    })
  })
})

test('a teacher of another batch reads and marks none of its submissions', async () => {
  const other = await seeded.as(OTHER_TEACHER)
  expect((await other.get('submission/submission-grade-1')).status).toBe(403)
  const marks = { version: 2, marks: [], checked: true, key: 'm' }
  expect((await other.patch('submission/revised/submission-grade-1', marks)).status).toBe(403)
  expect((await other.get('submission/unchecked-submission?batch=batch-full-stack-12')).data).toEqual([])
})
