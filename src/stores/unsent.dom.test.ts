import { afterEach, expect, test } from 'vitest'
import { noteWritten, reset as resetNotes } from './note-queue-store.ts'
import { profileRead, reset as resetSession } from './session-store.ts'
import { unsentCount } from './unsent.ts'
import { reset as resetUploads, uploadChosen } from './upload-store.ts'

afterEach(() => {
  resetNotes()
  resetUploads()
  resetSession()
})

const person = { _id: 'person-1', name: 'নুসরাত', picture: null, role: 'learner' } as unknown as Parameters<typeof profileRead>[0]
const note = (key: string, isRemoval = false) => ({ key, text: 'নোট', isRemoval, leavesAt: 0, writtenAt: 0, isInDoubt: false })

test('nobody has nothing unsent', async () => {
  noteWritten(note('a'))
  expect(await unsentCount()).toBe(0)
})

test('notes that are written and files that failed count, a removal does not (R21)', async () => {
  profileRead(person)
  expect(await unsentCount()).toBe(0)
  noteWritten(note('a'))
  noteWritten(note('b', true))
  expect(await unsentCount()).toBe(1)
  await uploadChosen('assignment-1', new File(['x'], 'x.zip'), () => Promise.reject(new Error('no line')))
  expect(await unsentCount()).toBe(2)
})
