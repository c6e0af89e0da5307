import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Attempt, Submission } from '#src/api/shapes/submission.ts'
import { learnerIn } from '../../../tests/support/learner-in.ts'
import { seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'
import { exam } from '../database/tables/item.ts'
import { submission } from '../database/tables/learning.ts'

const ESSAY = 'exam-fs12-essay-open'
const QUIZ = 'exam-fs12-quiz-open'
const Q1 = `${ESSAY}-q1`
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

let seeded: Awaited<ReturnType<typeof seededSandbox>>
let she: Awaited<ReturnType<typeof learnerIn>>

beforeEach(async () => {
  seeded = await seededSandbox()
  she = await learnerIn(seeded)
  await she.begin(ESSAY)
})

describe('start', () => {
  test('a second start returns the open attempt, with its answers', async () => {
    await she.save({ edit: 4, value: 'লেখা', writer: 'tab-b', question: Q1 })
    const again = await she.post<Attempt>('submission/revised', { exam: ESSAY })
    expect(again.data._id).toBe(she.attempt()._id)
    expect(again.data.deadline).toBe(she.attempt().deadline)
    expect(again.data.answers).toMatchObject([
      { question: `${ESSAY}-q1`, value: 'লেখা', edit: 4, writer: 'tab-b' },
    ])
  })

  test('two starts at once make one attempt', async () => {
    const begin = () => she.post<Attempt>('submission/revised', { exam: QUIZ })
    const [one, other] = await Promise.all([begin(), begin()])
    expect(one.data._id).toBe(other.data._id)
  })

  test('the deadline is the server’s, and never after the window', async () => {
    const { clock, db } = seeded.sandbox
    expect(Date.parse(she.attempt().deadline!) - clock.now().getTime()).toBe(HOUR_SECONDS * 1000)
    await db
      .update(exam)
      .set({ closes_at: clock.inSeconds(600) })
      .where(eq(exam._id, QUIZ))
    expect((await she.begin(QUIZ)).deadline).toBe(clock.inSeconds(600))
  })
})

describe('save', () => {
  test('the higher edit wins, then the higher writer; the reply has the stored state', async () => {
    await she.save({ edit: 2, value: 'দুই', question: Q1 })
    expect((await she.save({ edit: 1, value: 'এক', question: Q1 })).data.saved).toMatchObject([
      { edit: 2, writer: 'tab-a', value: 'দুই' },
    ])
    expect(
      (await she.save({ edit: 2, value: 'অন্য', writer: 'tab-b', question: Q1 })).data.saved,
    ).toMatchObject([{ edit: 2, writer: 'tab-b', value: 'অন্য' }])
    expect((await she.save({ edit: 2, value: 'আবার', question: Q1 })).data.saved).toMatchObject([
      { writer: 'tab-b', value: 'অন্য' },
    ])
    expect(await she.onServer()).toMatchObject([{ value: 'অন্য', edit: 2, writer: 'tab-b' }])
  })

  test('the same save again changes nothing', async () => {
    const first = await she.save({ edit: 1, question: Q1 })
    const again = await she.save({ edit: 1, question: Q1 })
    expect(again.data).toEqual(first.data)
  })

  test('never answers 409, whatever the version', async () => {
    for (const version of [0, 1, 99])
      expect(
        (await she.patch({ version, answers: [she.edit({ edit: version + 1, question: Q1 })] })).status,
      ).toBe(200)
  })

  test('an answer can be removed', async () => {
    await she.save({ edit: 1, value: 'লেখা', question: Q1 }, { edit: 1, question: `${ESSAY}-q2` })
    await she.save({ edit: 2, value: null, question: Q1 })
    expect(await she.onServer()).toMatchObject([{ edit: 2, value: null }, { edit: 1 }])
  })

  test('answers to questions of another exam are ignored', async () => {
    expect((await she.save({ edit: 1, question: 'exam-fs12-html-q1' })).data.saved).toEqual([])
  })

  test('long essays are returned unchanged', async () => {
    const value = 'আমার সোনার বাংলা।\n'.repeat(1200)
    await she.save({ edit: 1, value, question: Q1 })
    expect((await she.onServer())[0]!.value).toBe(value)
  })

  test('events are stored once, only for the teacher', async () => {
    const events = [
      { kind: 'left', at: '2026-11-21T12:00:10Z' },
      { kind: 'back', at: '2026-11-21T12:00:40Z' },
    ]
    await she.patch({ version: 1, answers: [], events })
    await she.patch({ version: 1, answers: [she.edit({ edit: 1, question: Q1 })], events })
    await she.handIn()
    expect((await she.read()).events).toEqual([])
    const teacher = await seeded.as(TEACHER_PHONE)
    expect((await teacher.get<Submission>(`submission/${she.attempt()._id}`)).data.events).toEqual(events)
  })

  test('nobody else may save, and a teacher may not answer', async () => {
    const mate = await seeded.as('01719001000')
    expect(
      (
        await mate.patch(`submission/revised/${she.attempt()._id}`, {
          version: 1,
          answers: [she.edit({ edit: 1, question: Q1 })],
        })
      ).status,
    ).toBe(404)
    const teacher = await seeded.as(TEACHER_PHONE)
    expect(
      (
        await teacher.patch(`submission/revised/${she.attempt()._id}`, {
          version: 1,
          answers: [she.edit({ edit: 1, question: Q1 })],
        })
      ).status,
    ).toBe(400)
    expect(await she.onServer()).toEqual([])
  })
})

describe('hand-in', () => {
  test('the same key gets the same reply again, another key changes nothing', async () => {
    await she.save({ edit: 1, question: Q1 })
    const first = await she.handIn()
    seeded.sandbox.clock.forward(60)
    const again = await she.handIn()
    const other = await she.handIn('key-2')
    expect([again.msg, again.data]).toEqual([first.msg, first.data])
    expect(other.status).toBe(200)
    expect(other.data).toMatchObject({ submitted_at: first.data.submitted_at, version: first.data.version })
  })

  test('afterwards nothing is added, in time or not, and the reply lists it', async () => {
    await she.save({ edit: 1, value: 'শেষ', question: Q1 })
    await she.handIn()
    const { status, data } = await she.save(
      { edit: 2, value: 'আরও', at: -30, question: Q1 },
      { edit: 1, question: `${ESSAY}-q2`, at: -30 },
    )
    expect(status).toBe(200)
    expect(data.saved).toMatchObject([{ question: `${ESSAY}-q1`, edit: 1, value: 'শেষ' }])
    expect(data.submitted_at).toEqual(expect.any(String))
  })

  test('works without a single answer too', async () => {
    expect((await she.handIn()).data).toMatchObject({ state: 'handed-in', answers: [] })
  })
})

describe('at the deadline', () => {
  test('the server closes the attempt after half a minute of grace, with the answers it has', async () => {
    await she.save({ edit: 1, value: 'প্রথম', question: Q1 })
    await she.later(HOUR_SECONDS + 29)
    expect((await she.save({ edit: 2, value: 'শেষ মুহূর্ত', question: Q1 })).data).toMatchObject({
      submitted_at: null,
      saved: [{ edit: 2, edited_at: expect.stringMatching(/Z$/), late_delivery: false }],
    })
    seeded.sandbox.clock.forward(2)
    const { state, submitted_at, answers } = await she.read()
    expect([state, submitted_at]).toEqual(['closed', she.attempt().deadline])
    expect(answers).toMatchObject([{ value: 'শেষ মুহূর্ত' }])
  })

  test('an answer written in time is still added for a day, and marked', async () => {
    await she.save({ edit: 1, question: Q1 })
    await she.later(HOUR_SECONDS + DAY_SECONDS - 60)
    const late = await she.save(
      { edit: 2, value: 'অফলাইনে লেখা', at: -DAY_SECONDS, question: Q1 },
      { edit: 1, question: `${ESSAY}-q2`, at: -DAY_SECONDS },
    )
    expect(late.data.saved).toMatchObject([
      { edit: 2, late_delivery: true },
      { edit: 1, late_delivery: true },
    ])
    expect((await she.read()).late_delivery).toBe(true)
    await she.later(120)
    expect((await she.save({ edit: 3, at: -2 * DAY_SECONDS, question: Q1 })).data.saved).toMatchObject([
      { edit: 2 },
    ])
  })

  test('an answer written after it is not', async () => {
    await she.save({ edit: 1, question: Q1 })
    await she.later(HOUR_SECONDS + 60)
    expect((await she.save({ edit: 2, at: -10, question: Q1 })).data.saved).toMatchObject([{ edit: 1 }])
  })

  test('once the teacher has checked it, nothing is added', async () => {
    await she.save({ edit: 1, question: Q1 })
    await she.later(HOUR_SECONDS + 60)
    const teacher = await seeded.as(TEACHER_PHONE)
    const { version } = (await teacher.get<Submission>(`submission/${she.attempt()._id}`)).data
    await teacher.patch(`submission/revised/${she.attempt()._id}`, {
      version,
      marks: [],
      checked: true,
      key: 'm',
    })
    expect((await she.save({ edit: 2, at: -HOUR_SECONDS, question: Q1 })).data.saved).toMatchObject([
      { edit: 1 },
    ])
  })

  test('once its result was opened, nothing is added, even when the check is reverted', async () => {
    await she.save({ edit: 1, question: Q1 })
    await she.later(HOUR_SECONDS + 60)
    const teacher = await seeded.as(TEACHER_PHONE)
    const mark = async (checked: boolean, key: string) => {
      const { version } = (await teacher.get<Submission>(`submission/${she.attempt()._id}`)).data
      const marks = [{ question: `${ESSAY}-q1`, mark: 5 }]
      return teacher.patch(`submission/revised/${she.attempt()._id}`, { version, marks, checked, key })
    }
    await mark(true, 'm1')
    expect((await she.read()).result).toMatchObject([{ mark: 5 }])
    await mark(false, 'm2')
    expect((await she.save({ edit: 2, at: -HOUR_SECONDS, question: Q1 })).data.saved).toMatchObject([
      { edit: 1 },
    ])
  })

  test('a delayed hand-in succeeds and ends late deliveries', async () => {
    await she.save({ edit: 1, question: Q1 })
    await she.later(HOUR_SECONDS + 60)
    await she.save({ edit: 2, value: 'লাইন এল', at: -HOUR_SECONDS, question: Q1 })
    const first = await she.handIn()
    expect(first.data).toMatchObject({
      state: 'handed-in',
      submitted_at: she.attempt().deadline,
      late_delivery: true,
    })
    expect((await she.handIn()).data).toEqual(first.data)
    expect((await she.save({ edit: 3, at: -HOUR_SECONDS, question: Q1 })).data.saved).toMatchObject([
      { edit: 2 },
    ])
  })

  test('a quiz is marked by its keys when no late delivery is possible any more', async () => {
    await she.begin(QUIZ)
    const { sections } = (await she.get<ExamRevised>(`exam/revised/${QUIZ}`)).data
    const first = sections[0]!.questions[0]!
    await she.save({
      edit: 1,
      question: first._id,
      value:
        'options' in first ? first.options.find(({ text }) => text.includes('insertOne'))?._id : undefined,
    })
    await she.later(HOUR_SECONDS)
    expect(await she.read()).toMatchObject({ state: 'closed', result: [], keys: [] })
    await she.later(DAY_SECONDS)
    expect(await she.read()).toMatchObject({ state: 'checked', mark: 2 })
  })
})

test('a log-out and a new login find the attempt as it was', async () => {
  await she.save({ edit: 7, value: 'রয়ে গেছে', question: Q1 })
  await she.elsewhere()
  expect(await she.onServer()).toMatchObject([{ value: 'রয়ে গেছে', edit: 7, writer: 'tab-a' }])
  expect(await seeded.sandbox.db.$count(submission, eq(submission.exam, ESSAY))).toBe(10)
})
