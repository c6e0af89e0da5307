import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Attempt, FileValue, Saved, Submission } from '#src/api/shapes/submission.ts'
import {
  NEWCOMER_PHONE,
  NUSRAT_PHONE,
  seededSandbox,
  TEACHER_PHONE,
} from '../../../tests/support/seeded-sandbox.ts'
import { assignment, exam } from '../database/tables/item.ts'
import { submission } from '../database/tables/learning.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

const TASK = 'assignment-fs12-5'

let seeded: Seeded
let nusrat: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  nusrat = await seeded.as(NUSRAT_PHONE)
})

function fileForm(
  edit: number,
  text: string,
  { writer = 'tab-a', name = 'todo-api.zip', question = TASK } = {},
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries({ version: '1', question, edit: String(edit), writer }))
    form.set(field, value)
  form.set('file', new File([text], name, { type: 'application/zip' }))
  return form
}

const start = async () => (await nusrat.post<Attempt>('submission/revised', { assignment: TASK })).data
const send = (id: string, form: FormData) => nusrat.sendForm<Saved>(`submission/revised/${id}`, form)
const handIn = (id: string, key: string) =>
  nusrat.patch<Submission>(`submission/revised/${id}`, { finish: true, key })

describe('an assignment', () => {
  test('a second start returns the open attempt', async () => {
    const first = await start()
    expect((await start())._id).toBe(first._id)
    expect(await seeded.sandbox.db.$count(submission, eq(submission._id, first._id))).toBe(1)
  })

  test('stores the uploaded bytes and returns an address that expires', async () => {
    const { _id } = await start()
    const { data } = await send(_id, fileForm(1, 'const a = 1'))
    const value = data.saved[0]!.value as FileValue
    expect(value).toMatchObject({
      name: 'todo-api.zip',
      size: 11,
      sha256: createHash('sha256').update('const a = 1').digest('hex'),
    })
    const read = () => seeded.sandbox.fetch(new Request(value.url))
    expect(await (await read()).text()).toBe('const a = 1')
    seeded.sandbox.clock.forward(3601)
    expect((await read()).status).toBe(404)
  })

  test.each(['', ' ', '-1', '1.5', '1e999', 'এক'])('refuses a file whose edit is %j', async (edit) => {
    const { _id } = await start()
    for (const field of ['edit', 'version']) {
      const form = fileForm(1, 'a')
      form.set(field, edit)
      expect((await send(_id, form)).status).toBe(400)
    }
  })

  test('the higher edit stays, whatever comes later', async () => {
    const { _id } = await start()
    await send(_id, fileForm(3, 'three'))
    const lateDelivery = await send(_id, fileForm(2, 'two'))
    expect(lateDelivery.data.saved).toMatchObject([{ edit: 3, value: { size: 5 } }])
    const otherTab = await send(_id, fileForm(3, 'three!', { writer: 'tab-b' }))
    expect(otherTab.data.saved).toMatchObject([{ edit: 3, writer: 'tab-b', value: { size: 6 } }])
    const lesserTab = await send(_id, fileForm(3, 'three!!', { writer: 'tab-a' }))
    expect(lesserTab.data.saved).toMatchObject([{ writer: 'tab-b', value: { size: 6 } }])
  })

  test.each([
    ['page.html', 'x'],
    ['drawing.svg', '<svg/>'],
    ['photo.png', 'not a picture'],
    ['movie.mp4', 'x'],
    ['empty.zip', ''],
  ])('%s is refused', async (name, text) => {
    const { _id } = await start()
    expect((await send(_id, fileForm(1, text, { name }))).errors).toHaveProperty('file')
  })

  test('is handed in once; the same key gets the same reply', async () => {
    const { _id } = await start()
    expect((await handIn(_id, 'k1')).errors).toHaveProperty('file')
    await send(_id, fileForm(1, 'done'))
    const first = await handIn(_id, 'k1')
    const again = await handIn(_id, 'k1')
    expect(first.data).toMatchObject({ state: 'handed-in', is_late: false })
    expect(again.data.submitted_at).toBe(first.data.submitted_at)
    expect(again.msg).toBe(first.msg)
    expect((await send(_id, fileForm(9, 'too late'))).status).toBe(403)
    expect((await nusrat.post('submission/revised', { assignment: TASK })).status).toBe(409)
    expect((await nusrat.get(`assignment/${TASK}`)).data).toMatchObject({
      state: 'under-review',
      can_submit: false,
    })
  })

  test('is not handed in with a file that was only announced', async () => {
    const { _id } = await start()
    const value = {
      url: '',
      name: 'todo-api.zip',
      size: 4,
      sha256: createHash('sha256').update('done').digest('hex'),
    }
    const edited_at = seeded.sandbox.clock.iso()
    const answers = [{ question: TASK, value, edit: 1, writer: 'tab-a', edited_at }]
    await nusrat.patch(`submission/revised/${_id}`, { version: 1, answers })
    expect((await handIn(_id, 'k1')).errors).toHaveProperty('file')
    await send(_id, fileForm(1, 'done'))
    expect((await handIn(_id, 'k1')).data).toMatchObject({
      state: 'handed-in',
      answers: [{ value: { size: 4 } }],
    })
  })

  test('late work is accepted and marked as late, until the teacher closes it', async () => {
    seeded.sandbox.clock.forward(2 * 86_400)
    nusrat = await seeded.as(NUSRAT_PHONE)
    const { _id } = await start()
    await send(_id, fileForm(1, 'late'))
    await seeded.sandbox.db.update(assignment).set({ is_closed: true }).where(eq(assignment._id, TASK))
    expect((await handIn(_id, 'k1')).status).toBe(403)
    await seeded.sandbox.db.update(assignment).set({ is_closed: false }).where(eq(assignment._id, TASK))
    expect((await handIn(_id, 'k1')).data.is_late).toBe(true)
  })

  test('belongs to its learner; a person outside the batch cannot start', async () => {
    const { _id } = await start()
    const newcomer = await seeded.as(NEWCOMER_PHONE)
    expect((await newcomer.get(`submission/${_id}`)).status).toBe(404)
    expect((await newcomer.patch(`submission/revised/${_id}`, { finish: true, key: 'k' })).status).toBe(404)
    expect((await newcomer.post('submission/revised', { assignment: TASK })).status).toBe(403)
  })
})

describe('an exam with a deadline', () => {
  const QUIZ = 'exam-fs12-quiz-5'
  const edit = (no: number, edited_at: string, value = 'ক') => ({
    version: 1,
    answers: [{ question: 'q1', value, edit: no, writer: 'tab', edited_at }],
  })

  /** The quiz runs now, with one question. */
  async function begin() {
    const { db, clock } = seeded.sandbox
    const sections = [
      {
        _id: 's1',
        title: 'ক',
        questions: [{ _id: 'q1', question_type: 'essay' as const, text: 'কেন?', marks: 5, rubric: [] }],
      },
    ]
    await db
      .update(exam)
      .set({ sections, opens_at: clock.inSeconds(-60), duration: 25 })
      .where(eq(exam._id, QUIZ))
    return (await nusrat.post<Attempt>('submission/revised', { exam: QUIZ })).data
  }

  test('does not begin before it opens', async () => {
    const { status, msg } = await nusrat.post('submission/revised', { exam: QUIZ })
    expect(status).toBe(403)
    expect(msg).toContain('খুলবে')
  })

  test('is closed by the server, and accepts only what was written in time', async () => {
    const { _id, deadline } = await begin()
    const { clock } = seeded.sandbox
    expect(Date.parse(deadline!) - clock.now().getTime()).toBe(25 * 60_000)
    await nusrat.patch(`submission/revised/${_id}`, edit(1, clock.iso()))
    clock.forward(26 * 60)
    expect((await nusrat.get<Submission>(`submission/${_id}`)).data.state).toBe('closed')

    const late = await nusrat.patch<Saved>(`submission/revised/${_id}`, edit(2, clock.iso(), 'গ'))
    expect([late.status, late.data.saved[0]!.edit]).toEqual([200, 1])
    const lateDelivery = await nusrat.patch<Saved>(
      `submission/revised/${_id}`,
      edit(2, clock.inSeconds(-120), 'খ'),
    )
    expect(lateDelivery.data.saved[0]!.edit).toBe(2)
    expect((await nusrat.get<Submission>(`submission/${_id}`)).data.answers).toMatchObject([
      { value: 'খ', late_delivery: true },
    ])
  })

  test('after a hand-in by the learner nothing is added', async () => {
    const { _id } = await begin()
    const { clock } = seeded.sandbox
    await nusrat.patch(`submission/revised/${_id}`, edit(1, clock.iso()))
    await handIn(_id, 'k1')
    const { data } = await nusrat.patch<Saved>(`submission/revised/${_id}`, edit(2, clock.inSeconds(-5), 'খ'))
    expect(data.saved).toMatchObject([{ edit: 1 }])
  })
})

describe('marks', () => {
  const WORK = 'submission-mate-5-1'

  test('an old version gets 409 with the present state, a known key the same reply as before', async () => {
    const teacher = await seeded.as(TEACHER_PHONE)
    const { version } = (await teacher.get<Submission>(`submission/${WORK}`)).data
    const marks = { version, marks: [{ question: TASK, mark: 16 }], comment: 'ভালো', checked: true, key: 'm1' }
    const saved = await teacher.patch(`submission/revised/${WORK}`, marks)
    expect(saved.data).toMatchObject({ state: 'checked', mark: 16, version: version + 1 })
    expect((await teacher.patch<Submission>(`submission/revised/${WORK}`, marks)).data.version).toBe(
      version + 1,
    )
    const stale = await teacher.patch<Submission>(`submission/revised/${WORK}`, { ...marks, key: 'm2' })
    expect([stale.status, stale.data.version]).toEqual([409, version + 1])
  })

  test('learners do not mark', async () => {
    const own = 'submission-nusrat-8'
    const { status } = await nusrat.patch(`submission/revised/${own}`, { version: 3, marks: [], key: 'm' })
    expect(status).toBe(400)
  })
})
