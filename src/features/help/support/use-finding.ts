/** Finds tiles and answers of the help page for the typed words. */

import { useMemo } from 'react'
import { isBlank } from '#src/lib/invisible.ts'
import { findHelp, type HelpFinding } from './find-help.ts'

/** Undefined while nothing is typed. */
export function useFinding(query: string): HelpFinding | undefined {
  return useMemo(() => (isBlank(query) ? undefined : findHelp(query)), [query])
}
