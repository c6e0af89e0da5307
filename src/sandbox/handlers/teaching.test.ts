/**
 * A teacher's day by calls: days, assignments, resources, notices, the help queue of a class, endorsing a
 * talent.
 */

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Assignment, TeacherAssignment } from '#src/api/shapes/assignment.ts'
import type { BatchLearner, BatchPerformance, PublicPerformance } from '#src/api/shapes/batch-learner.ts'
import type { LiveSupport } from '#src/api/shapes/live.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import type { ModuleResources, Resource } from '#src/api/shapes/resource.ts'
import type { Activity, AttributeCount, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'
import { batch, study_plan } from '../database/tables/batch.ts'
import { live } from '../database/tables/item.ts'

const BATCH = 'batch-full-stack-12'
const FOREIGN = 'batch-ux-7'
const MODULE = 'module-fs12-6'
const LIVE = 'live-fs12-23'

const day = { title: 'কোড রিভিউ', description: '<p>দুজনে মিলে</p>', day_no: 2, instructions: '' }

function filled(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function atWork() {
  const { as, sandbox } = await seededSandbox()
  return { teacher: await as(TEACHER_PHONE), learner: await as(NUSRAT_PHONE), sandbox }
}

test('a new day shifts the others, a moved one closes its gap', async () => {
  const { teacher } = await atWork()
  const before = (await teacher.get<StudyPlan>(`study-plan/revised/${BATCH}`)).data
  const days = before.modules.flatMap(({ plans }) => plans)
  const added = await teacher.post<Activity>(`study-plan?batch=${BATCH}&module=${MODULE}`, day)
  expect(added.status).toBe(201)
  expect((await teacher.get<Activity>(`activity/${days[1]!._id}`)).data.day_no).toBe(3)
  const moved = await teacher.patch(`study-plan/${added.data._id}`, { day_no: 1, title: 'রিভিউ' })
  expect(moved.data).toMatchObject({ day_no: 1, title: 'রিভিউ', description: '<p>দুজনে মিলে</p>' })
  expect((await teacher.get<Activity>(`activity/${days[0]!._id}`)).data.day_no).toBe(2)
  expect((await teacher.get<Activity>(`activity/${days[1]!._id}`)).data.day_no).toBe(3)
})

test.each([
  ['day_no', { ...day, day_no: 900 }],
  ['title', { ...day, title: ' ' }],
  ['title', { ...day, title: undefined }],
])('a day without a valid %s is refused beside its field', async (field, body) => {
  const { teacher } = await atWork()
  const refused = await teacher.post(`study-plan?batch=${BATCH}&module=${MODULE}`, body)
  expect(refused.status).toBe(400)
  expect(refused.errors).toHaveProperty(field)
})

test('nothing of another teacher’s batch is read or written', async () => {
  const { teacher, learner } = await atWork()
  const notice = {
    title: 'ক',
    date: '2026-11-21',
    topic: '',
    meta_description: '',
    description: '',
    is_published: true,
    is_urgent: false,
  }
  const foreign = [
    teacher.post(`study-plan?batch=${FOREIGN}&module=module-ux7-1`, day),
    teacher.post('notice', { ...notice, batch: FOREIGN }),
    teacher.remove('notice/notice-ux7-1'),
    teacher.get(`batch/batch-learners/${FOREIGN}`),
    teacher.get(`batch/performance/${FOREIGN}`),
    teacher.get('live/support/live-ux7-1'),
    learner.post('notice', { ...notice, batch: BATCH }),
    learner.get(`batch/batch-learners/${BATCH}`),
    learner.patch(`live/${LIVE}`, { title: 'আমার ক্লাস' }),
    learner.remove('resource/resource-fs12-1'),
  ]
  for (const { status } of await Promise.all(foreign)) expect(status).toBe(403)
})

test('a teacher sees finished activities and unchecked submissions, not a learner’s open work', async () => {
  const { teacher } = await atWork()
  const { data } = await teacher.get<AttributeCount>(`study-plan/attribute-count/${BATCH}`)
  expect(data.live.done).toBe(22)
  expect(data.due).toBeGreaterThanOrEqual(11)
})

test('an assignment is added to the day that its reference names, with its file', async () => {
  const { teacher, learner } = await atWork()
  const file = new File(['# নিয়ম'], 'rules.md', { type: 'text/markdown' })
  const body = {
    title: 'নতুন কাজ',
    description: '<p>লিখুন</p>',
    last_submission_date: '2026-12-01T17:59:00Z',
    reference: 'plan-fs12-30',
  }
  const made = await teacher.sendForm<TeacherAssignment>('assignment', filled({ ...body, file }), 'POST')
  expect(made.data).toMatchObject({
    reference: 'plan-fs12-30',
    batch: { _id: BATCH },
    submission_count: 0,
    file: { name: 'rules.md' },
  })
  expect((await learner.get<Assignment>(`assignment/${made.data._id}`)).data.title).toBe('নতুন কাজ')
  const later = await teacher.patch(`assignment/${made.data._id}`, {
    last_submission_date: '2026-12-05T17:59:00Z',
  })
  expect(later.data).toMatchObject({
    title: 'নতুন কাজ',
    last_submission_date: '2026-12-05T17:59:00Z',
    file: { name: 'rules.md' },
  })
  expect((await teacher.post('assignment', { ...body, reference: 'no-such-day' })).errors).toHaveProperty(
    'reference',
  )
  expect((await teacher.get('assignment/teacher/assignment-fs12-4')).data).toMatchObject({
    learner_count: 142,
    submission_count: 97,
  })
})

test('an assignment that somebody has started stays in its batch', async () => {
  const { teacher, learner, sandbox } = await atWork()
  await sandbox.db
    .update(batch)
    .set({ teachers: ['person-tanvir'] })
    .where(eq(batch._id, FOREIGN))
  const elsewhere = (await sandbox.db.select().from(study_plan).where(eq(study_plan.batch, FOREIGN)).get())!
    ._id
  const body = {
    title: 'নতুন কাজ',
    description: '<p>লিখুন</p>',
    last_submission_date: '2026-12-01T17:59:00Z',
    reference: 'plan-fs12-30',
  }
  const { _id } = (await teacher.post<TeacherAssignment>('assignment', body)).data
  expect((await teacher.patch(`assignment/${_id}`, { reference: elsewhere })).data).toMatchObject({
    batch: { _id: FOREIGN },
  })
  await teacher.patch(`assignment/${_id}`, { reference: 'plan-fs12-1' })
  expect((await learner.post('submission/revised', { assignment: _id })).status).toBe(201)
  const moved = await teacher.patch(`assignment/${_id}`, { reference: elsewhere })
  expect([moved.status, moved.msg]).toEqual([409, expect.stringContaining('ব্যাচ')])
  expect((await teacher.patch(`assignment/${_id}`, { reference: 'plan-fs12-2' })).data).toMatchObject({
    reference: 'plan-fs12-2',
  })
})

test('a resource is a link or a file of an accepted kind', async () => {
  const { teacher, learner } = await atWork()
  const words = { title: 'চিটশিট', module: MODULE, category: 'পড়ার উপকরণ' }
  const made = await teacher.sendForm<Resource>(
    'resource',
    filled({ ...words, link: 'react.dev/learn' }),
    'POST',
  )
  expect(made.data).toMatchObject({ kind: 'link', url: 'https://react.dev/learn' })
  const file = new File(['a'], 'notes.txt', { type: 'text/plain' })
  expect((await teacher.sendForm(`resource/${made.data._id}`, filled({ file }))).data).toMatchObject({
    kind: 'file',
    file_name: 'notes.txt',
  })
  const refused = [
    { ...words },
    { ...words, link: 'javascript:alert(1)' },
    { ...words, file: new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }) },
    { ...words, link: 'https://react.dev', file },
  ]
  for (const fields of refused)
    expect((await teacher.sendForm('resource', filled(fields), 'POST')).status).toBe(400)
  const unchanged = await teacher.sendForm<Resource>(`resource/${made.data._id}`, new FormData())
  expect(unchanged).toMatchObject({ status: 200, data: { title: 'চিটশিট', kind: 'file' } })
  expect((await teacher.remove(`resource/${made.data._id}`)).status).toBe(200)
  const left = (await learner.get<ModuleResources[]>(`resource/module-wise?batch=${BATCH}`)).data
  expect(JSON.stringify(left)).not.toContain('চিটশিট')
})

test('a draft is visible only to its teachers; publishing notifies each learner once', async () => {
  const { teacher, learner } = await atWork()
  const body = {
    title: 'আগামীকাল ছুটি',
    date: '2026-11-22',
    topic: 'ক্লাস',
    meta_description: 'ক্লাস নেই',
    description: '<p>ক্লাস নেই।</p>',
  }
  const made = await teacher.post<Notice>('notice', {
    ...body,
    batch: BATCH,
    is_published: false,
    is_urgent: true,
  })
  const id = made.data._id
  const countNotifications = async () => (await learner.get('notification?count_only=true')).total ?? 0
  const before = await countNotifications()
  expect((await learner.get(`notice/${id}`)).status).toBe(404)
  await teacher.patch(`notice/${id}`, { is_published: true })
  await teacher.patch(`notice/${id}`, { title: 'ছুটি' })
  expect(await countNotifications()).toBe(before + 1)
  const [first] = (await learner.get<Notice[]>(`notice?batch=${BATCH}`)).data
  expect(first).toMatchObject({ _id: id, title: 'ছুটি', is_urgent: true, is_read: false })
  await teacher.remove(`notice/${id}`)
  expect(await countNotifications()).toBe(before)
})

test('learners who ask are in the queue, and the teacher moves them on', async () => {
  const { teacher, learner } = await atWork()
  await learner.post(`live/question/${LIVE}`, { question: 'রেন্ডার কখন হয়?' })
  const { line } = (await teacher.get<LiveSupport>(`live/support/${LIVE}`)).data
  expect(line.map(({ status }) => status)).toEqual([
    'waiting',
    'waiting',
    'waiting',
    'waiting',
    'in_progress',
    'solved',
  ])
  const last = line[3]!
  expect(last.questions).toMatchObject([{ question: 'রেন্ডার কখন হয়?' }])
  const moved = await teacher.patch(`live/${BATCH}/${last.person._id}`, {
    live: LIVE,
    support_status: 'solved',
    support_note: 'বুঝেছেন',
  })
  expect(moved.data).toMatchObject({ status: 'solved', note: 'বুঝেছেন' })
  expect(
    (await teacher.patch(`live/${BATCH}/person-farhana`, { live: LIVE, support_status: 'solved' })).status,
  ).toBe(404)
  await learner.post(`live/question/${LIVE}`, { question: 'আরেকবার বলবেন?' })
  const again = (await teacher.get<LiveSupport>(`live/support/${LIVE}`)).data.line[3]!
  expect(again).toMatchObject({ status: 'waiting', person: { _id: last.person._id } })
  expect(again.questions).toHaveLength(2)
})

test('the room of a class opens for its teacher when it does for the learners', async () => {
  const { as, sandbox } = await seededSandbox()
  const early = await as(TEACHER_PHONE)
  expect((await early.post('user/login-to-video-service-teacher', { live: LIVE })).status).toBe(409)
  sandbox.clock.moveTo(new Date('2026-11-21T14:50:00Z'), true)
  const teacher = await as(TEACHER_PHONE)
  expect(
    (await teacher.post<{ url: string }>('user/login-to-video-service-teacher', { live: LIVE })).data.url,
  ).toContain('/player?')
  expect((await teacher.patch(`live/${LIVE}`, { topics: ['State', 'Props'] })).data).toMatchObject({
    topics: ['State', 'Props'],
    can_join: true,
  })
})

test('a talent has the badge and is endorsed once', async () => {
  const { teacher } = await atWork()
  const talents = async () =>
    (await teacher.get<BatchLearner[]>(`batch/batch-learners/${BATCH}`)).data.filter(
      ({ is_talent }) => is_talent,
    )
  const [talent] = await talents()
  expect(talent).toMatchObject({ is_endorsed: false, username: expect.stringMatching(/^[a-z-]+$/) })
  await teacher.patch(`user/endorse-talent/${talent!.person._id}`, {})
  expect((await teacher.patch(`user/endorse-talent/${talent!.person._id}`, {})).status).toBe(200)
  expect((await talents())[0]!.is_endorsed).toBe(true)
  expect((await teacher.patch('user/endorse-talent/person-nusrat', {})).status).toBe(409)
})

test('everybody sees the figures of a batch, and its members the best learners', async () => {
  const { teacher, learner } = await atWork()
  const { data } = await teacher.get<BatchPerformance>(`batch/performance/${BATCH}`)
  expect(data).toMatchObject({ learner_count: 142, unchecked_count: expect.any(Number) })
  expect(data.top[0]!.rank).toBe(1)
  // The queue's filter lists what the queue contains, also exams without a window.
  const waiting = data.doings.filter(({ unchecked }) => unchecked > 0)
  expect(waiting.map(({ _id }) => _id)).toEqual(
    expect.arrayContaining(['exam-fs12-short-open', 'exam-fs12-array']),
  )
  for (const { _id, kind, unchecked } of waiting) {
    const queue = await teacher.get<unknown[]>(
      `submission/unchecked-submission?${kind}=${_id}&batch=${BATCH}&count=100`,
    )
    expect([_id, queue.data.length]).toEqual([_id, unchecked])
  }
  expect(waiting.reduce((sum, { unchecked }) => sum + unchecked, 0)).toBe(data.unchecked_count)
  expect(data.at_risk_count).toBeGreaterThan(0)
  const open = (await learner.get<PublicPerformance>(`batch/performance-public/${BATCH}`)).data
  expect(open).not.toHaveProperty('top')
})

test('a teacher’s own page agrees with the catalogue', async () => {
  const { teacher } = await atWork()
  expect((await teacher.get('user/teacher')).data).toMatchObject({ name: 'তানভীর হাসান', batch_count: 11 })
})

test('a teacher sees who attended which class, live or by its recording; each class lists as many as it counts', async () => {
  const { teacher, sandbox } = await atWork()
  const learners = (await teacher.get<BatchLearner[]>(`batch/batch-learners/${BATCH}`)).data
  const held = (await sandbox.db.select().from(live).where(eq(live.batch, BATCH))).filter(
    ({ joined_count: count }) => count > 0,
  )
  const present = held.map((_class, at) => learners.filter(({ classes }) => classes[at] === 'present').length)
  expect(present).toEqual(
    held
      .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
      .map(({ joined_count: count }) => count),
  )
  const nusrat = learners.find(({ person }) => person._id === 'person-nusrat')!
  expect(nusrat.classes).toContain('recording')
  expect(nusrat.recordings[0]).toMatchObject({ _id: 'recording-fs12-22', percent: 48 })
})
