import { expect, test } from 'vitest'
import type { Note, RecordingProgress } from '#src/api/shapes/recording.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { paths } from '#src/lib/paths.ts'
import { buildWeek, getSubmissionAddress, listLearnedDays, listWaiting, suggest } from './week-facts.ts'
import { listPictureLines } from './week-picture.ts'

const batch = { _id: 'b', title: 'ব্যাচ', course_title: 'কোর্স' }

const watched = (id: string, at: string, over: Partial<RecordingProgress> = {}): RecordingProgress => ({
  recording: {
    _id: id,
    title: `ক্লাস ${id}`,
    class_no: 1,
    batch,
    cover: null,
    duration: 3600,
    recorded_at: at,
    position: 3600,
    percent: 100,
    is_watched: true,
    note_count: 0,
  },
  position: 3600,
  watched: 3600,
  duration: 3600,
  percent: 100,
  updated_at: at,
  ...over,
})
const note = (at: string): Note => ({ _id: at, text: 'নোট', created_at: at })
const paper = (id: string, over: Partial<SubmissionCard>): SubmissionCard => ({
  _id: id,
  kind: 'essay',
  title: `কাজ ${id}`,
  state: 'handed-in',
  exam: `exam-${id}`,
  assignment: null,
  batch,
  learner: { _id: 'me', name: 'নুসরাত' },
  version: 1,
  started_at: '2026-11-24T12:00:00Z',
  submitted_at: '2026-11-24T13:00:00Z',
  is_late: false,
  late_delivery: false,
  try_no: 1,
  retest: 'none',
  ...over,
})

// Half past midnight on Saturday in Dhaka, still Friday in London.
const MIDNIGHT = '2026-11-20T18:30:00Z'

test('a week begins on Saturday in Dhaka, and its minutes are those that were played, not whole recordings', () => {
  const source = {
    progress: [
      watched('1', MIDNIGHT),
      watched('2', '2026-11-24T15:00:00Z'),
      watched('3', '2026-11-20T15:00:00Z'),
    ],
    notes: [note('2026-11-24T15:00:00Z'), note('2026-11-19T15:00:00Z')],
    submissions: [paper('4', {}), paper('5', { submitted_at: null })],
    habit: [{ date: '2026-11-22', state: 'done' as const }],
    played: [
      { at: Date.parse(MIDNIGHT), seconds: 60 },
      { at: Date.parse('2026-11-20T15:00:00Z'), seconds: 900 },
    ],
  }
  const week = buildWeek(source, '2026-11-21', 'dhaka')
  expect(week.watched.map(({ recording }) => recording._id)).toEqual(['2', '1'])
  expect(week.seconds).toEqual([60, 0, 0, 0, 0, 0, 0])
  expect(week.total).toBe(60)
  expect(week.learned).toEqual(['2026-11-21', '2026-11-22', '2026-11-24'])
  expect(week.notes).toHaveLength(1)
  expect(week.submitted.map(({ _id }) => _id)).toEqual(['4'])
  expect(listLearnedDays(source, 'dhaka')).toEqual(
    new Set(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24']),
  )
  // The server's days are Dhaka's.
  expect(listLearnedDays(source, 'own').has('2026-11-22')).toBe(false)
})

test('the oldest unmarked work waits first; a quiz waits for nobody', () => {
  const waiting = listWaiting([
    paper('new', {}),
    paper('marked', { mark: 4, marks: 5 }),
    paper('quiz', { kind: 'quiz' }),
    paper('old', { submitted_at: '2026-11-20T13:00:00Z' }),
    paper('open', { submitted_at: null }),
  ])
  expect(waiting.map(({ _id }) => _id)).toEqual(['old', 'new'])
})

test('work opens its own page if its module is known, else that of its batch', () => {
  const item = { _id: 'exam-1', kind: 'exam', title: '', state: 'done', reason: '' } as StudyItem
  const day = { _id: 'd', title: '', day_no: 1, items: [item] }
  const module = {
    _id: 'm',
    no: 1,
    title: '',
    short_title: '',
    state: 'open' as const,
    done: 0,
    total: 1,
    plans: [day],
  }
  const plan = { batch, modules: [module] }
  expect(getSubmissionAddress(paper('1', {}), plan)).toBe(paths.exam('b', 'm', 'exam-1'))
  expect(getSubmissionAddress(paper('2', {}), undefined)).toBe(paths.batch('b'))
})

test('the suggestion is what was begun, then notes, then practice', () => {
  const begun = watched('1', MIDNIGHT, { position: 3000 })
  begun.recording.is_watched = false
  expect(suggest([begun], [])).toMatchObject({ kind: 'watch', minutes: 10, to: paths.recording('b', '1') })
  expect(suggest([watched('2', MIDNIGHT)], [note(MIDNIGHT)])).toMatchObject({ kind: 'notes' })
  expect(suggest([], [])).toMatchObject({ kind: 'practice', to: paths.practice() })
})

test('the picture names no mark unless it is wanted', () => {
  const source = {
    progress: [watched('1', MIDNIGHT)],
    notes: [note(MIDNIGHT)],
    submissions: [paper('2', { mark: 4, marks: 5 })],
    habit: [],
    played: [],
  }
  const week = buildWeek(source, '2026-11-21', 'dhaka')
  expect(listPictureLines(week, false)).toEqual(['ক্লাস 1', '১টি নোট লিখেছি'])
  expect(listPictureLines(week, true)[0]).toBe('কাজ 2: ৮০%')
  const played = [{ at: Date.parse(MIDNIGHT), seconds: 120 }]
  expect(listPictureLines(buildWeek({ ...source, played }, '2026-11-21', 'dhaka'), false)[0]).toBe(
    '২ মিনিট ভিডিও দেখেছি',
  )
})
