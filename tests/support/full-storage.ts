/** A device without space: only the tab's own storage accepts anything. */

import { vi } from 'vitest'

export function fillStorage(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own storage
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, name, text) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, text)
  })
}

/** True while the browser would ask before the tab closes. */
export const isCloseAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
