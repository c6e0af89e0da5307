/** Addresses are written only in `lib/paths.ts`; no other file contains a pattern. */

import type { SourceFile } from './source-tree.ts'

const PLACE = 'src/lib/paths.ts'
const PATTERN = /\bpath\(\s*'([^']*:[^']*)'/g

export function addressFaults(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === PLACE)?.text ?? ''
  const patterns = [...text.matchAll(PATTERN)].map(([, pattern = '']) => pattern)
  const others = files.filter(
    ({ path }) => path !== PLACE && /^(?:src|scripts)\//.test(path) && !path.includes('.test.'),
  )
  return others.flatMap(({ path, text: code }) =>
    patterns
      .filter((pattern) => [`'${pattern}'`, `"${pattern}"`].some((literal) => code.includes(literal)))
      .map((pattern) => `${path}: ${pattern} is an address of ${PLACE}: take its .pattern from there`),
  )
}
