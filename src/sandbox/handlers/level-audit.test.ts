import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnLevelDetail } from '#src/api/shapes/assessment.ts'
import type { LevelSubmission, LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

const THIRD = 'level-javascript-3'
const ESSAY = 'level-sql-2'
const OPEN = 'level-try-nusrat-html-css-2'
const UNCHECKED = 'level-try-nusrat-sql-2'
const FAILED = 'level-try-nusrat-javascript-3'

const at = (path: string) => `level-submission/${path}`

describe('the teacher', () => {
  let teacher: Somebody
  let nusrat: Somebody
  beforeEach(async () => {
    const seeded = await seededSandbox()
    teacher = await seeded.as(TEACHER_PHONE)
    nusrat = await seeded.as(NUSRAT_PHONE)
  })
  const levelOf = async (id: string) => (await nusrat.get<OwnLevelDetail>(`level/${id}`)).data
  const list = async (query = '') => teacher.get<LevelSubmissionCard[]>(at(`teacher-list?count=100${query}`))

  test('sees submissions to the assessments they teach, oldest first', async () => {
    const { data } = await list()
    const times = data.map(({ submitted_at }) => submitted_at ?? '')
    expect(times).toEqual(times.toSorted())
    expect(data.some(({ assessment }) => assessment._id === 'assessment-python')).toBe(false)
    expect(data.some(({ _id }) => _id === OPEN)).toBe(false)
  })

  test('filters by state, level, learner and batch', async () => {
    const waiting = await list('&checked=false')
    expect(waiting.data.every(({ state }) => state === 'under-review')).toBe(true)
    expect(waiting.data.map(({ _id }) => _id)).toContain(UNCHECKED)
    expect((await list('&checked=true')).total! + waiting.total!).toBe((await list()).total)
    expect((await list(`&level=${THIRD}&learner=person-nusrat`)).data).toMatchObject([{ _id: FAILED }])
    const inBatch = await list('&batch=batch-full-stack-12')
    expect(inBatch.total).toBeGreaterThan(0)
    expect((await list('&batch=none')).status).toBe(404)
  })

  test('does not learn who is in another teacher’s batch', async () => {
    const foreign = await list('&batch=batch-ux-7')
    expect([foreign.status, foreign.data]).toEqual([403, null])
  })

  test('audits with a version: an old one gets 409 with the present state, a known key the same reply as before', async () => {
    const { version } = (await teacher.get<LevelSubmission>(at(`response/${UNCHECKED}`))).data
    const question = 'level-sql-2-q3'
    const body = {
      version,
      marks: [{ question, mark: 3, comment: 'শর্তটা ঠিক।' }],
      comment: 'ভালো',
      checked: true,
      key: 'm1',
    }
    const saved = await teacher.patch(at(`audit/${UNCHECKED}`), body)
    expect(saved.data).toMatchObject({
      state: 'checked',
      mark: 5,
      version: version + 1,
      is_passed: true,
      level: { no: 2 },
    })
    expect((await teacher.patch<LevelSubmission>(at(`audit/${UNCHECKED}`), body)).data.version).toBe(
      version + 1,
    )
    const stale = await teacher.patch<LevelSubmission>(at(`audit/${UNCHECKED}`), { ...body, key: 'm2' })
    expect([stale.status, stale.data.version]).toEqual([409, version + 1])

    expect(await levelOf(ESSAY)).toMatchObject({ state: 'passed', best_mark: 5 })
    expect((await levelOf('level-sql-3')).state).toBe('open')
    expect((await nusrat.get(at(`response/${UNCHECKED}`))).data).toMatchObject({
      comment: 'ভালো',
      checked_by: { name: 'তানভীর হাসান' },
    })
  })

  test('gives at most the marks of a question, and none to an open attempt', async () => {
    const { version } = (await teacher.get<LevelSubmission>(at(`response/${UNCHECKED}`))).data
    const body = { version, marks: [{ question: 'level-sql-2-q3', mark: 5 }], checked: true, key: 'm1' }
    expect((await teacher.patch(at(`audit/${UNCHECKED}`), body)).status).toBe(400)
    const twice = [2, 3].map((mark) => ({ question: 'level-sql-2-q3', mark }))
    expect((await teacher.patch(at(`audit/${UNCHECKED}`), { ...body, marks: twice })).status).toBe(400)
    expect(
      (await teacher.patch(at(`audit/${OPEN}`), { version: 3, marks: [], checked: true, key: 'm2' })).status,
    ).toBe(403)
  })

  test('does not see what others teach, and learners do not audit', async () => {
    const others = await teacher.get(at('response/level-try-python-1-mate-1'))
    expect(others.status).toBe(404)
    expect(
      (await nusrat.patch(at(`audit/${UNCHECKED}`), { version: 4, checked: true, key: 'm' })).status,
    ).toBe(403)
    expect((await nusrat.get(at('teacher-list'))).status).toBe(403)
  })
})
