/**
 * Every address of the app with its HTML file, from the route table: hosts treat everything else as unknown.
 */

import type { HtmlFile } from '#src/lib/frame-address.ts'
import { allPages } from '#src/routes/all-pages.ts'
import { getFileOfAddress } from '#src/routes/html-file.ts'
import { listPatterns } from '#src/routes/page.ts'

export interface ServedAddress {
  /** In the syntax of the hosts' `_redirects`: `:name` is one segment. */
  pattern: string
  file: HtmlFile
}

const patterns = allPages.flatMap(({ path }) => listPatterns(path))

export const isDynamic = (pattern: string) => pattern.includes('/:')

/** Fixed ones first: hosts take the first matching row, and some look for fixed ones before all others. */
export const SERVED_ADDRESSES: readonly ServedAddress[] = patterns
  .map((pattern) => ({ pattern, file: getFileOfAddress(pattern.replaceAll(/:\w+/g, 'x')) }))
  .toSorted((a, b) => Number(isDynamic(a.pattern)) - Number(isDynamic(b.pattern)))

/** The first segments of the addresses: `/course`, `/dashboard`. */
export const FIRST_SEGMENTS: readonly string[] = [
  ...new Set(patterns.map((pattern) => `/${pattern.split('/')[1] ?? ''}`)),
].filter((segment) => segment !== '/')
