import { expect, test } from 'vitest'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { paths } from '#src/lib/paths.ts'
import { buildItemIndex, findItems } from './find-items.ts'
import { buildWaitingNoteItem } from './own-items.ts'

const recordings = [{ _id: 'r1', title: 'রাউটিং', batch: { _id: 'b1' } } as RecordingCard]
const none = buildItemIndex([])

test('an unsent note is found by its words, and leads to its moment (ruling R66)', () => {
  const own = buildItemIndex([
    buildWaitingNoteItem(
      { key: 'k1', recording: 'r1', position: 95, text: 'মিডলওয়্যার আগে বসে', isRemoval: false },
      recordings,
    ),
  ])
  const { groups } = findItems(
    { own, captions: none, places: none, courses: [], areCoursesNear: false },
    'মিডলওয়্যার',
  )
  const [note] = groups.flatMap(({ items }) => items)
  expect(note).toMatchObject({ id: 'note:k1', to: paths.recording('b1', 'r1', { at: 95 }) })
  expect(note?.line).toContain('পাঠানোর অপেক্ষায়')
})

test('one of a recording that this device has not read leads to all notes', () => {
  expect(
    buildWaitingNoteItem(
      { key: 'k2', noteId: 'n2', recording: 'r9', text: 'x', isRemoval: false },
      recordings,
    ),
  ).toMatchObject({
    id: 'note:n2',
    to: paths.notes(),
  })
})
