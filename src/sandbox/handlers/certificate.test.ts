import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Certificate, DocumentState, SharedCertificate } from '#src/api/shapes/certificate.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { isCertificateEarned } from '#src/lib/pass-marks.ts'
import { NEWCOMER_PHONE, NUSRAT_PHONE, seededSandbox } from '../../../tests/support/seeded-sandbox.ts'
import type { BatchData, LearnerRecords } from '../content/batch/batch-data.ts'
import { computeReport } from '../content/batch/progress-report.ts'
import { batch } from '../database/tables/batch.ts'
import { booking } from '../database/tables/commerce.ts'
import { person } from '../database/tables/person.ts'

const ADS = '10080014'
const EXCEL = '10300240'
const HTML = '10300112'
const FULL_STACK = '10120047'
const ADS_BATCH = 'batch-facebook-ads-8'

let seeded: Awaited<ReturnType<typeof seededSandbox>>
let me: Awaited<ReturnType<typeof seeded.as>>
beforeEach(async () => {
  seeded = await seededSandbox()
  me = await seeded.as(NUSRAT_PHONE)
})

const ask = async (id: string, type = 'course') =>
  (await me.get<Certificate>(`download/certificate/${type}/${id}`)).data
const rename = (name: string) =>
  seeded.sandbox.db.update(person).set({ name }).where(eq(person.phone, NUSRAT_PHONE))

it.each([
  ['699 of 1,000 videos are no pass', 699, false],
  ['700 of 1,000 videos are one', 700, true],
])('%s', (_what, seen, passes) => {
  const recordings = Array.from({ length: 1000 }, (_, no) => ({ _id: String(no), duration: 100 }))
  const progress = new Map(recordings.slice(0, seen).map(({ _id }) => [_id, { watched: 95 }]))
  const data = { lives: [], assignments: [], exams: [], recordings } as unknown as BatchData
  const records = { progress, submissions: [], finished: new Set() } as unknown as LearnerRecords
  expect(isCertificateEarned(computeReport(data, records, '2026-11-21T12:00:00Z').percent)).toBe(passes)
})

describe('a course certificate', () => {
  it('of a live course waits for the end of its batch', async () => {
    expect(await ask(FULL_STACK)).toMatchObject({ state: 'not_yet', missing: [{ kind: 'end', href: null }] })
    expect(await ask(ADS)).toMatchObject({
      state: 'ready',
      number: expect.stringMatching(/^KG-2026-\d{6}$/),
      missing: [],
    })
  })

  it('carries the day on which it was earned, not the day on which it was first opened', async () => {
    const { db, clock } = seeded.sandbox
    const [ended] = await db.select().from(batch).where(eq(batch._id, ADS_BATCH))
    const [live, recorded] = [await ask(ADS), await ask(EXCEL)]
    expect(live.issued_at).toBe(ended!.ends_at)
    expect(Date.parse(recorded.issued_at!)).toBeLessThan(clock.now().getTime() - DAY_MS)
  })

  it('of a recorded course needs no end date, and lists what is missing', async () => {
    expect(await ask(EXCEL)).toMatchObject({ state: 'ready', mark: 100 })
    const { state, missing } = await ask(HTML)
    expect(state).toBe('not_yet')
    expect(missing[0]).toMatchObject({ kind: 'mark', have: 58.3, need: 70 })
    expect(missing[1]).toMatchObject({
      kind: 'recording',
      title: 'বক্স মডেল',
      have: 30,
      need: 90,
      href: expect.stringMatching(/\/recordings\//),
    })
  })

  it('of a batch that ended before the cut-off requires no mark', async () => {
    const { db } = seeded.sandbox
    await db.update(booking).set({ batch: 'batch-full-stack-12' }).where(eq(booking.idx, ADS))
    await db
      .update(batch)
      .set({ ends_at: '2024-11-22T17:00:00.000Z' })
      .where(eq(batch._id, 'batch-full-stack-12'))
    expect(await ask(ADS)).toMatchObject({ state: 'ready', mark: null })
  })

  it('needs a name', async () => {
    await rename('')
    expect(await ask(ADS)).toMatchObject({
      state: 'name_missing',
      missing: [{ kind: 'name', href: '/dashboard/profile' }],
    })
  })

  it('follows the name until it is issued, and keeps number and address', async () => {
    const before = await ask(ADS)
    await rename('নুসরাত জাহান বেগম')
    const renamed = await ask(ADS)
    expect(renamed).toMatchObject({
      learner_name: 'নুসরাত জাহান বেগম',
      number: before.number,
      share_id: before.share_id,
    })
    await me.get(`download?key=${renamed.file_key}&id=${renamed.number}`)
    await rename('অন্য নাম')
    expect(await ask(ADS)).toMatchObject({ learner_name: 'নুসরাত জাহান বেগম', file_key: null })
  })

  it('is issued once for each booking of a course, with its own number, even when requested at the same time', async () => {
    const { db } = seeded.sandbox
    const [own] = await db.select().from(booking).where(eq(booking.idx, ADS))
    await db.insert(booking).values({ ...own!, _id: 'booking-again', idx: '10080099' })
    const papers = await Promise.all([ask(ADS), ask('10080099'), ask(EXCEL), ask(ADS)])
    expect(papers.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'ready'])
    expect(new Set(papers.map(({ number }) => number)).size).toBe(3)
  })

  it('belongs to its learner only', async () => {
    const other = await seeded.as(NEWCOMER_PHONE)
    expect((await other.get(`download/certificate/course/${ADS}`)).status).toBe(403)
    const { number } = await ask(ADS)
    expect((await other.get(`download?key=certificate&id=${number}`)).status).toBe(403)
  })
})

it('a level certificate is earned by passing, whichever purchase requests it', async () => {
  expect(await ask('TRX10400001-level-javascript-2', 'level')).toMatchObject({
    state: 'ready',
    mark: 80,
    hours: 0,
  })
  const free = await ask('0-level-html-css-1', 'level')
  expect(free.state).toBe('ready')
  expect((await ask('TRX10400001-level-html-css-1', 'level')).number).toBe(free.number)
  expect(await ask('TRX10400001-level-javascript-3', 'level')).toMatchObject({
    state: 'not_yet',
    missing: [{ kind: 'level', have: 40, need: 70 }],
  })
})

describe('the public page', () => {
  const open = (type: string, id: string) =>
    seeded.asGuest.get<SharedCertificate>(`certificate/share-url/${type}/${id}`)

  it('shows what the certificate says, and the mark only when the learner shares it', async () => {
    const { share_id: id, number, title } = await ask(ADS)
    expect((await open('course', id!)).data).toMatchObject({
      state: 'valid',
      number,
      title,
      mark: null,
      is_searchable: false,
    })
    await me.patch('user', { free_object: { shows_marks: true, is_searchable: true } })
    expect((await open('course', id!)).data).toMatchObject({ mark: 100, is_searchable: true })
    await me.patch('user', { free_object: { shows_marks: false } })
    expect((await open('course', id!)).data).toMatchObject({ mark: null, is_searchable: false })
  })

  it('reports a replaced and a revoked one', async () => {
    expect((await open('course', 'p3v8hn5cy6zk1sjf')).data).toMatchObject({
      state: 'replaced',
      replaced_by: 'k7q2mx9at4dr8wpb',
    })
    expect((await open('course', 'w4t9rb2ge7lu6xoa')).data.state).toBe('revoked')
  })

  it.each([
    ['course', 'nobody-has-this0'],
    ['level', 'k7q2mx9at4dr8wpb'],
    ['course', ADS],
    ['no-type', 'x'],
  ])('answers %s %s like any unknown one', async (type, id) => {
    expect(await open(type, id)).toMatchObject({ status: 404, msg: 'সার্টিফিকেটটি খুঁজে পাওয়া যায়নি।' })
  })
})

it('the letter recommends from the pass mark on and lists what is missing; the report card is always available', async () => {
  const html = (await me.get<DocumentState>('download/recommendation-letter/batch-html-css-zero-to-hero'))
    .data
  expect(html.state).toBe('not_yet')
  expect(html.missing[0]).toMatchObject({ kind: 'mark', need: 70 })
  expect((await me.get<DocumentState>(`download/recommendation-letter/${ADS_BATCH}`)).data.state).toBe(
    'ready',
  )
  expect((await me.get<DocumentState>(`download/report-card/${ADS_BATCH}`)).data).toMatchObject({
    state: 'ready',
    file_url: null,
  })
})
