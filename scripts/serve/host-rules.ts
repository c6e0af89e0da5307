/** Reads the rewrite and header files of a build as a static host would, so that what works here works there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPatternMatch } from '#src/lib/frame-address.ts'

export interface HostRules {
  /** The file that an address without a file of its own opens. */
  pageFor: (path: string) => string | undefined
  /** Header names in lower case; a later rule wins. */
  headersFor: (path: string) => Record<string, string>
}

function parseRedirects(text: string): { pattern: string; file: string }[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((parts) => parts.length === 3 && parts[2] === '200')
    .map(([pattern = '', file = '']) => ({ pattern, file }))
}

function parseHeaders(text: string): { pattern: string; headers: Record<string, string> }[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value })
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} })
  }
  return rules
}

export function readHostRules(folder: string): HostRules {
  const redirects = parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'))
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  return {
    pageFor: (path) => redirects.find(({ pattern }) => isPatternMatch(pattern, path))?.file,
    headersFor: (path) => Object.assign({}, ...rules.filter(({ pattern }) => isPatternMatch(pattern, path)).map(({ headers }) => headers)),
  }
}
