import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnLevelDetail, TopRow } from '#src/api/shapes/assessment.ts'
import type {
  LevelOverview,
  LevelQuestions,
  LevelSubmission,
  LevelSubmissionCard,
  LevelSummary,
} from '#src/api/shapes/level-submission.ts'
import type { Attempt, Saved, Submission, SubmissionCard } from '#src/api/shapes/submission.ts'
import { NEWCOMER_PHONE, NUSRAT_PHONE, seededSandbox } from '../../../tests/support/seeded-sandbox.ts'
import { getQuestions } from '../content/exam/exam-questions.ts'
import { level as levels } from '../database/tables/assessment.ts'
import { submission } from '../database/tables/learning.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

const FREE = 'level-javascript-1'
/** Nusrat has failed it once, and it has a clock of 15 minutes. */
const THIRD = 'level-javascript-3'
const ESSAY = 'level-sql-2'
const OPEN = 'level-try-nusrat-html-css-2'
const UNCHECKED = 'level-try-nusrat-sql-2'
const FAILED = 'level-try-nusrat-javascript-3'
const PASSED = 'level-try-nusrat-javascript-2'
const CHECKED = 'level-try-nusrat-office-email-1'

let seeded: Seeded
let nusrat: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  nusrat = await seeded.as(NUSRAT_PHONE)
})

const at = (path: string) => `level-submission/${path}`
const start = async (id: string, who = nusrat) => who.post<Attempt>(at(id))
const levelOf = async (id: string, who = nusrat) => (await who.get<OwnLevelDetail>(`level/${id}`)).data

interface Edit {
  question: string
  value: unknown
  edit?: number
  writer?: string
  edited_at?: string
}

function saveBody(edits: readonly Edit[], version = 1) {
  const now = seeded.sandbox.clock.iso()
  return { version, answers: edits.map((edit) => ({ edit: 1, writer: 'tab-a', edited_at: now, ...edit })) }
}

/** Right answers as the database stores them, for every question that has one. */
async function rightAnswers(levelId: string): Promise<Edit[]> {
  const row = await seeded.sandbox.db.select().from(levels).where(eq(levels._id, levelId)).get()
  return getQuestions(row).flatMap((question): Edit[] => {
    if (question.question_type === 'fill_in_the_blank') {
      return [
        {
          question: question._id,
          value: Object.fromEntries(question.keys.map(({ _id, accepted }) => [_id, accepted[0]])),
        },
      ]
    }
    return 'right' in question ? [{ question: question._id, value: question.right }] : []
  })
}

async function finish(id: string, key = 'k1', who = nusrat) {
  return who.patch<Submission>(at(id), { finish: true, key })
}

describe('start', () => {
  test('a second start returns the open attempt, with its answers', async () => {
    const again = await start('level-html-css-2')
    expect(again.data).toMatchObject({ _id: OPEN, deadline: null, submitted_at: null })
    expect(again.data.answers).toHaveLength(2)
  })

  test('two starts at once make one attempt', async () => {
    const [one, other] = await Promise.all([start(THIRD), start(THIRD)])
    expect(one.data._id).toBe(other.data._id)
    expect((await levelOf(THIRD)).tries_used).toBe(2)
  })

  test.each([
    ['a locked level', 'level-javascript-4', 403],
    ['a level under review', ESSAY, 409],
    ['a level that is not there', 'level-none', 404],
  ])('%s is refused', async (_name, id, status) => expect((await start(id)).status).toBe(status))

  test('a level that was not bought is refused; a free one is not', async () => {
    const newcomer = await seeded.as(NEWCOMER_PHONE)
    expect((await start('level-office-email-1', newcomer)).status).toBe(403)
    expect((await start(FREE, newcomer)).status).toBe(201)
  })

  test('when the attempts are used up the reply has the price of another set', async () => {
    for (const key of ['a', 'b']) await finish((await start(THIRD)).data._id, key)
    expect(await levelOf(THIRD)).toMatchObject({ tries_used: 3, tries_left: 0, retry_price: 50 })
    const { status, msg } = await start(THIRD)
    expect([status, msg]).toEqual([409, '৩ বার দেওয়া শেষ। ৳৫০-এ আরও ৩ বার দিতে পারবেন।'])
  })
})

describe('questions', () => {
  test('have the format of exam questions, all at once, without right answers', async () => {
    const { data } = await nusrat.get<LevelQuestions>(at(`question/${OPEN}`))
    expect(data).toMatchObject({
      _id: 'level-html-css-2',
      submission: OPEN,
      format_type: 'section',
      question_count: 4,
      level: { no: 2 },
    })
    expect(data.sections.map(({ questions }: { questions: unknown[] }) => questions.length)).toEqual([2, 2])
    expect(JSON.stringify(data)).not.toMatch(/"right"|accepted|explanation|rubric/)
  })

  test('belong to their learner', async () => {
    const newcomer = await seeded.as(NEWCOMER_PHONE)
    for (const path of [`question/${OPEN}`, `summary/${OPEN}`, `response/${OPEN}`])
      expect((await newcomer.get(at(path))).status).toBe(404)
    expect((await newcomer.patch(at(OPEN), { finish: true, key: 'k' })).status).toBe(404)
    expect((await newcomer.remove(at(OPEN))).status).toBe(404)
  })

  test('an attempt at a level cannot be reached by the calls of submissions', async () => {
    expect((await nusrat.get(`submission/${OPEN}`)).status).toBe(404)
    expect((await nusrat.patch(`submission/revised/${OPEN}`, { finish: true, key: 'k' })).status).toBe(404)
    const own = await nusrat.get<SubmissionCard[]>('submission/revised?count=100')
    expect(own.data.some(({ _id }: { _id: string }) => _id.startsWith('level-try'))).toBe(false)
  })
})

describe('saves', () => {
  test('the higher edit wins, then the higher writer', async () => {
    const { _id } = (await start(THIRD)).data
    const question = `${THIRD}-q1`
    const send = async (edit: Partial<Edit>) =>
      (await nusrat.patch<Saved>(at(_id), saveBody([{ question, value: 'x', ...edit }]))).data.saved
    expect(await send({ edit: 3, value: `${question}-a` })).toMatchObject([
      { edit: 3, value: `${question}-a` },
    ])
    expect(await send({ edit: 2, value: `${question}-b` })).toMatchObject([
      { edit: 3, value: `${question}-a` },
    ])
    expect(await send({ edit: 3, writer: 'tab-b', value: `${question}-b` })).toMatchObject([
      { edit: 3, writer: 'tab-b' },
    ])
    expect(await send({ question: 'level-sql-1-q1' })).toEqual([])
    expect((await start(THIRD)).data.answers).toMatchObject([
      { question, value: `${question}-b`, edit: 3, writer: 'tab-b' },
    ])
  })

  test('a value that only looks like a file is refused, and nothing breaks', async () => {
    const { _id } = (await start(THIRD)).data
    const value = { file: 'f1', name: 'a.pdf', size: '1', sha256: 'z' }
    const { status, errors } = await nusrat.patch(at(_id), saveBody([{ question: `${THIRD}-q1`, value }]))
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['answers.0.value']])
    expect([(await start(THIRD)).data.answers, (await finish(_id)).status]).toEqual([[], 200])
  })

  test('the server closes it at the deadline; answers written in time still count', async () => {
    const { _id, deadline } = (await start(THIRD)).data
    const { clock } = seeded.sandbox
    expect(Date.parse(deadline!) - clock.now().getTime()).toBe(15 * 60_000)
    const question = `${THIRD}-q1`
    clock.forward(16 * 60)
    const late = await nusrat.patch<Saved>(at(_id), saveBody([{ question, value: 'late' }]))
    expect(late.data.saved).toEqual([])
    const inTime = clock.inSeconds(-120)
    const lateDelivery = await nusrat.patch(
      at(_id),
      saveBody([{ question, value: `${question}-b`, edited_at: inTime }]),
    )
    expect(lateDelivery.data).toMatchObject({
      submitted_at: deadline,
      saved: [{ edit: 1, late_delivery: true }],
    })
    const handed = await finish(_id)
    expect(handed.data).toMatchObject({ state: 'checked', mark: 1, submitted_at: deadline })
  })

  test('after a hand-in nothing is added', async () => {
    const { _id } = (await start(THIRD)).data
    await finish(_id)
    const { data } = await nusrat.patch<Saved>(at(_id), saveBody([{ question: `${THIRD}-q1`, value: 'x' }]))
    expect(data.saved).toEqual([])
  })
})

describe('the hand-in', () => {
  test('marks questions with a key at once, opens the next level, and is idempotent', async () => {
    const { _id } = (await start(THIRD)).data
    await nusrat.patch(at(_id), saveBody(await rightAnswers(THIRD)))
    const first = await finish(_id)
    expect(first.data).toMatchObject({ state: 'checked', mark: 5, marks: 5 })
    expect(first.data.keys).toHaveLength(4)
    expect(first.msg).toBe((await finish(_id)).msg)
    const other = await finish(_id, 'other key')
    expect(other.data.submitted_at).toBe(first.data.submitted_at)
    expect((await levelOf(THIRD)).state).toBe('passed')
    expect((await levelOf('level-javascript-4')).state).toBe('open')
  })

  test('tells a learner who has not passed what was wrong, but not the right answers', async () => {
    const { _id } = (await start(THIRD)).data
    const handed = await finish(_id)
    expect(handed.data).toMatchObject({ mark: 0, keys: [] })
    const { data } = await nusrat.get<LevelSubmission>(at(`response/${_id}`))
    expect(data).toMatchObject({ is_passed: false, stars: 0, percent: 0, keys: [] })
    expect(data.result.every(({ mark }) => mark === 0)).toBe(true)
    expect(JSON.stringify(data)).not.toContain('explanation')
  })

  test('with an essay it waits for a teacher', async () => {
    await seeded.sandbox.db.delete(submission).where(eq(submission._id, UNCHECKED))
    const { _id } = (await start(ESSAY)).data
    const handed = await finish(_id)
    expect(handed.data).toMatchObject({ kind: 'essay', state: 'handed-in', mark: null })
    expect((await levelOf(ESSAY)).state).toBe('under-review')
    expect((await nusrat.get(at(`summary/${_id}`))).data).toMatchObject({
      state: 'under-review',
      mark: null,
      topics: [],
      comment: '',
    })
  })
})

describe('delete', () => {
  test('an open attempt is deleted with its answers and still counts', async () => {
    const { _id } = (await start(THIRD)).data
    expect((await nusrat.remove(at(_id))).status).toBe(200)
    expect((await nusrat.get(at(`question/${_id}`))).status).toBe(404)
    expect(await levelOf(THIRD)).toMatchObject({ state: 'failed', tries_used: 2, tries_left: 1 })
    expect((await start(THIRD)).data._id).not.toBe(_id)
  })

  test('a failed one is deleted, and with it its best mark', async () => {
    expect((await nusrat.remove(at(FAILED))).status).toBe(200)
    expect(await levelOf(THIRD)).toMatchObject({ state: 'open', best_mark: null, tries_used: 1 })
  })

  test.each([
    ['one that has passed', PASSED],
    ['one that a teacher looks at', UNCHECKED],
  ])('%s stays', async (_name, id) => {
    expect((await nusrat.remove(at(id))).status).toBe(409)
    expect((await nusrat.get(at(`summary/${id}`))).status).toBe(200)
  })
})

describe('the result', () => {
  test('the summary lists by topic what to learn next, the weakest first', async () => {
    const { data } = await nusrat.get<LevelSummary>(at(`summary/${FAILED}`))
    expect(data).toMatchObject({
      state: 'failed',
      mark: 2,
      marks: 5,
      percent: 40,
      stars: 0,
      best_mark: 2,
      tries_left: 2,
      retry_price: 50,
    })
    expect(data.topics).toEqual([
      { title: 'অ্যারে', mark: 1, marks: 3 },
      { title: 'অবজেক্ট', mark: 1, marks: 2 },
    ])
    expect(data.learn_next.map(({ title }) => title)).toEqual(['অ্যারে', 'অবজেক্ট'])
    expect(data.learn_next[0]).toMatchObject({ course_slug: 'full-stack-javascript' })
    expect(data.next_level).toMatchObject({ no: 4, state: 'locked' })
  })

  test('the list is newest first, and of one level on request', async () => {
    const all = await nusrat.get<LevelSubmissionCard[]>(at('list'))
    expect(all.data.map(({ state }) => state)).toEqual([
      'open',
      'under-review',
      'failed',
      'passed',
      'passed',
      'passed',
      'passed',
      'passed',
    ])
    expect((await nusrat.get(at(`list?level=${THIRD}`))).data).toMatchObject([{ _id: FAILED }])
  })

  test('the overview counts, and lists open levels and ranks', async () => {
    const { data } = await nusrat.get<LevelOverview>(at('overview'))
    expect(data).toMatchObject({ passed_count: 5, level_count: 15, attempt_count: 8, star_count: 45 })
    expect(data.open).toMatchObject([{ _id: OPEN }])
    const ofJavascript = data.places.find(({ assessment }) => assessment._id === 'assessment-javascript')
    const top = (await nusrat.get<TopRow[]>('public/assessment/top-list/assessment-javascript')).data
    expect(ofJavascript!.rank).toBe(top.find((row) => row.is_me)!.rank)
  })

  test("the teacher's comment is shown with a checked attempt", async () => {
    const { data } = await nusrat.get<LevelSummary>(at(`summary/${CHECKED}`))
    expect(data).toMatchObject({ state: 'passed', mark: 3, checked_by: { name: 'তানভীর হাসান' } })
    expect(data.comment).toContain('বিষয়টি পরিষ্কার')
  })
})
