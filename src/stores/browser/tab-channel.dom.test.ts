import { afterEach, expect, test, vi } from 'vitest'
import { listenToTabs, notifyTabs } from './tab-channel.ts'

afterEach(() => vi.unstubAllGlobals())

test('where even a channel is forbidden nothing breaks, and storage events notify instead', () => {
  const Forbidden = vi.fn<() => never>(function forbidden() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.stubGlobal('BroadcastChannel', Forbidden)
  const heard: string[] = []
  const stop = listenToTabs((change) => heard.push(change))
  notifyTabs('session-began')
  window.dispatchEvent(new StorageEvent('storage', { key: 'karigor-session', newValue: 'logged-out' }))
  stop()
  expect(heard).toEqual(['logged-out'])
  expect(Forbidden).toHaveBeenCalled()
})
