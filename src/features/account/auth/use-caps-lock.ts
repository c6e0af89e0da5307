/** Tells whether Caps Lock was on at the last key. */

import { type KeyboardEvent, useState } from 'react'

export function useCapsLock(): { isCapsLock: boolean; watch: (event: KeyboardEvent) => void } {
  const [isCapsLock, setIsCapsLock] = useState(false)
  return { isCapsLock, watch: (event) => setIsCapsLock(event.getModifierState('CapsLock')) }
}
