import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { showStoredToast } from '#src/stores/shell/toast-over-reload.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { words } from '../words.ts'
import { openNewestRelease } from '../worker/take-release.ts'
import { openAnew, renewOrSay } from './renew.ts'

vi.mock('../worker/take-release.ts', () => ({ openNewestRelease: vi.fn<() => void>() }))

const listMessages = () => useToasts.getState().toasts.map(({ message }) => message)

/** The host responds with a page that begins with this script. */
function answerWith(script: string): void {
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${script}"></script>`))
}

beforeEach(() => {
  sessionStorage.clear()
  resetAllStores()
  vi.mocked(openNewestRelease).mockClear()
  const script = document.head.appendChild(document.createElement('script'))
  Object.assign(script, { type: 'module', src: '/assets/begin-old.js' })
  answerWith('/assets/begin-new.js')
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a missing part loads the new release once, and that release says why the page was reloaded', async () => {
  await renewOrSay()
  expect(openNewestRelease).toHaveBeenCalledOnce()
  expect(listMessages()).toEqual([])
  showStoredToast()
  expect(listMessages()).toEqual([words.renewed])
  await renewOrSay()
  expect(openNewestRelease).toHaveBeenCalledOnce()
  expect(listMessages()).toContain(words.partNotLoaded)
})

test('unfinished work and a focused field prevent the reload', async () => {
  const end = workBegan()
  await renewOrSay()
  expect(listMessages()).toEqual([words.partReplaced])
  end()
  useToasts.setState({ toasts: [] })
  const field = document.body.appendChild(document.createElement('input'))
  field.value = 'useState'
  field.focus()
  await renewOrSay()
  expect(listMessages()).toEqual([words.partReplaced])
  expect(openNewestRelease).not.toHaveBeenCalled()
})

test.each([
  ['the same release answers', () => answerWith('/assets/begin-old.js')],
  ['nobody answers', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
  ['there is no connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('where %s a reload would only lose the open page', async (_, prepare) => {
  prepare()
  await renewOrSay()
  expect(openNewestRelease).not.toHaveBeenCalled()
  expect(listMessages()).toEqual([words.partNotLoaded])
})

test('a press that needs the part reloads the page, unless work is in progress or there is no connection', async () => {
  const end = workBegan()
  await openAnew()
  end()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openAnew()
  line.mockReturnValue(true)
  expect(openNewestRelease).not.toHaveBeenCalled()
  await openAnew()
  expect(openNewestRelease).toHaveBeenCalledOnce()
})
