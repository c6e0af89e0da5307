import { useLayoutEffect } from 'react'
import { theatreEntered, theatreLeft } from '#src/stores/shell/shell-store.ts'

/** The page has the space for itself as long as it stands. */
export function useTheatre(): void {
  useLayoutEffect(() => {
    theatreEntered()
    return theatreLeft
  }, [])
}
