import { beforeEach, describe, expect, test, vi } from 'vitest'
import { resetAllStores } from '../../tests/support/reset-all-stores.ts'
import { stepReached, useBooking } from './booking-store.ts'
import { loginAsked, loginClosed, useLoginPanel } from './session/login-panel-store.ts'
import { confirmAnswered, confirmAsked, useConfirm } from './shell/confirm-store.ts'
import { projectVideoOpened, sheetClosed, useSheets, webinarOpened } from './shell/sheet-store.ts'
import { reset as resetShell, sidebarToggled, useShell } from './shell/shell-store.ts'
import { showToast, stepToastsClosed, toastClicked, toastClosed, useToasts } from './shell/toast-store.ts'
import { type Send, uploadChosen, uploadRepeated } from './uploads/send-upload.ts'
import { uploadDropped, useUploads } from './uploads/upload-store.ts'

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
})

describe('toasts (spec 1)', () => {
  test('a reply without a message shows nothing', () => {
    showToast({ kind: 'success', message: ' ' })
    expect(toasts()).toEqual([])
  })

  const toasts = () => useToasts.getState().toasts

  test('stay 3000 ms, the new-style variant 10000 ms', () => {
    showToast({ kind: 'success', message: 'হয়েছে' })
    showToast({ kind: 'success', message: 'নতুন', isNew: true })
    expect(toasts().map(({ shownFor }) => shownFor)).toEqual([3000, 10_000])
  })

  test('a newer one on a topic replaces the previous one', () => {
    for (const message of ['এক', 'দুই'])
      showToast({ kind: 'success', message, topic: 'ai-acceptance', onClick: () => undefined })
    expect(toasts().map(({ message }) => message)).toEqual(['দুই'])
  })

  test('equal messages at once are one (ruling R41); another kind, or a later one, is separate', () => {
    showToast({ kind: 'error', message: 'Something Went Wrong!' })
    showToast({ kind: 'error', message: 'Something Went Wrong!' })
    showToast({ kind: 'success', message: 'Something Went Wrong!' })
    expect(toasts()).toHaveLength(2)
    toastClosed(toasts()[0]!.id)
    showToast({ kind: 'error', message: 'Something Went Wrong!' })
    expect(toasts()).toHaveLength(2)
  })

  test('equal messages with a click handler stay two, since each undo is different', () => {
    const undone: number[] = []
    for (const number of [1, 2])
      showToast({ kind: 'success', message: 'মুছে ফেলা হয়েছে', onClick: () => undone.push(number) })
    for (const { id } of toasts()) toastClicked(id)
    expect(undone).toEqual([1, 2])
  })

  test('a click runs the handler, then closes, even when the handler throws', () => {
    const seen: number[] = []
    showToast({ kind: 'success', message: 'ক', onClick: () => seen.push(toasts().length) })
    toastClicked(toasts()[0]!.id)
    expect([seen, toasts().length]).toEqual([[1], 0])
    const onClick = () => {
      throw new Error('broken handler')
    }
    showToast({ kind: 'success', message: 'খ', onClick })
    expect(() => toastClicked(toasts()[0]!.id)).toThrow('broken handler')
    expect(toasts()).toHaveLength(0)
  })
})

test('the login panel opens with its purpose, and closes empty', () => {
  const callbackSuccess = vi.fn<() => void>()
  loginAsked({ callbackSuccess, isForced: true, context: { title: 'ফুল স্ট্যাক', price: 6000 } })
  expect(useLoginPanel.getState()).toMatchObject({
    show: true,
    callbackSuccess,
    isForced: true,
    isFromFreeRecording: false,
  })
  loginClosed()
  expect(useLoginPanel.getState()).toMatchObject({
    show: false,
    callbackSuccess: undefined,
    isForced: false,
    context: {},
  })
})

test('the sidebar remembers that it is expanded (spec 9)', () => {
  expect(useShell.getState().isSidebarExpanded).toBe(true)
  sidebarToggled()
  resetShell()
  expect(useShell.getState().isSidebarExpanded).toBe(false)
  sidebarToggled()
  expect(localStorage.getItem('sidebar')).toBe('expanded')
})

test('a purchase starts at step 1 and never before it', () => {
  expect(useBooking.getState().currentStep).toBe(1)
  stepReached(3)
  expect(useBooking.getState().currentStep).toBe(3)
  stepReached(0)
  expect(useBooking.getState().currentStep).toBe(1)
})

describe('uploads (ruling R13)', () => {
  const file = new File(['work'], 'work.zip')
  const uploadOf = (id: string) => useUploads.getState().uploads[id]

  test('are kept apart, and a finished one is gone', async () => {
    const waiting = uploadChosen('a', file, (_file, { onPercent }) => {
      onPercent(40)
      return new Promise(() => undefined)
    })
    await uploadChosen('b', file, async () => undefined)
    await vi.waitFor(() => expect(uploadOf('a')?.percent).toBe(40))
    expect(uploadOf('b')).toBeUndefined()
    uploadDropped('a')
    expect(uploadOf('a')).toBeUndefined()
    void waiting
  })

  test('a failed one keeps its bytes and sends the same ones again', async () => {
    const sent: string[] = []
    const send: Send = async (given) => {
      sent.push(await given.text())
      if (sent.length === 1) throw new Error('no connection')
    }
    await uploadChosen('a', file, send)
    expect(uploadOf('a')?.error).toBeInstanceOf(Error)
    await uploadRepeated('a', send)
    expect(sent).toEqual(['work', 'work'])
    expect(uploadOf('a')).toBeUndefined()
  })

  test('a removed one reports nothing more, and its call is aborted', async () => {
    let signal: AbortSignal | undefined
    const sending = uploadChosen('a', file, (_file, options) => {
      ;({ signal } = options)
      return new Promise((_resolve, reject) =>
        options.signal.addEventListener('abort', () => reject(new Error('stopped'))),
      )
    })
    await vi.waitFor(() => expect(signal).toBeDefined())
    uploadDropped('a')
    await sending
    expect(signal?.aborted).toBe(true)
    expect(uploadOf('a')).toBeUndefined()
  })
})

test('a question asked over another answers the first with no', async () => {
  const first = confirmAsked({ title: 'মুছবেন?', yes: 'মুছুন' })
  const second = confirmAsked({ title: 'বের হবেন?', yes: 'বের হোন' })
  expect(await first).toBe(false)
  confirmAnswered(true)
  expect(await second).toBe(true)
  expect(useConfirm.getState().question).toBeUndefined()
})

test('one sheet at a time', () => {
  webinarOpened('w1')
  projectVideoOpened('c1')
  expect(useSheets.getState()).toEqual({ webinar: undefined, projectVideo: 'c1' })
  sheetClosed()
  expect(useSheets.getState().projectVideo).toBeUndefined()
})

test('a message about a call disappears with its step, a message of the session stays', () => {
  showToast({ kind: 'error', message: 'ভুল কোড।', failure: { kind: 'http', status: 400 } })
  showToast({ kind: 'error', message: 'সেশন শেষ।' })
  stepToastsClosed()
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['সেশন শেষ।'])
})
