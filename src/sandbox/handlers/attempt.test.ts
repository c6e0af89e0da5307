import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { exam } from '../database/tables/item.ts'
import { submission } from '../database/tables/learning.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from './seeded.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>
interface Save {
  edit: number
  value?: unknown
  writer?: string
  question?: string
  /** Seconds from now on the server's clock. */
  at?: number
}

const ESSAY = 'exam-fs12-essay-open'
const QUIZ = 'exam-fs12-quiz-open'
const UPLOAD = 'exam-fs12-file-open'
const HOUR = 3600
const DAY = 24 * HOUR

let seeded: Seeded
let nusrat: Somebody
let attempt: { _id: string; version: number; deadline: string }

const begin = async (id: string) => {
  attempt = (await nusrat.post('submission/revised', { exam: id })).data
  return attempt
}
/** After a long time the login is a new one. */
async function later(seconds: number) {
  seeded.sandbox.clock.forward(seconds)
  nusrat = await seeded.as(NUSRAT_PHONE)
}
const edit = ({ edit: no, value = 'ক', writer = 'tab-a', question = `${ESSAY}-q1`, at = 0 }: Save) => ({
  question,
  value,
  edit: no,
  writer,
  edited_at: seeded.sandbox.clock.inSeconds(at),
})
const patch = (body: object) => nusrat.patch(`submission/revised/${attempt._id}`, body)
const save = (...saves: Save[]) => patch({ version: 1, answers: saves.map(edit) })
const handIn = (key = 'key-1') => patch({ finish: true, key })
const held = async () => (await nusrat.get(`submission/quick-save/${attempt._id}`)).data.answers
const read = async () => (await nusrat.get(`submission/${attempt._id}`)).data

beforeEach(async () => {
  seeded = await seededSandbox()
  nusrat = await seeded.as(NUSRAT_PHONE)
  await begin(ESSAY)
})

describe('start', () => {
  test('a second start answers the open attempt, with what it holds', async () => {
    await save({ edit: 4, value: 'লেখা', writer: 'tab-b' })
    const again = await nusrat.post('submission/revised', { exam: ESSAY })
    expect(again.data._id).toBe(attempt._id)
    expect(again.data.deadline).toBe(attempt.deadline)
    expect(again.data.answers).toMatchObject([{ question: `${ESSAY}-q1`, value: 'লেখা', edit: 4, writer: 'tab-b' }])
  })

  test('two starts at once make one attempt', async () => {
    const [one, other] = await Promise.all([
      nusrat.post('submission/revised', { exam: QUIZ }),
      nusrat.post('submission/revised', { exam: QUIZ }),
    ])
    expect(one.data._id).toBe(other.data._id)
  })

  test('the deadline is that of the server, and never after the window', async () => {
    const { clock, db } = seeded.sandbox
    expect(Date.parse(attempt.deadline) - clock.now().getTime()).toBe(HOUR * 1000)
    await db
      .update(exam)
      .set({ closes_at: clock.inSeconds(600) })
      .where(eq(exam._id, QUIZ))
    expect((await begin(QUIZ)).deadline).toBe(clock.inSeconds(600))
  })
})

describe('save', () => {
  test('the greater edit wins, then the greater writer; what is held is said', async () => {
    await save({ edit: 2, value: 'দুই' })
    expect((await save({ edit: 1, value: 'এক' })).data.saved).toMatchObject([{ edit: 2, writer: 'tab-a', value: 'দুই' }])
    expect((await save({ edit: 2, value: 'অন্য', writer: 'tab-b' })).data.saved).toMatchObject([{ edit: 2, writer: 'tab-b', value: 'অন্য' }])
    expect((await save({ edit: 2, value: 'আবার' })).data.saved).toMatchObject([{ writer: 'tab-b', value: 'অন্য' }])
    expect(await held()).toMatchObject([{ value: 'অন্য', edit: 2, writer: 'tab-b' }])
  })

  test('the same save again changes nothing', async () => {
    const first = await save({ edit: 1 })
    const again = await save({ edit: 1 })
    expect(again.data).toEqual(first.data)
  })

  test('never answers 409, whatever the version', async () => {
    for (const version of [0, 1, 99]) expect((await patch({ version, answers: [edit({ edit: version + 1 })] })).status).toBe(200)
  })

  test('an answer can be taken back', async () => {
    await save({ edit: 1, value: 'লেখা' }, { edit: 1, question: `${ESSAY}-q2` })
    await save({ edit: 2, value: null })
    expect(await held()).toMatchObject([{ edit: 2, value: null }, { edit: 1 }])
  })

  test('answers to questions of another exam are left aside', async () => {
    expect((await save({ edit: 1, question: 'exam-fs12-html-q1' })).data.saved).toEqual([])
  })

  test('long essays come back as they were', async () => {
    const value = 'আমার সোনার বাংলা।\n'.repeat(1200)
    await save({ edit: 1, value })
    expect((await held())[0].value).toBe(value)
  })

  test('events are kept once, for the teacher alone', async () => {
    const events = [
      { kind: 'left', at: '2026-11-21T12:00:10Z' },
      { kind: 'back', at: '2026-11-21T12:00:40Z' },
    ]
    await patch({ version: 1, answers: [], events })
    await patch({ version: 1, answers: [edit({ edit: 1 })], events })
    await handIn()
    expect((await read()).events).toEqual([])
    const teacher = await seeded.as(TEACHER_PHONE)
    expect((await teacher.get(`submission/${attempt._id}`)).data.events).toEqual(events)
  })

  test('nobody else may save, and a teacher does not answer', async () => {
    const mate = await seeded.as('01719001000')
    expect((await mate.patch(`submission/revised/${attempt._id}`, { version: 1, answers: [edit({ edit: 1 })] })).status).toBe(404)
    const teacher = await seeded.as(TEACHER_PHONE)
    expect((await teacher.patch(`submission/revised/${attempt._id}`, { version: 1, answers: [edit({ edit: 1 })] })).status).toBe(400)
    expect(await held()).toEqual([])
  })
})

describe('hand-in', () => {
  test('the same key again gives the same answer, another changes nothing', async () => {
    await save({ edit: 1 })
    const first = await handIn()
    seeded.sandbox.clock.forward(60)
    const again = await handIn()
    const other = await handIn('key-2')
    expect([again.msg, again.data]).toEqual([first.msg, first.data])
    expect(other.status).toBe(200)
    expect(other.data).toMatchObject({ submitted_at: first.data.submitted_at, version: first.data.version })
  })

  test('afterwards nothing is added, in time or not, and it is said', async () => {
    await save({ edit: 1, value: 'শেষ' })
    await handIn()
    const { status, data } = await save({ edit: 2, value: 'আরও', at: -30 }, { edit: 1, question: `${ESSAY}-q2`, at: -30 })
    expect(status).toBe(200)
    expect(data.saved).toMatchObject([{ question: `${ESSAY}-q1`, edit: 1, value: 'শেষ' }])
    expect(data.submitted_at).toEqual(expect.any(String))
  })

  test('without a single answer is a hand-in too', async () => {
    expect((await handIn()).data).toMatchObject({ state: 'handed-in', answers: [] })
  })
})

describe('at the deadline', () => {
  test('the server closes the attempt after half a minute of grace, with what it holds', async () => {
    await save({ edit: 1, value: 'প্রথম' })
    await later(HOUR + 29)
    expect((await save({ edit: 2, value: 'শেষ মুহূর্ত' })).data).toMatchObject({
      submitted_at: null,
      saved: [{ edit: 2, late_delivery: false }],
    })
    seeded.sandbox.clock.forward(2)
    const { state, submitted_at, answers } = await read()
    expect([state, submitted_at]).toEqual(['closed', attempt.deadline])
    expect(answers).toMatchObject([{ value: 'শেষ মুহূর্ত' }])
  })

  test('what was written in time is still added for a day, and marked', async () => {
    await save({ edit: 1 })
    await later(HOUR + DAY - 60)
    const late = await save({ edit: 2, value: 'অফলাইনে লেখা', at: -DAY }, { edit: 1, question: `${ESSAY}-q2`, at: -DAY })
    expect(late.data.saved).toMatchObject([
      { edit: 2, late_delivery: true },
      { edit: 1, late_delivery: true },
    ])
    expect((await read()).late_delivery).toBe(true)
    await later(120)
    expect((await save({ edit: 3, at: -2 * DAY })).data.saved).toMatchObject([{ edit: 2 }])
  })

  test('what was written after it is not', async () => {
    await save({ edit: 1 })
    await later(HOUR + 60)
    expect((await save({ edit: 2, at: -10 })).data.saved).toMatchObject([{ edit: 1 }])
  })

  test('once the teacher has checked it, nothing is added', async () => {
    await save({ edit: 1 })
    await later(HOUR + 60)
    const teacher = await seeded.as(TEACHER_PHONE)
    const { version } = (await teacher.get(`submission/${attempt._id}`)).data
    await teacher.patch(`submission/revised/${attempt._id}`, { version, marks: [], checked: true, key: 'm' })
    expect((await save({ edit: 2, at: -HOUR })).data.saved).toMatchObject([{ edit: 1 }])
  })

  test('once its result was opened, nothing is added, even when the check is taken back', async () => {
    await save({ edit: 1 })
    await later(HOUR + 60)
    const teacher = await seeded.as(TEACHER_PHONE)
    const mark = async (checked: boolean, key: string) => {
      const { version } = (await teacher.get(`submission/${attempt._id}`)).data
      const marks = [{ question: `${ESSAY}-q1`, mark: 5 }]
      return teacher.patch(`submission/revised/${attempt._id}`, { version, marks, checked, key })
    }
    await mark(true, 'm1')
    expect((await read()).result).toMatchObject([{ mark: 5 }])
    await mark(false, 'm2')
    expect((await save({ edit: 2, at: -HOUR })).data.saved).toMatchObject([{ edit: 1 }])
  })

  test('a hand-in that was kept waiting is answered well, and ends what may come', async () => {
    await save({ edit: 1 })
    await later(HOUR + 60)
    await save({ edit: 2, value: 'লাইন এল', at: -HOUR })
    const first = await handIn()
    expect(first.data).toMatchObject({ state: 'handed-in', submitted_at: attempt.deadline, late_delivery: true })
    expect((await handIn()).data).toEqual(first.data)
    expect((await save({ edit: 3, at: -HOUR })).data.saved).toMatchObject([{ edit: 2 }])
  })

  test('a quiz is marked by its keys when no straggler can come any more', async () => {
    await begin(QUIZ)
    const { sections } = (await nusrat.get(`exam/revised/${QUIZ}`)).data
    const [first] = sections[0].questions
    await save({ edit: 1, question: first._id, value: first.options.find(({ text }: { text: string }) => text.includes('insertOne'))._id })
    await later(HOUR)
    expect(await read()).toMatchObject({ state: 'closed', result: [], keys: [] })
    await later(DAY)
    expect(await read()).toMatchObject({ state: 'checked', mark: 2 })
  })
})

describe('a quiz', () => {
  test('is marked as it is handed in; right answers come with it, since nobody can take it any more', async () => {
    await begin(QUIZ)
    expect((await read()).keys).toEqual([])
    const { data } = await handIn()
    expect(data).toMatchObject({ state: 'checked', mark: 0, marks: 40, checked_by: null })
    expect(data.result).toHaveLength(20)
    expect(data.keys).toHaveLength(20)
    const { state } = (await nusrat.get(`study-plan/attribute-status/batch-full-stack-12`)).data.find(
      ({ _id }: { _id: string }) => _id === QUIZ,
    )
    expect(state).toBe('marked')
  })

  test('right answers wait until the exam is over for all', async () => {
    const { clock, db } = seeded.sandbox
    await db
      .update(exam)
      .set({ closes_at: clock.inSeconds(DAY) })
      .where(eq(exam._id, QUIZ))
    await begin(QUIZ)
    const { data } = await handIn()
    expect(data).toMatchObject({ mark: 0, keys: [], keys_shown_at: clock.inSeconds(DAY) })
    await later(DAY + 1)
    expect((await read()).keys).toHaveLength(20)
  })

  test('an exam that shows no result shows neither marks nor keys', async () => {
    await seeded.sandbox.db.update(exam).set({ shows_result: false }).where(eq(exam._id, QUIZ))
    await begin(QUIZ)
    expect((await handIn()).data).toMatchObject({ state: 'checked', mark: null, result: [], keys: [], comment: '' })
    const { data } = await nusrat.get(`submission/revised?exam=${QUIZ}`)
    expect(data).toMatchObject([{ state: 'checked', mark: null }])
  })
})

describe('a file answer', () => {
  const BYTES = 'নিজের কাজ'
  const QUESTION = `${UPLOAD}-q1`
  const facts = { name: 'work.pdf', size: Buffer.byteLength(BYTES), sha256: createHash('sha256').update(BYTES).digest('hex') }
  const form = (edit: number, text = BYTES, question = QUESTION, name = facts.name) => {
    const fields = new FormData()
    for (const [field, value] of Object.entries({ version: '1', question, edit: String(edit), writer: 'tab-a' })) fields.set(field, value)
    fields.set('file', new File([text], name, { type: 'application/pdf' }))
    return fields
  }
  const send = (fields: FormData) => nusrat.sendForm(`submission/revised/${attempt._id}`, fields)
  const announce = (at: number) => save({ edit: 1, question: QUESTION, value: { url: 'https://evil.example/x', ...facts }, at })

  beforeEach(async () => {
    await begin(UPLOAD)
  })

  test('is kept by question, of the endings that the question takes', async () => {
    const { data } = await send(form(1))
    expect(data.saved).toMatchObject([{ question: QUESTION, edit: 1, value: facts }])
    expect((await send(form(2, 'x', QUESTION, 'clip.mp4'))).errors).toHaveProperty('file')
    expect((await send(form(1, 'x', `${ESSAY}-q1`))).errors).toHaveProperty('question')
  })

  test('an address of one’s own making is never kept', async () => {
    await announce(0)
    expect((await held())[0].value).toEqual({ url: '', ...facts })
  })

  test('announced in time, its bytes are still taken after the deadline', async () => {
    await announce(0)
    await later(3 * HOUR)
    const { status, data } = await send(form(1))
    expect([status, data.saved]).toMatchObject([200, [{ edit: 1, late_delivery: true, value: { sha256: facts.sha256 } }]])
    expect((await held())[0].value.url).toContain('/files/')
  })

  test('not announced, or another file than announced, it comes too late', async () => {
    await later(3 * HOUR)
    expect((await send(form(1))).status).toBe(403)
    await announce(-2 * HOUR)
    expect((await send(form(2))).status).toBe(403)
    expect((await send(form(1, 'অন্য কাজ, অন্য মাপ'))).errors).toHaveProperty('file')
  })

  test('where it is allowed, an address may stand in its place', async () => {
    await save({ edit: 1, question: `${UPLOAD}-q2`, value: 'https://example.com/demo' })
    expect(await held()).toMatchObject([{ value: 'https://example.com/demo' }])
  })
})

test('the outside editor opens for an open code test alone, without a token in its address', async () => {
  expect((await nusrat.get(`codetest/edit-url/${attempt._id}`)).status).toBe(400)
  await begin('exam-fs12-code-open')
  const { data } = await nusrat.get(`codetest/edit-url/${attempt._id}`)
  expect(data).toEqual({ url: `${seeded.sandbox.addresses.media}/code/${attempt._id}` })
  await handIn()
  expect((await nusrat.get(`codetest/edit-url/${attempt._id}`)).status).toBe(403)
})

test('a log-out and a new login find the attempt as it was', async () => {
  await save({ edit: 7, value: 'রয়ে গেছে' })
  nusrat = await seeded.as(NUSRAT_PHONE, 'another-browser')
  expect(await held()).toMatchObject([{ value: 'রয়ে গেছে', edit: 7, writer: 'tab-a' }])
  expect(await seeded.sandbox.db.$count(submission, eq(submission.exam, ESSAY))).toBe(9)
})
