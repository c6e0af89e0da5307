import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import type { Batch } from '#src/api/shapes/batch.ts'
import type { Appointment, AppointmentDay, LiveJoin } from '#src/api/shapes/live.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import type { Leader, Progress } from '#src/api/shapes/progress.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import {
  NEWCOMER_PHONE,
  NUSRAT_PHONE,
  seededSandbox,
  TEACHER_PHONE,
} from '../../../tests/support/seeded-sandbox.ts'
import { module, study_plan } from '../database/tables/batch.ts'
import { assignment } from '../database/tables/item.ts'
import { file } from '../database/tables/message.ts'
import { BATCH_12 } from '../seed/batches/full-stack-12.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

let seeded: Seeded
let nusrat: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  nusrat = await seeded.as(NUSRAT_PHONE)
})

const modules = async () => (await nusrat.get<StudyPlan>(`study-plan/revised/${BATCH_12}`)).data.modules
async function item(id: string): Promise<StudyItem> {
  return (await modules())
    .flatMap(({ plans }) => plans.flatMap(({ items }) => items))
    .find(({ _id }) => _id === id)!
}

describe('the study plan of batch 12', () => {
  test('matches the picture', async () => {
    const shown = await modules()
    expect(shown.map(({ state, done, total }) => `${state} ${done}/${total}`)).toEqual([
      'done 9/9',
      'done 8/8',
      'done 6/6',
      'done 7/7',
      'done 5/5',
      'current 2/9',
      'locked 0/7',
      'locked 0/7',
    ])
    expect((await nusrat.get(`batch/${BATCH_12}`)).data).toMatchObject({
      done: 22,
      total: 36,
      percent: 61,
      module_done: 5,
      has_new_notice: true,
    })
  })

  test.each([
    ['live-fs12-22', 'open'],
    ['assignment-fs12-4', 'marked'],
    ['live-fs12-23', 'today'],
    ['assignment-fs12-5', 'due'],
    ['live-fs12-24', 'moved'],
    ['exam-fs12-quiz-5', 'locked'],
    ['exam-fs12-array', 'missed'],
    ['exam-fs12-mongodb', 'under-review'],
    ['live-fs12-25', 'locked'],
  ])('%s is %s', async (id, state) => {
    const found = await item(id)
    expect(found.state).toBe(state)
    if (state === 'locked' || state === 'missed') expect(found.reason).toMatch(/[\u0980-\u09ff]/)
  })

  test('time opens locked activities, and turns open ones into missed ones', async () => {
    seeded.sandbox.clock.forward(3 * 86_400)
    nusrat = await seeded.as(NUSRAT_PHONE)
    expect((await item('exam-fs12-quiz-5')).state).toBe('open')
    expect((await item('assignment-fs12-5')).reason).toContain('দেরিতে')
    seeded.sandbox.clock.forward(3 * 86_400)
    nusrat = await seeded.as(NUSRAT_PHONE)
    expect((await item('exam-fs12-quiz-5')).state).toBe('missed')
  })

  test('an assignment of a module that has not begun says when it begins, and reveals nothing (ruling R29)', async () => {
    const { db } = seeded.sandbox
    const start = () => nusrat.post('submission/revised', { assignment: 'assignment-fs12-5' })
    const starts_at = seeded.sandbox.clock.inSeconds(3 * 86_400)
    const set = (at: string | null) =>
      db.update(module).set({ starts_at: at }).where(eq(module._id, 'module-fs12-6'))
    const given = (await db.select().from(file).get())!
    await db.update(assignment).set({ file: given._id }).where(eq(assignment._id, 'assignment-fs12-5'))
    const open = (await nusrat.get<Assignment>('assignment/assignment-fs12-5')).data
    expect([open.description === '', open.file?.name, open.criteria.length]).toEqual([false, given.name, 4])
    await set(starts_at)
    const { data } = await nusrat.get<Assignment>('assignment/assignment-fs12-5')
    expect(data).toMatchObject({
      state: 'locked',
      can_submit: false,
      description: '',
      file: null,
      criteria: [],
    })
    expect(data.reason).toContain('মডিউলটি')
    expect(await start()).toMatchObject({ status: 403, msg: data.reason })
    await set(null)
    expect((await start()).status).toBe(201)
    // An attempt begun before stays open.
    await set(starts_at)
    expect((await start()).status).toBe(201)
  })

  test('a retest is requested once, and only for a missed exam', async () => {
    const ask = (exam: string) => nusrat.post('activity/retest', { exam, request_message: 'অসুস্থ ছিলাম' })
    expect((await item('exam-fs12-array')).can_retest).toBe(true)
    expect((await ask('exam-fs12-array')).status).toBe(200)
    expect((await ask('exam-fs12-array')).status).toBe(409)
    expect(await item('exam-fs12-array')).toMatchObject({ state: 'missed', can_retest: false })
    expect((await ask('exam-fs12-mongodb')).status).toBe(409)
  })

  test('a module of today with all steps done is finished when its learner says so', async () => {
    const { db, clock } = seeded.sandbox
    await db
      .update(study_plan)
      .set({ date: getDhakaDay(clock.iso()) })
      .where(eq(study_plan.module, 'module-fs12-5'))
    const fifth = async () => (await modules())[4]
    expect(await fifth()).toMatchObject({ state: 'current', done: 5, total: 5 })
    await nusrat.post('activity/module-complete/module-fs12-5')
    expect(await fifth()).toMatchObject({ state: 'done' })
  })

  test('a module is completed only when everything in it is done', async () => {
    expect((await nusrat.post('activity/module-complete/module-fs12-5')).status).toBe(200)
    expect((await nusrat.post('activity/module-complete/module-fs12-6')).status).toBe(409)
  })

  test.each([
    `batch/${BATCH_12}`,
    `study-plan/revised/${BATCH_12}`,
    'activity/plan-fs12-1',
    'assignment/assignment-fs12-5',
    `resource/module-wise?batch=${BATCH_12}`,
    'live/join/live-fs12-23',
    `progress/leaderboard/${BATCH_12}`,
    `overview/upcoming-classes?batch=${BATCH_12}`,
    `recording?batch=${BATCH_12}`,
    'notice/notice-fs12-1',
    `notice?batch=${BATCH_12}`,
    'exam/eligible/exam-fs12-quiz-5',
  ])('%s is closed to people outside the batch', async (path) => {
    const newcomer = await seeded.as(NEWCOMER_PHONE)
    expect((await newcomer.get(path)).status).toBe(403)
    expect((await nusrat.get(path)).status).toBe(200)
  })

  test('a teacher enters only their own batches', async () => {
    const teacher = await seeded.as(TEACHER_PHONE)
    expect((await teacher.get(`study-plan/revised/${BATCH_12}`)).status).toBe(200)
    expect((await teacher.get('study-plan/revised/batch-ux-7')).status).toBe(403)
  })

  test('a frozen place shows the head of its batch and why it is closed, not the contents', async () => {
    const abroad = await seeded.as('+14155550123')
    expect((await abroad.get<Batch>('batch/batch-ux-7')).data.state).toBe('frozen')
    expect((await abroad.get('batch/list-freeze')).data).toMatchObject([{ _id: 'batch-ux-7', due: 4000 }])
    expect((await abroad.get('study-plan/revised/batch-ux-7')).status).toBe(403)
  })
})

describe('the room of a class', () => {
  const join = async () => (await nusrat.get<LiveJoin>('live/join/live-fs12-23')).data

  test('is closed until a quarter of an hour before, open until the end, then closed', async () => {
    const { clock } = seeded.sandbox
    expect(await join()).toMatchObject({ can_join: false, url: null })
    clock.forward(2 * 3600 + 44 * 60)
    nusrat = await seeded.as(NUSRAT_PHONE)
    expect((await join()).can_join).toBe(false)
    clock.forward(60)
    expect(await join()).toMatchObject({ can_join: true, state: 'upcoming' })
    expect((await join()).url).toContain('http')
    clock.forward(15 * 60)
    expect((await join()).state).toBe('live')
    clock.forward(90 * 60)
    nusrat = await seeded.as(NUSRAT_PHONE)
    expect(await join()).toMatchObject({ can_join: false, state: 'ended', url: null })
  })
})

describe('upcoming tasks', () => {
  test('are grouped by day in Dhaka, in order; submitted ones are gone', async () => {
    const { data } = await nusrat.get<AppointmentDay[]>('overview/upcoming-classes-grouped?count=3')
    expect(data.map(({ items }) => items.map(({ _id }) => _id))).toEqual([
      ['live-fs12-23'],
      ['live-ux7-10', 'assignment-fs12-5'],
      ['live-fs12-24'],
    ])
  })

  test('filters: today, previous, module', async () => {
    const ids = async (query: string) =>
      (await nusrat.get<Appointment[]>(`overview/upcoming-classes?${query}`)).data.map(({ _id }) => _id)
    expect(await ids('today=true')).toEqual(['live-fs12-23'])
    expect((await ids(`previous=true&batch=${BATCH_12}`))[0]).toBe('live-fs12-22')
    expect(await ids(`batch=${BATCH_12}&is_module=true&count=100`)).not.toContain('live-fs12-support-1')
    expect(await ids(`batch=${BATCH_12}&count=100`)).toContain('live-fs12-support-1')
  })

  test('rank, streak and urgent notice match the pictures', async () => {
    const { data } = await nusrat.get<Progress>('progress')
    expect(data.streak).toBe(9)
    expect(data.batches[0]!.place).toEqual({ rank: 7, was: 9, of: 142 })
    const board = (await nusrat.get<Leader[]>(`progress/leaderboard/${BATCH_12}`)).data
    expect(board.filter(({ is_me }) => is_me)).toMatchObject([{ rank: 7 }])
    expect((await nusrat.get<Notice[]>(`notice?batch=${BATCH_12}`)).data[0]).toMatchObject({
      is_urgent: true,
      is_read: false,
    })
    await nusrat.patch('notification/mark-as-read', {})
    expect((await nusrat.get<Batch>(`batch/${BATCH_12}`)).data.has_new_notice).toBe(false)
  })
})
