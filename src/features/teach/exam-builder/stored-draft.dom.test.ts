import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { listStoredFiles, storeFile } from '#src/stores/browser/stored-files.ts'
import { words } from '#src/stores/drafts/words.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { fillStorage, isCloseAsked } from '../../../../tests/support/full-storage.ts'
import { resetAllStores } from '../../../../tests/support/reset-all-stores.ts'
import { countStoredDrafts } from './draft-keys.ts'
import { bringPicturesBack, forgetLeftPictures, hasReferences } from './draft-pictures.ts'
import { startHistory } from './engine/history.ts'
import { loadStoredDraft, storeDraft } from './stored-draft.ts'

/** In place of the browser's database, which jsdom lacks. */
const files = vi.hoisted(() => ({ now: new Map<string, unknown>(), isFull: false }))
vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  get: async (key: string) => files.now.get(key),
  set: async (key: string, value: unknown) => {
    if (files.isFull) throw new DOMException('full', 'QuotaExceededError')
    files.now.set(key, value)
  },
  del: async (key: string) => void files.now.delete(key),
  entries: async () => [...files.now],
}))

const saved = { title: '', duration: 30, description: '', instructions: '', sections: [] }
const exam = { ...saved, title: 'নতুন প্রশ্ন' }
const unsent = { history: startHistory(exam), saved, base: '[]', serverIds: {}, theirs: undefined }

beforeEach(() => {
  localStorage.clear()
  files.now.clear()
  files.isFull = false
  sessionStorage.clear()
  resetAllStores()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('on a full device the draft survives a reload of its tab, and the browser asks before the tab closes', async () => {
  fillStorage()
  storeDraft('exam-1', unsent)
  expect(isCloseAsked()).toBe(true)
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([words.onlyInThisTab])
  expect([countStoredDrafts(), loadStoredDraft('exam-1')?.exam.title]).toEqual([1, 'নতুন প্রশ্ন'])
  storeDraft('exam-1', { ...unsent, saved: exam })
  expect([isCloseAsked(), countStoredDrafts(), loadStoredDraft('exam-1')]).toEqual([false, 0, undefined])
})

const LETTERS = 80_000
/** Twenty-five of them have more letters than the device stores. */
const draw = (no: number) =>
  `<img src="data:image/webp;base64,${btoa(String(no).padStart((LETTERS / 4) * 3, '.'))}" alt="" width="9" height="9">`
const pictured = (count: number) => ({
  ...exam,
  description: Array.from({ length: count }, (_, no) => draw(no)).join(''),
})
const draftOf = (present: typeof exam) => ({
  ...unsent,
  history: startHistory(present),
  base: JSON.stringify(['', 30, draw(0)]),
})
const readText = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at)!)).join('')

test('pictures wait as files, the text keeps a reference, and both are back after a reload', async () => {
  const draft = draftOf(pictured(25))
  storeDraft('exam-1', draft)
  await vi.waitFor(() => expect(files.now.size).toBe(25))
  await vi.waitFor(() => expect(readText().length).toBeLessThan(10_000))
  // A letter more stores no picture again.
  storeDraft('exam-1', { ...draft, history: startHistory({ ...pictured(25), title: 'ছবিসহ' }) })
  expect(files.now.size).toBe(25)
  const stored = loadStoredDraft('exam-1')!
  expect([hasReferences(stored), stored.exam.title]).toEqual([true, 'ছবিসহ'])
  const whole = await bringPicturesBack(stored)
  expect(whole.exam.description).toBe(pictured(25).description)
  expect(whole.base).toBe(draft.base)
  expect(countStoredDrafts()).toBe(1)
  storeDraft('exam-1', { ...draft, saved: draft.history.present })
  await vi.waitFor(() => expect(files.now.size).toBe(0))
})

test('a device that takes no file keeps the pictures in the text', async () => {
  files.isFull = true
  storeDraft('exam-1', draftOf(pictured(2)))
  await new Promise((done) => setTimeout(done, 20))
  const stored = loadStoredDraft('exam-1')!
  expect(hasReferences(stored)).toBe(false)
  expect(stored.exam.description).toBe(pictured(2).description)
})

test('a full text storage takes the text once the pictures are files, and nobody is told', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own storage
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, name, text) {
    if (text.length > LETTERS) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, text)
  })
  storeDraft('exam-1', draftOf(pictured(3)))
  await vi.waitFor(() => expect(loadStoredDraft('exam-1')?.exam.title).toBe('নতুন প্রশ্ন'))
  expect(useToasts.getState().toasts).toEqual([])
  expect((await bringPicturesBack(loadStoredDraft('exam-1')!)).exam).toEqual(pictured(3))
})

test('a picture whose file is gone leaves its place, and files of no draft are deleted', async () => {
  storeDraft('exam-1', draftOf(pictured(1)))
  await vi.waitFor(() => expect(hasReferences(loadStoredDraft('exam-1'))).toBe(true))
  files.now.clear()
  const { exam: left } = await bringPicturesBack(loadStoredDraft('exam-1')!)
  expect(left.description).toContain('src=""')
  for (const id of ['exam-picture:exam-1:old', 'exam-picture:exam-2:old'])
    await storeFile(id, { owner: GUEST_OWNER, file: new File([], 'a.webp') })
  await forgetLeftPictures('exam-1')
  expect(await listStoredFiles()).toEqual(['exam-picture:exam-2:old'])
})
