import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { BatchCard, FrozenBatch } from '#src/api/shapes/batch.ts'
import type { Progress } from '#src/api/shapes/progress.ts'
import { seededSandbox } from '../../../tests/support/seeded-sandbox.ts'
import { recording } from '../database/tables/item.ts'
import { recording_progress } from '../database/tables/learning.ts'

/** Her place in this batch is frozen. */
const ABROAD_PHONE = '+14155550123'
const FROZEN = 'batch-ux-7'

let frozen: Awaited<ReturnType<Awaited<ReturnType<typeof seededSandbox>>['as']>>
beforeEach(async () => {
  const { as, sandbox } = await seededSandbox()
  frozen = await as(ABROAD_PHONE)
  await frozen.post('batch/enroll-to-free-course/course-git-github')
  // Her earlier progress.
  const seen = (await sandbox.db.select().from(recording).where(eq(recording.batch, FROZEN)).get())!._id
  const own = {
    _id: `person-abroad:${seen}`,
    person: 'person-abroad',
    recording: seen,
    updated_at: sandbox.clock.iso(),
  }
  await sandbox.db.insert(recording_progress).values(own)
})

test.each(['notice', 'recording', 'recording-progress', 'assignment', 'live/'])(
  '%s of all batches leaves out the frozen one',
  async (path) => {
    expect((await frozen.get(`${path}?batch=${FROZEN}`)).status).toBe(403)
    const { status, data } = await frozen.get<object[]>(`${path}?count=100`)
    expect([status, JSON.stringify(data)]).toEqual([200, expect.not.stringContaining(FROZEN)])
  },
)

test('the contents of the other batches stay open', async () => {
  const [resources, recordings] = [
    await frozen.get('resource'),
    await frozen.get<{ batch: { _id: string } }[]>('recording?count=100'),
  ]
  expect([resources.status, recordings.status]).toEqual([200, 200])
  expect(new Set(recordings.data.map(({ batch }) => batch._id))).toEqual(new Set(['batch-git-github']))
})

test('progress covers only batches that the learner may enter', async () => {
  const { data } = await frozen.get<Progress>('progress')
  expect(data.batches.map(({ batch }) => batch._id)).toEqual(['batch-git-github'])
})

test('the place itself is still shown, as frozen', async () => {
  const cards = (await frozen.get<BatchCard[]>('batch')).data
  expect(cards.find(({ _id }) => _id === FROZEN)).toMatchObject({ state: 'frozen' })
  expect((await frozen.get<FrozenBatch[]>('batch/list-freeze')).data).toMatchObject([
    { _id: FROZEN, due: 4000 },
  ])
})
