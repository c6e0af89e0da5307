import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSavingChoice } from '#src/stores/browser/save-data.ts'
import { fetchNextFiles } from './fetch-next-files.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  vi.useRealTimers()
  await writeSavingChoice(false)
})

function open() {
  const next = vi.fn<() => Promise<void>>(async () => undefined)
  const router = createMemoryRouter([{ path: '/' }, { path: '/plan', handle: { next } }])
  const stop = fetchNextFiles(router)
  return { next, router, stop }
}

test('what most need next is fetched once a page has stood', async () => {
  const { next, router, stop } = open()
  await router.navigate('/plan')
  expect(next).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(next).toHaveBeenCalledOnce()
  stop()
})

test('not for a page that is left at once', async () => {
  const { next, router, stop } = open()
  await router.navigate('/plan')
  await router.navigate('/')
  await vi.runAllTimersAsync()
  expect(next).not.toHaveBeenCalled()
  stop()
})

test('not where data are saved', async () => {
  await writeSavingChoice(true)
  const { next, router, stop } = open()
  await router.navigate('/plan')
  await vi.runAllTimersAsync()
  expect(next).not.toHaveBeenCalled()
  stop()
})
