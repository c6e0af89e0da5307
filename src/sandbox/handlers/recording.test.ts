import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Note, Recording, RecordingProgress } from '#src/api/shapes/recording.ts'
import {
  NEWCOMER_PHONE,
  NUSRAT_PHONE,
  seededSandbox,
  TEACHER_PHONE,
} from '../../../tests/support/seeded-sandbox.ts'
import { module } from '../database/tables/batch.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

const CLASS_22 = 'recording-fs12-22'

let seeded: Seeded
let nusrat: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  nusrat = await seeded.as(NUSRAT_PHONE)
})

describe('a recording', () => {
  test('has chapters, neighbours, resources and the learner’s position', async () => {
    const { data } = await nusrat.get<Recording>(`recording/${CLASS_22}`)
    expect(data).toMatchObject({
      class_no: 22,
      position: 2538,
      percent: 48,
      note_count: 3,
      url: expect.stringMatching(/^http:\/\/localhost:18003\/stream\/class\.m3u8\?expires=/),
    })
    expect(data.chapters).toHaveLength(6)
    expect(data.resources).toHaveLength(4)
    expect(data.previous?.kind).toBe('recording')
    expect(data.next).toMatchObject({ _id: 'live-fs12-23', kind: 'live' })
  })

  test('is closed to people outside the batch; an open lesson is not', async () => {
    const newcomer = await seeded.as(NEWCOMER_PHONE)
    expect((await newcomer.get(`recording/${CLASS_22}`)).status).toBe(403)
    expect((await newcomer.get(`recording-progress/${CLASS_22}`)).status).toBe(403)
    expect((await seeded.asGuest.get('recording/free/recording-free-class')).status).toBe(200)
    expect((await seeded.asGuest.get(`recording/free/${CLASS_22}`)).status).toBe(403)
  })

  test('waits for the start of its module, and says when; its teacher does not wait', async () => {
    const starts_at = seeded.sandbox.clock.inSeconds(3 * 86_400)
    await seeded.sandbox.db.update(module).set({ starts_at }).where(eq(module._id, 'module-fs12-6'))
    const { status, msg } = await nusrat.get(`recording/${CLASS_22}`)
    expect([status, msg]).toEqual([403, 'মডিউলটি মঙ্গলবার, ২৪ নভেম্বর খুলবে।'])
    expect((await nusrat.get(`recording-progress/${CLASS_22}`)).status).toBe(403)
    const teacher = await seeded.as(TEACHER_PHONE)
    expect((await teacher.get(`recording/${CLASS_22}`)).status).toBe(200)
  })

  test('progress never decreases and never exceeds the length', async () => {
    const body = { position: 100, watched: 90, duration: 5285, recording_type: 'batch' }
    expect((await nusrat.patch(`recording-progress/${CLASS_22}`, body)).data).toMatchObject({
      position: 100,
      watched: 2538,
    })
    const over = { ...body, position: 99_999, watched: 99_999 }
    expect((await nusrat.patch(`recording-progress/${CLASS_22}`, over)).data).toMatchObject({
      position: 5285,
      percent: 100,
    })
    expect((await nusrat.get<RecordingProgress[]>('recording-progress')).data[0]!.recording._id).toBe(
      CLASS_22,
    )
  })
})

describe('notes', () => {
  test('are made, changed and removed', async () => {
    const made = await nusrat.post<Note>('note', { recording: CLASS_22, position: 2538.4, text: 'নতুন নোট' })
    expect(made.data).toMatchObject({ position: 2538, batch: { _id: 'batch-full-stack-12' } })
    await nusrat.post<Note>('note', { _id: made.data._id, text: 'বদলানো নোট' })
    expect((await nusrat.get(`note/${made.data._id}`)).data).toMatchObject({
      text: 'বদলানো নোট',
      position: 2538,
    })
    expect(
      (await nusrat.get<Note[]>(`note?recording=${CLASS_22}`)).data.map(({ position }) => position),
    ).toEqual([725, 1660, 2272, 2538])
    expect((await nusrat.remove(`note/${made.data._id}`)).status).toBe(200)
    expect((await nusrat.remove(`note/${made.data._id}`)).status).toBe(404)
  })

  test('of another person are not found', async () => {
    const newcomer = await seeded.as(NEWCOMER_PHONE)
    expect((await newcomer.get('note/note-nusrat-1')).status).toBe(404)
    expect((await newcomer.post('note', { _id: 'note-nusrat-1', text: 'আমার' })).status).toBe(404)
    expect((await newcomer.remove('note/note-nusrat-1')).status).toBe(404)
    expect((await newcomer.get('note?learner=person-nusrat')).total).toBe(0)
    expect((await newcomer.post('note', { recording: CLASS_22, text: 'x' })).status).toBe(403)
    const teacher = await seeded.as(TEACHER_PHONE)
    expect((await teacher.get('note?batch=batch-full-stack-12')).total).toBe(0)
  })
})
