import { beforeEach, expect, test } from 'vitest'
import { draftTyped } from '#src/stores/drafts/draft-store.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { resetAllStores } from '../../../../tests/support/reset-all-stores.ts'
import { listTexts, readUnsent } from './unsent.ts'

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  useSession.setState({ user: { _id: 'nusrat', name: 'নুসরাত', role: 'learner' }, status: 'signed-in' })
})

test('a queued note and a started form are exported as text; other people’s data and mere selections are not', () => {
  const note = { key: 'k1', text: 'useState-এর নিয়ম', noteId: 'note-17', writtenAt: 1 }
  outboxPorts.storage.write(
    'notes',
    JSON.stringify([
      { ...note, owner: 'nusrat' },
      { ...note, owner: 'rakib' },
    ]),
  )
  draftTyped('review:batch-12', { fields: { text: 'ভালো ক্লাস', course: 'course-12' } })
  draftTyped('checkout:1', 'বিকাশ')
  const told = readUnsent().map(({ kind, value }) => [kind, listTexts(value)])
  expect(told).toEqual([
    ['নোট', ['useState-এর নিয়ম']],
    ['রিভিউ', ['ভালো ক্লাস']],
  ])
})

test('a request that waits is named by its subject, and only its words are text', () => {
  const item = { key: 'k1', owner: 'nusrat', subject: 'retest', isInDoubt: false, lastTry: 'failed' }
  const values = { exam: 'exam-7', batch: 'batch-12', message: 'জ্বর ছিল' }
  outboxPorts.storage.write('requests', JSON.stringify([{ ...item, values }]))
  const told = readUnsent().map(({ kind, value }) => [kind, listTexts(value)])
  expect(told).toEqual([['রিটেস্টের আবেদন', ['জ্বর ছিল']]])
})

test('a damaged queue does not affect the rest', () => {
  outboxPorts.storage.write('notes', '[{')
  draftTyped('review:batch-12', 'ভালো')
  expect(readUnsent()).toHaveLength(1)
})
