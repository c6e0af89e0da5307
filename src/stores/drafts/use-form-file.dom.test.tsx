import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileRead, reset as resetSession } from '#src/stores/session/session-store.ts'
import {
  readRequestFile,
  requestFileMoved,
  requestFileSent,
  takeFileBack,
} from '#src/stores/uploads/request-file.ts'
import { reset as resetUploads } from '#src/stores/uploads/upload-store.ts'
import { useFormFile } from './use-form-file.ts'

/** The files that the device would store. */
const stored = vi.hoisted(() => new Map<string, File>())
vi.mock('#src/stores/browser/stored-files.ts', () => ({
  GUEST_OWNER: 'guest',
  storeFile: async (id: string, { file }: { file: File }) => stored.set(id, file).has(id),
  readStoredFile: async (id: string) => stored.get(id),
  forgetFile: async (id: string) => void stored.delete(id),
  forgetAllFiles: async () => stored.clear(),
}))

const pdf = () => new File(['হুক'], 'hooks.pdf', { type: 'application/pdf' })
const judge = {
  prepare: async (file: File) => (file.name.endsWith('.svg') ? { refusal: 'নেওয়া হয় না' } : { file }),
  unreadable: 'পড়া গেল না',
}
const open = () => renderHook(() => useFormFile('teacher-resource-1', judge))
const person = { _id: 'teacher-1', name: 'তানভীর', picture: null, role: 'teacher' } as unknown as Parameters<
  typeof profileRead
>[0]

beforeEach(() => profileRead(person))
afterEach(() => {
  stored.clear()
  resetUploads()
  resetSession()
})

test('a chosen file is still there after a reload, and gone once it was sent', async () => {
  const before = open()
  await act(async () => before.result.current.choose([pdf()]))
  await waitFor(() => expect(stored.size).toBe(1))
  before.unmount()
  act(resetUploads)

  const { result } = open()
  await waitFor(() => expect(result.current.file?.name).toBe('hooks.pdf'))
  let given: File | undefined
  await act(async () =>
    result.current.pressWith(async (key, hasFile) => {
      if (hasFile) given = await readRequestFile(key)
      requestFileSent(key)
    }),
  )
  expect([given?.name, result.current.file, stored.size]).toEqual(['hooks.pdf', undefined, 0])
})

test('it returns to the form with what is refused, without a percent', async () => {
  const { result } = open()
  await act(async () => result.current.choose([pdf()]))
  await waitFor(() => expect(stored.size).toBe(1))
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  const failing = result.current.pressWith(async (key) => {
    requestFileMoved(key, 40)
    await refused
    await takeFileBack(key, 'teacher-resource-1')
    throw new Error('refused')
  })
  await waitFor(() => expect(result.current.percent).toBe(40))
  await act(async () => {
    refuse()
    await expect(failing).rejects.toThrow('refused')
  })
  expect(result.current).toMatchObject({ file: { name: 'hooks.pdf' }, percent: undefined })
  expect(stored.size).toBe(1)
})

test('an unsupported kind is reported and leaves the previous file', async () => {
  const { result } = open()
  await act(async () => result.current.choose([pdf()]))
  await act(async () => result.current.choose([new File(['x'], 'a.svg')]))
  expect(result.current).toMatchObject({ file: { name: 'hooks.pdf' }, problem: 'নেওয়া হয় না' })
})

test('a file that cannot be read from the device is shown as unreadable, and is not sent', async () => {
  const { result } = open()
  const cloud = pdf()
  vi.spyOn(cloud, 'arrayBuffer').mockRejectedValue(new Error('not on this device'))
  await act(async () => result.current.choose([cloud]))
  await waitFor(() => expect(result.current).toMatchObject({ file: undefined, problem: 'পড়া গেল না' }))
  await act(async () => expect(await result.current.pressWith(async (_key, hasFile) => hasFile)).toBe(false))
})
