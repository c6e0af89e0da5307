import { useLayoutEffect } from 'react'
import { theatreEntered, theatreLeft } from '#src/stores/shell/shell-store.ts'

/** Gives the page the whole space while it is mounted. */
export function useTheatre(): void {
  useLayoutEffect(() => {
    theatreEntered()
    return theatreLeft
  }, [])
}
