import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { reset } from './draft-store.ts'
import { useEditedDraft } from './use-edited-draft.ts'

const Values = v.object({ title: v.string(), topic: v.string() })
const SERVER = { title: 'ক', topic: 'খ' }

/** The page as it is opened, with the server's present data. */
const open = (server = SERVER) => renderHook(() => useEditedDraft('notice-1', Values, server)).result

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
})

test('another teacher’s change is merged with the typed text, also after a killed tab that had loaded it', () => {
  const before = open()
  act(() => before.current.type({ ...SERVER, title: 'আমার' }))
  reset()
  const theirs = { ...SERVER, topic: 'তাঁর' }
  const after = open(theirs)
  expect(after.current.join(after.current.values, theirs)).toEqual({ title: 'আমার', topic: 'তাঁর' })
})

test.each([
  ['mine', { title: 'আমার', topic: 'তাঁর' }],
  ['theirs', { title: 'তাঁর', topic: 'তাঁর' }],
] as const)('a field that both changed is sent only after one side was chosen: %s', (side, settled) => {
  const theirs = { title: 'তাঁর', topic: 'তাঁর' }
  const form = open()
  act(() => form.current.type({ ...SERVER, title: 'আমার' }))
  act(() => expect(() => form.current.join(form.current.values, theirs)).toThrow(Error))
  expect(form.current.clash?.clashes).toEqual(['title'])
  act(() => form.current.settle(side))
  expect(form.current).toMatchObject({ values: settled, clash: undefined })
  expect(form.current.join(form.current.values, theirs)).toEqual(settled)
})
