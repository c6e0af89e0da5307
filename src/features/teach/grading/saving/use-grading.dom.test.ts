import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { rememberTyped } from '#src/stores/drafts/typed-storage.ts'
import { findGradingDraft } from '#src/stores/grading/grading-draft-store.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { resetAllStores } from '../../../../../tests/support/reset-all-stores.ts'
import { useHasDraft } from '../../shared/mark-life.ts'
import { buildSheet } from '../sheet.ts'
import { getMark, setMark } from './draft.ts'
import { useGrading } from './use-grading.ts'

connectOutbox(outboxPorts)

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  useSession.setState({ status: 'signed-in', user: { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } })
})

const sheet = buildSheet({
  _id: 's1',
  version: 1,
  sections: [],
  questions: [{ _id: 'q1', text: '', marks: 5, question_type: 'essay' }],
  keys: [],
  answers: [],
  result: [],
  comment: '',
} as unknown as Submission)

const open = () => renderHook(() => useGrading(sheet)).result
type Hook = ReturnType<typeof open>
const read = ({ current: { draft, rows } }: Hook) => getMark(draft, rows[0]!)
const type = ({ current: { change, rows } }: Hook, mark: number) =>
  act(() => change((now) => setMark(now, rows[0]!, mark)))

function undo({ current }: Hook): boolean {
  let isUndone = false
  act(() => {
    isUndone = current.undo()
  })
  return isUndone
}

/** Another tab writes to the device, and the browser says so. */
function typeInOtherTab({ current: { rows } }: Hook, mark: number): void {
  const { submission, ...now } = findGradingDraft('s1')!
  const draft = setMark({ submission, ...now }, rows[0]!, mark)
  rememberTyped('grading:s1', { ...draft, owner: 'teacher-1' })
  const key = Object.keys(localStorage).find((name) => name.includes('grading:s1'))!
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key })))
}

test('each undo takes back one typed mark', () => {
  const hook = open()
  type(hook, 3)
  type(hook, 4)
  expect([read(hook), undo(hook), read(hook)]).toEqual([4, true, 3])
  expect([undo(hook), read(hook), undo(hook)]).toEqual([true, null, false])
})

test('a mark typed in another tab is shown here, and undo leaves it', () => {
  const hook = open()
  type(hook, 3)
  typeInOtherTab(hook, 5)
  expect([read(hook), undo(hook), read(hook)]).toEqual([5, false, 5])
})

test('other parts of the screen hear of a draft that begins and ends', () => {
  const { result: has } = renderHook(() => useHasDraft('s1'))
  const hook = open()
  expect(has.current).toBe(false)
  type(hook, 3)
  expect(has.current).toBe(true)
  undo(hook)
  expect(has.current).toBe(false)
})
