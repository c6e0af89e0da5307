/** The `_headers` file of a build, read as a static host reads it. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOX_ADDRESS, BOX_HEADERS } from '#src/engines/code/box-page.ts'

export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

export function readHeaderRules(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} })
  }
  return rules
}

/** The headers that the page in which code runs has instead or besides, if it is offered. */
export function readBoxHeaders(folder: string): Readonly<Record<string, string>> | undefined {
  const rule = readHeaderRules(folder).find(({ pattern }) => pattern === BOX_ADDRESS)
  if (rule === undefined) return undefined
  return Object.fromEntries(Object.keys(BOX_HEADERS).map((name) => [name, rule.headers[name] ?? '']))
}

/** Headers of every response. */
export function readCommonHeaders(folder: string): Readonly<Record<string, string>> {
  return readHeaderRules(folder).find(({ pattern }) => pattern === '/*')?.headers ?? {}
}
