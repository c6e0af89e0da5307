import { type HtmlFile, isPatternMatch } from '#src/lib/frame-address.ts'
import { SERVED_PATTERNS } from './served-patterns.ts'

/** A slash at the end makes no other page. */
export function getFileOfAddress(path: string): HtmlFile {
  const bare = path.replace(/(?<=.)\/$/, '')
  return SERVED_PATTERNS.find(([pattern]) => isPatternMatch(pattern, bare))?.[1] ?? 'guest'
}
