/** Maintains the list of calls added beyond the specification: `tests/contract/added-calls.ts`. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import type { Row } from '#src/api/row.ts'
import { addedCalls } from '../tests/contract/added-calls.ts'
import { fieldsOf } from '../tests/contract/fields.ts'
import { specifiedCalls } from '../tests/contract/specified-calls.ts'
import { projectRoot } from './script.ts'

const LIST = join(projectRoot, 'tests/contract/added-calls.ts')
const PLACE = '  // New lines go below.\n'

const quote = (text: string) => `'${text}'`

function formatCall(row: Row): string {
  const { role = 'any', base = 'main', body, query, force, form, cache, sendsRefreshToken } = row.options
  const particulars = [
    body && `body: ${quote(fieldsOf(body).join(', '))}`,
    query && `query: ${quote(fieldsOf(query).join(', '))}`,
    force && `force: ${JSON.stringify(force)}`,
    form && `form: ${JSON.stringify(form)}`,
    cache && `cache: ${quote(cache)}`,
    sendsRefreshToken && 'sendsRefreshToken: true',
  ].filter(Boolean)
  const given = [row.method, formatPath(row), base, [role].flat().join(' ')].map(quote)
  return `  [${[...given, ...(particulars.length > 0 ? [`{ ${particulars.join(', ')} }`] : [])].join(', ')}],\n`
}

/** Adds a line for each new call and prints the remaining manual steps. */
export function addCalls(): string[] {
  const nameOf = (method: string, path: string) => `${method} ${path}`
  const known = new Set([...specifiedCalls, ...addedCalls].map(([method, path]) => nameOf(method, path)))
  const rows = listRows().map(({ row }) => row)
  const fresh = rows.filter((row) => !known.has(nameOf(row.method, formatPath(row))))
  const there = new Set(rows.map((row) => nameOf(row.method, formatPath(row))))
  const gone = [...known].filter((call) => !there.has(call))
  if (fresh.length > 0)
    writeFileSync(LIST, readFileSync(LIST, 'utf8').replace(PLACE, PLACE + fresh.map(formatCall).join('')))
  return [
    ...fresh.map(
      (row) =>
        `Added ${nameOf(row.method, formatPath(row))} to tests/contract/added-calls.ts: read its line once.`,
    ),
    ...gone.map(
      (call) =>
        `${call} is no row any more: take its line out of tests/contract/specified-calls.ts or added-calls.ts.`,
    ),
  ]
}
