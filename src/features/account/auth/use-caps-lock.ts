/** Tells whether Caps Lock is on, as the last key said. */

import { type KeyboardEvent, useState } from 'react'

export function useCapsLock(): { isCapsLock: boolean; watch: (event: KeyboardEvent) => void } {
  const [isCapsLock, setIsCapsLock] = useState(false)
  return { isCapsLock, watch: (event) => setIsCapsLock(event.getModifierState('CapsLock')) }
}
