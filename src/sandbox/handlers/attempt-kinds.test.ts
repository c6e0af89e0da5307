import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AttributeStatus } from '#src/api/shapes/study-plan.ts'
import { learnerIn } from '../../../tests/support/learner-in.ts'
import { seededSandbox } from '../../../tests/support/seeded-sandbox.ts'
import { exam } from '../database/tables/item.ts'
import { answer } from '../database/tables/learning.ts'

const QUIZ = 'exam-fs12-quiz-open'
const UPLOAD = 'exam-fs12-file-open'
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

let seeded: Awaited<ReturnType<typeof seededSandbox>>
let she: Awaited<ReturnType<typeof learnerIn>>

beforeEach(async () => {
  seeded = await seededSandbox()
  she = await learnerIn(seeded)
})

describe('a quiz', () => {
  test('is marked at the hand-in; right answers are included, since nobody can take it any more', async () => {
    await she.begin(QUIZ)
    expect((await she.read()).keys).toEqual([])
    const { data } = await she.handIn()
    expect(data).toMatchObject({ state: 'checked', mark: 0, marks: 40, checked_by: null })
    expect(data.result).toHaveLength(20)
    expect(data.keys).toHaveLength(20)
    const { state } = (
      await she.get<AttributeStatus[]>(`study-plan/attribute-status/batch-full-stack-12`)
    ).data.find(({ _id }) => _id === QUIZ)!
    expect(state).toBe('marked')
  })

  test('right answers wait until the exam is over for all', async () => {
    const { clock, db } = seeded.sandbox
    await db
      .update(exam)
      .set({ closes_at: clock.inSeconds(DAY_SECONDS) })
      .where(eq(exam._id, QUIZ))
    await she.begin(QUIZ)
    const { data } = await she.handIn()
    expect(data).toMatchObject({ mark: 0, keys: [], keys_shown_at: clock.inSeconds(DAY_SECONDS) })
    await she.later(DAY_SECONDS + 1)
    expect((await she.read()).keys).toHaveLength(20)
  })

  test('an exam that shows no result shows neither marks nor keys', async () => {
    await seeded.sandbox.db.update(exam).set({ shows_result: false }).where(eq(exam._id, QUIZ))
    await she.begin(QUIZ)
    expect((await she.handIn()).data).toMatchObject({
      state: 'checked',
      mark: null,
      result: [],
      keys: [],
      comment: '',
    })
    const { data } = await she.get(`submission/revised?exam=${QUIZ}`)
    expect(data).toMatchObject([{ state: 'checked', mark: null }])
  })
})

describe('a file answer', () => {
  const BYTES = '%PDF-1.4 নিজের কাজ'
  const QUESTION = `${UPLOAD}-q1`
  const facts = {
    name: 'work.pdf',
    size: Buffer.byteLength(BYTES),
    sha256: createHash('sha256').update(BYTES).digest('hex'),
  }
  const form = (edit: number, text = BYTES, question = QUESTION, name = facts.name) => {
    const fields = new FormData()
    for (const [field, value] of Object.entries({
      version: '1',
      question,
      edit: String(edit),
      writer: 'tab-a',
    }))
      fields.set(field, value)
    fields.set('file', new File([text], name, { type: 'application/pdf' }))
    return fields
  }
  const send = (fields: FormData) => she.sendFile(fields)
  const announce = (at: number) =>
    she.save({ edit: 1, question: QUESTION, value: { url: 'https://evil.example/x', ...facts }, at })

  beforeEach(async () => {
    await she.begin(UPLOAD)
  })

  test('is stored by question, with the extensions that the question accepts', async () => {
    const { data } = await send(form(1))
    expect(data.saved).toMatchObject([{ question: QUESTION, edit: 1, value: facts }])
    expect((await send(form(2, 'x', QUESTION, 'clip.mp4'))).errors).toHaveProperty('file')
    expect((await send(form(1, 'x', 'exam-fs12-essay-open-q1'))).errors).toHaveProperty('question')
  })

  test('an address sent by a learner is never stored', async () => {
    await announce(0)
    expect((await she.onServer())[0]!.value).toEqual({ url: '', ...facts })
  })

  test.each([
    ['the id of a stored file', { file: 'f1', name: 'a.pdf', size: '1', sha256: 'z' }],
    ['a hash alone', { sha256: 'z' }],
    ['an address as text', { url: 'https://evil.example/x', name: 'a.pdf', size: '1', sha256: 'z' }],
  ])('%s is not a file answer', async (_name, value) => {
    const { status, errors } = await she.save({ edit: 1, question: QUESTION, value })
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['answers.0.value']])
    expect(await she.onServer()).toEqual([])
    expect((await she.handIn()).status).toBe(200)
  })

  test('text that names a file gets no address, whatever way it was stored', async () => {
    const value = { file: 'f1', name: 'a.pdf', size: '1', sha256: 'z' }
    const stamp = { edit: 1, writer: 'tab-a', edited_at: seeded.sandbox.clock.iso() }
    await seeded.sandbox.db
      .insert(answer)
      .values({ submission: she.attempt()._id, question: QUESTION, value, ...stamp })
    expect(await she.onServer()).toMatchObject([{ value }])
  })

  test('if it was announced in time, its bytes are still accepted after the deadline', async () => {
    await announce(0)
    await she.later(3 * HOUR_SECONDS)
    const { status, data } = await send(form(1))
    expect([status, data.saved]).toMatchObject([
      200,
      [{ edit: 1, late_delivery: true, value: { sha256: facts.sha256 } }],
    ])
    expect(await she.onServer()).toMatchObject([{ value: { url: expect.stringContaining('/files/') } }])
  })

  test('if it was not announced, or another file was, it is too late', async () => {
    await she.later(3 * HOUR_SECONDS)
    expect((await send(form(1))).status).toBe(403)
    await announce(-2 * HOUR_SECONDS)
    expect((await send(form(2))).status).toBe(403)
    expect((await send(form(1, '%PDF-1.4 অন্য কাজ, অন্য মাপ'))).errors).toHaveProperty('file')
  })

  test('where allowed, an address may replace it', async () => {
    await she.save({ edit: 1, question: `${UPLOAD}-q2`, value: 'https://example.com/demo' })
    expect(await she.onServer()).toMatchObject([{ value: 'https://example.com/demo' }])
  })
})

test('the outside editor opens only for an open code test, without a token in its address', async () => {
  await she.begin(UPLOAD)
  expect((await she.get(`codetest/edit-url/${she.attempt()._id}`)).status).toBe(400)
  await she.begin('exam-fs12-code-open')
  const { data } = await she.get(`codetest/edit-url/${she.attempt()._id}`)
  expect(data).toEqual({ url: `${seeded.sandbox.addresses.media}/code/${she.attempt()._id}` })
  await she.handIn()
  expect((await she.get(`codetest/edit-url/${she.attempt()._id}`)).status).toBe(403)
})
