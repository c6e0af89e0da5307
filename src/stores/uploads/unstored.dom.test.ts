import { beforeEach, expect, test } from 'vitest'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { uploadDropped, uploadStored } from './upload-store.ts'

beforeEach(() => resetAllStores())

const isAskedBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const listToasts = () => useToasts.getState().toasts.map(({ message }) => message)

test('a file that only this tab has is reported, and the browser asks before the tab closes until it is gone', () => {
  expect(isAskedBeforeLeaving()).toBe(false)
  uploadStored('cv:1', false)
  expect(listToasts()).toEqual([expect.stringContaining('শুধু এই ট্যাবে আছে')])
  expect(isAskedBeforeLeaving()).toBe(true)
  uploadDropped('cv:1')
  expect(isAskedBeforeLeaving()).toBe(false)
})

test('an exam reports it beside the answer, and the browser asks as well', () => {
  uploadStored('exam:a1:q1', false)
  expect(listToasts()).toEqual([])
  expect(isAskedBeforeLeaving()).toBe(true)
})
