/**
 * Address patterns with the HTML file that each opens; what takes any rest comes last. The client's build puts the list in the place of
 * this module: no page carries the facts that it is made of. (`scripts/frames/page-facts.ts`)
 */

import type { HtmlFile } from '#src/lib/frame-address.ts'
import { START_PAGES } from './starts.ts'

export const SERVED_PATTERNS: readonly (readonly [pattern: string, file: HtmlFile])[] = (
  Object.keys(START_PAGES) as HtmlFile[]
)
  .flatMap((file) => START_PAGES[file].serves.map((pattern) => [pattern, file] as const))
  .toSorted(([one], [other]) => Number(one.endsWith('*')) - Number(other.endsWith('*')))
