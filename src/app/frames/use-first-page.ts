import { useLayoutEffect, useReducer } from 'react'
import { usePhoneBar } from '#src/stores/shell/phone-bar-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'

/**
 * Renders the frame again before the first paint if the page inside has changed it. React subscribes to
 * stores only after that, so bars that the page hides would appear for a moment and shift the layout.
 */
export function useFirstPage(): void {
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const { isTheatre, isAside } = useShell.getState()
    if (isTheatre || isAside || usePhoneBar.getState().words !== undefined) drawAnew()
  }, [])
}
