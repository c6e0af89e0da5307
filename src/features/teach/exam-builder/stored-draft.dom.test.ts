import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '#src/stores/drafts/words.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { fillStorage, isCloseAsked } from '../../../../tests/support/full-storage.ts'
import { resetAllStores } from '../../../../tests/support/reset-all-stores.ts'
import { startHistory } from './engine/history.ts'
import { countStoredDrafts, loadStoredDraft, storeDraft } from './stored-draft.ts'

const saved = { title: '', duration: 30, description: '', instructions: '', sections: [] }
const exam = { ...saved, title: 'নতুন প্রশ্ন' }
const unsent = { history: startHistory(exam), saved, base: '[]', serverIds: {}, theirs: undefined }

beforeEach(() => {
  localStorage.clear()
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
