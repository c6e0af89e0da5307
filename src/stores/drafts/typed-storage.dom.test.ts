import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ending } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { fillStorage, isCloseAsked } from '../../../tests/support/full-storage.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { words } from './words.ts'

const teacher = { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } as const
const draft = { submission: 's1', version: 1, questions: {}, comment: 'ভালো', edit: 1 }

const readGrading = () => import('#src/stores/grading/grading-draft-store.ts')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetAllStores()
  useSession.setState({ user: teacher, status: 'signed-in' })
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('marks and comments of the desk survive a reload of their tab where the device is full, and the browser asks first', async () => {
  const grading = await readGrading()
  grading.gradingDraftTyped({ ...draft, comment: 'আগের' })
  expect(isCloseAsked()).toBe(false)
  fillStorage()
  grading.gradingDraftTyped(draft)
  grading.gradingDraftTyped({ ...draft, submission: 's2' })
  expect(isCloseAsked()).toBe(true)
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([words.onlyInThisTab])
  vi.resetModules()
  const { useSession: session } = await import('#src/stores/session/session-store.ts')
  session.setState({ user: teacher, status: 'signed-in' })
  const reloaded = await readGrading()
  expect(reloaded.findGradingDraft('s1')?.comment).toBe('ভালো')
  expect(reloaded.listGradingDrafts().toSorted()).toEqual(['s1', 's2'])
  for (const each of ['s1', 's2']) {
    grading.gradingDraftDropped(each)
    expect(isCloseAsked(), 'while one is left, and then the page after the reload').toBe(true)
    reloaded.gradingDraftDropped(each)
  }
  expect([isCloseAsked(), sessionStorage.length]).toEqual([false, 0])
})

test.each<[Ending, boolean]>([
  ['logged-out', false],
  ['ended', true],
])('data that only the tab has, when the session has %s: kept is %s', async (ending, isKept) => {
  fillStorage()
  const [grading, { forgetAll }] = await Promise.all([readGrading(), import('#src/stores/session/forget.ts')])
  grading.gradingDraftTyped(draft)
  forgetAll(ending, teacher._id)
  expect([isCloseAsked(), sessionStorage.length > 0]).toEqual([isKept, isKept])
})
