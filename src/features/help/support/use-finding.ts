/** Finds tiles and answers of the help page for the typed words. */
import { useEffect, useMemo, useState } from 'react'
import { isBlank } from '#src/lib/invisible.ts'
import type { findHelp, HelpFinding } from './find-help.ts'

/** Undefined while nothing is typed, and until the search itself has come: it is fetched when somebody first types. */
export function useFinding(query: string): HelpFinding | undefined {
  const [find, setFind] = useState<typeof findHelp>()
  const isAsked = !isBlank(query)
  useEffect(() => {
    if (!isAsked || find) return
    // Without it the page shows all kinds of problems, as before any search.
    import('./find-help.ts').then(
      (loaded) => setFind(() => loaded.findHelp),
      () => undefined,
    )
  }, [isAsked, find])
  return useMemo(() => (isAsked ? find?.(query) : undefined), [isAsked, find, query])
}
