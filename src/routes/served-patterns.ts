/**
 * Address patterns with their HTML files; the one that takes any rest comes last. The client's build replaces
 * this module with the list: no page includes the facts it is derived from. (`scripts/frames/page-facts.ts`)
 */

import type { HtmlFile } from '#src/lib/frame-address.ts'
import { START_PAGES } from './starts.ts'

export const SERVED_PATTERNS: readonly (readonly [pattern: string, file: HtmlFile])[] = (
  Object.keys(START_PAGES) as HtmlFile[]
)
  .flatMap((file) => START_PAGES[file].serves.map((pattern) => [pattern, file] as const))
  .toSorted(([one], [other]) => Number(one.endsWith('*')) - Number(other.endsWith('*')))
