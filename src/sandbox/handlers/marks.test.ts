import { StatementSync } from 'node:sqlite'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Notification } from '#src/api/shapes/notification.ts'
import type {
  Attempt,
  FileValue,
  Submission,
  SubmissionCard,
  UncheckedCount,
} from '#src/api/shapes/submission.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

const BATCH = 'batch-full-stack-12'
/** Her Live Test that nobody has marked yet, and its questions. */
const WORK = 'submission-nusrat-7'
const Q1 = 'exam-fs12-mongodb-q1'
const Q2 = 'exam-fs12-mongodb-q2'

let seeded: Seeded
let teacher: Somebody
let nusrat: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  teacher = await seeded.as(TEACHER_PHONE)
  nusrat = await seeded.as(NUSRAT_PHONE)
})

const read = async (id = WORK) => (await teacher.get<Submission>(`submission/${id}`)).data
const mark = (body: object, id = WORK) => teacher.patch<Submission>(`submission/revised/${id}`, body)

describe('a submission that a teacher grades', () => {
  test('has questions, answers, right answers and mark sheets together', async () => {
    const { questions, answers, keys, result, learner } = await read()
    expect([questions.length, answers.length, keys.length, result.length]).toEqual([6, 6, 6, 0])
    expect(keys[0]!.rubric.map(({ marks }) => marks)).toEqual([4, 2, 2])
    expect(learner.name).toBe('নুসরাত জাহান')
  })

  test.each([
    [
      'submission-grade-15',
      'code_test',
      { language: 'javascript', code: expect.stringContaining('sumOfEven') },
    ],
    [
      'submission-grade-27',
      'file_upload',
      { name: 'portfolio.png', url: expect.stringContaining('/files/') },
    ],
    ['submission-grade-37', 'interview', 'exam-fs12-interview-open-q1-slot-1'],
  ])('%s: %s', async (id, kind, value) => {
    const { answers, questions } = await read(id)
    expect(questions[0]!.question_type).toBe(kind)
    expect(answers[0]!.value).toEqual(typeof value === 'string' ? value : expect.objectContaining(value))
  })

  test('its files can be opened', async () => {
    const [answer] = (await read('submission-grade-28')).answers
    const response = await seeded.sandbox.fetch(new Request((answer!.value as FileValue).url))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(/^inline/)
    // Shown beside the marks, and nowhere else.
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors http://localhost:13000",
    )
  })

  test('events of leaving the page are included', async () => {
    expect((await read('submission-grade-3')).events.map(({ kind }) => kind)).toEqual(['left', 'back'])
  })

  test('an assignment has one question with the assignment’s id', async () => {
    const { questions } = await read('submission-mate-5-1')
    expect(questions).toMatchObject([{ _id: 'assignment-fs12-5', question_type: 'file_upload', marks: 20 }])
  })
})

describe('marks', () => {
  test('stay a draft that the learner does not see until they are checked', async () => {
    const { version } = await read()
    await mark({
      version,
      marks: [{ question: Q1, mark: 6.5, comment: 'ভালো' }],
      comment: 'সব মিলিয়ে',
      key: 'm1',
    })
    expect((await read()).result).toMatchObject([{ question: Q1, mark: 6.5, marks: 8 }])
    expect((await nusrat.get(`submission/${WORK}`)).data).toMatchObject({
      state: 'handed-in',
      mark: null,
      result: [],
      comment: '',
      keys: [],
    })
    const checked = await mark({
      version: version + 1,
      marks: [{ question: Q2, mark: 5 }],
      checked: true,
      key: 'm2',
    })
    expect(checked.data).toMatchObject({ state: 'checked', mark: 11.5 })
    const own = (await nusrat.get<Submission>(`submission/${WORK}`)).data
    expect(own).toMatchObject({
      state: 'checked',
      mark: 11.5,
      comment: 'সব মিলিয়ে',
      checked_by: { name: 'তানভীর হাসান' },
    })
    expect(own.result).toContainEqual(expect.objectContaining({ question: Q1, comment: 'ভালো' }))
  })

  test('an old version gets 409 with the present state, and nothing is written', async () => {
    const { version } = await read()
    await mark({ version, marks: [{ question: Q1, mark: 6 }], key: 'm1' })
    const stale = await mark({ version, marks: [{ question: Q1, mark: 1 }], key: 'm2' })
    expect([stale.status, stale.data.version]).toEqual([409, version + 1])
    expect(stale.data.result).toMatchObject([{ mark: 6 }])
    expect((await read()).result).toMatchObject([{ mark: 6 }])
  })

  test('a late delivery of the learner makes the teacher’s version outdated', async () => {
    const { clock } = seeded.sandbox
    const exam = 'exam-fs12-essay-open'
    const { _id } = (await nusrat.post<Attempt>('submission/revised', { exam })).data
    const written = clock.iso()
    clock.forward(2 * 3600)
    teacher = await seeded.as(TEACHER_PHONE)
    nusrat = await seeded.as(NUSRAT_PHONE)
    const { version, state } = await read(_id)
    expect(state).toBe('closed')
    const answer = { question: `${exam}-q1`, value: 'পরে এল', edit: 1, writer: 't', edited_at: written }
    await nusrat.patch(`submission/revised/${_id}`, { version: 1, answers: [answer] })
    const stale = await mark({ version, marks: [], checked: true, key: 'm' }, _id)
    expect([stale.status, stale.data.answers]).toMatchObject([
      409,
      [{ value: 'পরে এল', late_delivery: true }],
    ])
  })

  test('any known key gets the same reply as before, not only the last', async () => {
    const { version } = await read()
    const first = { version, marks: [{ question: Q1, mark: 6 }], key: 'm1' }
    await mark(first)
    await mark({ version: version + 1, marks: [{ question: Q2, mark: 3 }], key: 'm2' })
    const again = await mark(first)
    expect([again.status, again.data.version]).toEqual([200, version + 2])
  })

  test('rubric lines, line comments and clearing a mark', async () => {
    const id = 'submission-grade-15'
    const question = 'exam-fs12-array-q1'
    const rubric = [{ title: 'ঠিক ফল দেয়', mark: 5, marks: 6 }]
    await mark(
      { version: 2, marks: [{ question, mark: 5, rubric, lines: [{ line: 2, text: 'চমৎকার' }] }], key: 'm1' },
      id,
    )
    expect((await read(id)).result).toMatchObject([{ mark: 5, rubric, lines: [{ line: 2, text: 'চমৎকার' }] }])
    await mark({ version: 3, marks: [{ question, mark: null }], key: 'm2' }, id)
    expect((await read(id)).result).toMatchObject([{ mark: null, lines: [{ line: 2 }] }])
  })

  test.each([
    ['more than the full mark', [{ question: Q1, mark: 9 }]],
    ['a question of something else', [{ question: 'exam-fs12-array-q1', mark: 1 }]],
    ['one question twice', [Q1, Q1].map((question) => ({ question, mark: 8 }))],
    ['a criterion above its mark', [{ question: Q1, rubric: [{ title: 'উদাহরণ', mark: 3, marks: 2 }] }]],
    [
      'a criterion above its mark on the question’s own sheet',
      [{ question: Q1, rubric: [{ title: 'উদাহরণ', mark: 3, marks: 30 }] }],
    ],
    [
      'a criterion twice',
      [{ question: Q1, rubric: [1, 2].map((points) => ({ title: 'উদাহরণ', mark: points, marks: 2 })) }],
    ],
    ['a criterion of something else', [{ question: Q1, rubric: [{ title: 'সাহস', mark: 1, marks: 2 }] }]],
  ])('%s is refused', async (_name, marks) => {
    const { version } = await read()
    expect((await mark({ version, marks, key: 'm' })).errors).toHaveProperty('marks')
    expect((await read()).version).toBe(version)
  })

  test('a submission that is still being written cannot be marked', async () => {
    const { _id, version } = (
      await nusrat.post<Attempt>('submission/revised', { exam: 'exam-fs12-essay-open' })
    ).data
    expect((await mark({ version, marks: [], checked: true, key: 'm' }, _id)).status).toBe(403)
  })
})

describe('the learner is notified', () => {
  const listNotifications = async () =>
    (await nusrat.get<Notification[]>('notification')).data.map(({ title, text, href }) => [
      title,
      text,
      href,
    ])

  test('once, when the marks are final, with the place to see them', async () => {
    const before = await listNotifications()
    const { version } = await read()
    await mark({ version, marks: [{ question: Q1, mark: 6.5 }], key: 'm1' })
    expect(await listNotifications()).toEqual(before)
    const whole = {
      version: version + 1,
      marks: [{ question: Q2, mark: 5 }],
      comment: 'ভালো',
      checked: true,
      key: 'm2',
    }
    await mark(whole)
    await mark(whole)
    await mark({ version: version + 2, marks: [{ question: Q2, mark: 6 }], key: 'm3' })
    const [newest, ...others] = await listNotifications()
    expect(others).toEqual(before)
    expect(newest).toEqual([
      'লাইভ টেস্ট: MongoDB দেখা হয়েছে',
      expect.stringMatching(/^আপনি \S+-এ ১১\.৫ পেয়েছেন, সঙ্গে মন্তব্য আছে।$/),
      `/dashboard/my-courses/${BATCH}/module/module-fs12-6/exam/exam-fs12-mongodb`,
    ])
  })
})

describe('the lists', () => {
  const list = async (path: string, who = teacher) => who.get<SubmissionCard[]>(path)

  test('of the teacher begin with the oldest', async () => {
    const { data, total } = await list('submission/unchecked-submission?count=100')
    const times = data.map(({ submitted_at }) => submitted_at ?? '')
    expect(times).toEqual(times.toSorted())
    expect(total ?? 0).toBeGreaterThanOrEqual(60)
    expect(new Set(data.map(({ kind }) => kind))).toEqual(
      new Set(['assignment', 'essay', 'code_test', 'file_upload', 'interview']),
    )
    expect(data.every(({ learner, batch }) => learner.name && batch?._id)).toBe(true)
  })

  test('count open submissions by batch', async () => {
    const { total } = await list('submission/unchecked-submission')
    const { data } = await teacher.get('submission/unchecked-count')
    expect(data).toMatchObject({
      total,
      batches: [{ batch: { _id: BATCH }, count: total, oldest_at: expect.any(String) }],
    })
    const { version } = await read()
    await mark({ version, marks: [], checked: true, key: 'm' })
    expect((await teacher.get<UncheckedCount>('submission/unchecked-count')).data.total).toBe(
      (total ?? 0) - 1,
    )
  })

  test.each([
    ['exam=exam-fs12-array', 15],
    ['exam=exam-fs12-mongodb&learner=person-nusrat', 1],
    ['assignment=assignment-fs12-4&checked=true&marks_min=19&marks_max=19', 12],
    ['assignment=assignment-fs12-4&checked=false', 0],
    ['batch=batch-ux-7', 0],
  ])('%s', async (query, total) => {
    expect((await list(`submission/revised?${query}`)).total).toBe(total)
  })

  test('are paginated', async () => {
    const first = await list('submission/unchecked-submission?count=10&page=1')
    const second = await list('submission/unchecked-submission?count=10&page=2')
    const ids = [...first.data, ...second.data].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(20)
  })

  test('open attempts are in the iterative list, not in the other', async () => {
    const { _id } = (await nusrat.post<Attempt>('submission/revised', { exam: 'exam-fs12-essay-open' })).data
    const has = async (path: string) =>
      (await list(`${path}?exam=exam-fs12-essay-open&count=100`)).data.some((row) => row._id === _id)
    expect([await has('submission/revised'), await has('submission/list-iterative')]).toEqual([false, true])
  })

  test('of a learner contain only their own, newest first, with the marks they may see', async () => {
    const { data } = await list('submission/revised?count=100', nusrat)
    expect(data.every(({ learner }) => learner._id === 'person-nusrat')).toBe(true)
    const times = data.map(({ started_at }) => started_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await nusrat.get('submission/unchecked-count')).status).toBe(403)
    expect((await nusrat.get('submission/unchecked-submission')).status).toBe(403)
  })

  test('of ten thousand only the requested page is read', async () => {
    const response = await seeded.sandbox.fetch(
      new Request(`${new URL(seeded.sandbox.addresses.main).origin}/__sandbox/submissions`, {
        method: 'POST',
        body: JSON.stringify({ count: 10_000 }),
      }),
    )
    expect(await response.json()).toMatchObject({ added: 10_000 })
    const reads = vi.spyOn(StatementSync.prototype, 'all')
    const { total, data } = await list('submission/unchecked-submission?count=100&page=50')
    expect([(total ?? 0) > 10_000, data.length]).toEqual([true, 100])
    const rows = reads.mock.results.flatMap(({ value }) => value as unknown[])
    reads.mockRestore()
    expect(rows.length).toBeGreaterThanOrEqual(100)
    expect(rows.length).toBeLessThan(500)
  })
})

test('a result shows the mean of the class from five submissions on, and only to learners', async () => {
  const { as } = await seededSandbox()
  const mate = await as('01719001000')
  const { data } = await mate.get<Submission>('submission/submission-class-quiz-1')
  expect(data.class_result?.papers).toBeGreaterThan(5)
  expect(
    (await (await as(TEACHER_PHONE)).get<Submission>('submission/submission-class-quiz-1')).data.class_result,
  ).toBeNull()
  expect(
    (await (await as(NUSRAT_PHONE)).get<Submission>('submission/submission-nusrat-2')).data,
  ).toMatchObject({
    state: 'checked',
    class_result: null,
  })
})
