import { beforeEach, expect, test } from 'vitest'
import { keepToastOverReload, showStoredToast } from './toast-over-reload.ts'
import { reset, showToast, useToasts } from './toast-store.ts'

beforeEach(() => {
  sessionStorage.clear()
  reset()
})

/** Leaves the page as a reload does, and begins the next one. */
function reload(): string[] {
  window.dispatchEvent(new Event('pagehide'))
  reset()
  showStoredToast()
  return useToasts.getState().toasts.map(({ message }) => message)
}

test('a success toast shown before the app’s own reload appears on the next page, once', () => {
  keepToastOverReload()
  showToast({ kind: 'success', message: 'টিকিট পৌঁছেছে' })
  expect(reload()).toEqual(['টিকিট পৌঁছেছে'])
  expect(reload()).toEqual([])
})

test('failures, and toasts with an undo for this page, are not kept', () => {
  showToast({ kind: 'error', message: 'হয়নি' })
  showToast({ kind: 'success', message: 'মুছে ফেলা হয়েছে', onClick: () => undefined })
  keepToastOverReload()
  expect(reload()).toEqual([])
})
