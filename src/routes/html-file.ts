import { type HtmlFile, isPatternMatch } from '#src/lib/frame-address.ts'
import { SERVED_PATTERNS } from './served-patterns.ts'

/** A trailing slash does not make another page. */
export function getFileOfAddress(path: string): HtmlFile {
  const bare = path.replace(/(?<=.)\/$/, '')
  return SERVED_PATTERNS.find(([pattern]) => isPatternMatch(pattern, bare))?.[1] ?? 'guest'
}
