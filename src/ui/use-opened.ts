/** For dialogs whose code comes only when they are asked for. */
import { useEffect, useState } from 'react'

/**
 * The state to hand to Mantine: closed on the first drawing, then as it is asked. Only a dialog that Mantine has seen
 * opening comes in with its movement and knows where the focus has to go back to.
 */
export function useOpened(isOpen: boolean): boolean {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => setOpened(isOpen), [isOpen])
  return isOpened
}
