import { useLayoutEffect, useReducer } from 'react'
import { usePhoneBar } from '#src/stores/shell/phone-bar-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'

/**
 * Draws the frame anew before it is first seen, where the page inside has changed it: React listens to stores only after that, and bars that
 * the page does not want would stand there for a moment, and move it.
 */
export function useFirstPage(): void {
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const { isTheatre, isAside } = useShell.getState()
    if (isTheatre || isAside || usePhoneBar.getState().words !== undefined) drawAnew()
  }, [])
}
