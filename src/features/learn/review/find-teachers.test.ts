import { expect, test } from 'vitest'
import type { Chapter, Note } from '#src/api/shapes/recording.ts'
import type { Card } from '#src/engines/review/card.ts'
import { findTeachers, type LessonReads } from './find-teachers.ts'

const ask = (front: string): Card => ({
  id: 'q',
  kind: 'choice',
  from: 'exam',
  topic: { key: 'm', title: 'React' },
  source: 'কুইজ',
  at: '2026-11-19T10:00:00Z',
  front,
  why: '',
  options: [{ id: 'a', html: '২' }],
  right: ['a'],
  isMany: false,
  addedAt: 0,
  readAt: 0,
})

const module = {
  batch: 'b',
  id: 'm',
  title: 'React: কম্পোনেন্ট থেকে অ্যাপ',
  classes: [
    { id: 'r1', title: 'JSX ও কম্পোনেন্ট' },
    { id: 'r2', title: 'ফর্ম সামলানো' },
  ],
}
const note = (id: string, text: string, recording: string, position: number) =>
  ({ _id: id, text, position, recording: { _id: recording, title: '' } }) as Note

const chapters: Chapter[] = [
  { at: 0, title: 'পরিচিতি' },
  { at: 1585, title: 'useState-এর ভেতরে' },
]
const reads = (more: Partial<LessonReads> = {}): LessonReads => ({
  readChapters: async (id) => (id === 'r2' ? chapters : []),
  readNotes: async () => [],
  readPractice: async () => [],
  ...more,
})
const list = async (front: string, more?: Partial<LessonReads>) =>
  (await findTeachers(ask(front), module, reads(more))).map(({ kind, to }) => `${kind} ${to}`)

const CLASSES = '/dashboard/my-courses/b/recordings'

test('a chapter with the name that the question has gives the second', async () => {
  expect(await list('<p><code>useState</code> কী ফেরত দেয়?</p>')).toEqual([`class ${CLASSES}/r2?at=1585`])
})

test('a question leads to the class of its words; without any, to the last one, without a second', async () => {
  expect(await list('<p>JSX কী?</p>')).toEqual([`class ${CLASSES}/r1`])
  expect(await list('<p>কোনটি ঠিক?</p>')).toEqual([`class ${CLASSES}/r2`])
})

test('an own note about it gives its class and second, and is offered itself', async () => {
  const notes = [
    note('n1', 'setCount(c => c + 1) আগের মান থেকে', 'r1', 300),
    note('n2', 'setCount', 'elsewhere', 9),
  ]
  expect(await list('<p>setCount দুবার?</p>', { readNotes: async () => notes })).toEqual([
    `class ${CLASSES}/r1?at=300`,
    'note /dashboard/notes?note=n1',
  ])
})

test('a practice set of the module is offered, the one with the words of the question first', async () => {
  const sets = [
    { _id: 'p0', title: 'ছোট প্রশ্ন', list: 'Figma' },
    { _id: 'p1', title: 'ছোট প্রশ্ন', list: 'React টিপস' },
    { _id: 'p2', title: 'useEffect ঝালাই', list: '' },
  ]
  const readPractice = async () => sets
  expect((await list('<p>useEffect কখন?</p>', { readPractice })).at(-1)).toBe(
    'practice /dashboard/practice/p2',
  )
  expect((await list('<p>কখন?</p>', { readPractice })).at(-1)).toBe('practice /dashboard/practice/p1')
})

test('a module without classes, notes and practice is no teacher', async () => {
  expect(await findTeachers(ask('<p>JSX?</p>'), { ...module, classes: [] }, reads())).toEqual([])
})
