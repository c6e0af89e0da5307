import { useContext, useLayoutEffect } from 'react'
import { PrerenderingContext } from '#src/stores/shell/prerendering.ts'
import { theatreEntered, theatreLeft } from '#src/stores/shell/shell-store.ts'

/** Gives the page the whole space while it is mounted. */
export function useTheatre(): void {
  useContext(PrerenderingContext)?.enterTheatre()
  useLayoutEffect(() => {
    theatreEntered()
    return theatreLeft
  }, [])
}
