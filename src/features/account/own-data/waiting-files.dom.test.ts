import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#src/stores/session/session-store.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import { resetAllStores } from '../../../../tests/support/reset-all-stores.ts'
import { collectOwnData } from './collect.ts'
import { OWN_READS } from './own-reads.ts'
import { writeDataPage } from './write-page.ts'

/** Stores files as an earlier page would have. */
const stored = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  entries: async () => [...stored],
}))

beforeEach(() => {
  stored.clear()
  resetAllStores()
  useSession.setState({ user: { _id: 'nusrat', name: 'নুসরাত', role: 'learner' }, status: 'signed-in' })
  for (const part of Object.values(OWN_READS)) vi.spyOn(part, 'read').mockResolvedValue([] as never)
  vi.spyOn(OWN_READS.profile, 'read').mockResolvedValue({
    _id: 'nusrat',
    name: 'নুসরাত',
    role: 'learner',
    free_object: {},
    profile_details: {},
    preference: {},
  } as never)
})

const collect = () =>
  collectOwnData({ tickets: [], readAnswers: async () => [] }, () => undefined, new AbortController().signal)

test('a chosen file that is not sent is exported with its bytes, from this page or an earlier one, and no other person’s', async () => {
  useUploads.setState({ uploads: { 'ticket:1': { file: new File(['এই পেজের'], 'ছবি.png') } } })
  stored.set('exam:a1:q1@nusrat', { owner: 'nusrat', file: new File(['আগের'], 'ছবি.png') })
  stored.set('exam:a2:q1@rakib', { owner: 'rakib', file: new File(['অন্যের'], 'rakib.zip') })
  const collected = await collect()
  const read = [...collected.files].map(([name, bytes]) => [
    name,
    typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes),
  ])
  expect(read).toEqual([
    ['unsent/ছবি.png', 'আগের'],
    ['unsent/2-ছবি.png', 'এই পেজের'],
  ])
  expect(writeDataPage(collected, 0)).toContain('ছবি.png (এখনো পাঠানো হয়নি)</a>')
})

test('a file that is too large or missing is listed with its reason', async () => {
  const large = new File(['x'], 'film.zip')
  Object.defineProperty(large, 'size', { value: 400_000_000 })
  const gone = new File(['x'], 'cloud.pdf')
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  useUploads.setState({ uploads: { one: { file: large }, two: { file: gone } } })
  const collected = await collect()
  expect([...collected.files.values()]).toEqual(['large', 'gone'])
  const page = writeDataPage(collected, 0)
  expect(page).toContain('film.zip (এখনো পাঠানো হয়নি): সব ফাইল মিলিয়ে খুব বড় হয়')
  expect(page).toContain('cloud.pdf (এখনো পাঠানো হয়নি): ফাইলটি এই ডিভাইস থেকে পড়া যায়নি')
})
