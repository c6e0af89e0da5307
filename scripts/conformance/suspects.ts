/**
 * Values that match their shape and are still wrong: a repeated id, an address that would run code, a
 * non-JSON type.
 */

import type { Finding } from './finding.ts'
import { printName } from './print-name.ts'

/** A browser would run them on a press. A text with blanks is a title: "JavaScript: the first steps". */
const UNSAFE = /^\s*(?:javascript:|vbscript:|data:text\/html)\S*\s*$/i

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const joinPath = (...parts: readonly string[]) => parts.filter(Boolean).join('.')

/** The client renders only top-level lists by id. (ruling R29) */
export function listRepeatedIds(value: unknown, prefix: string): Finding[] {
  const [rows, path] = isRecord(value) ? [value['data'], joinPath(prefix, 'data')] : [value, prefix]
  if (!Array.isArray(rows)) return []
  const ids = rows.flatMap((row) => (isRecord(row) && row['_id'] !== undefined ? [row['_id']] : []))
  const repeated = ids.length - new Set(ids).size
  return repeated === 0
    ? []
    : [
        {
          kind: 'wrong type',
          path: `${path}.*._id`,
          text: `${repeated} of ${ids.length} rows have an id that another one has`,
        },
      ]
}

export function listUnsafeAddresses(value: unknown, path: string): Finding[] {
  if (typeof value === 'string')
    return UNSAFE.test(value)
      ? [{ kind: 'wrong type', path, text: 'an address that a browser would run' }]
      : []
  if (Array.isArray(value)) return value.flatMap((each) => listUnsafeAddresses(each, joinPath(path, '*')))
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, each]) =>
        listUnsafeAddresses(each, joinPath(path, printName(name))),
      )
    : []
}

export function listWrongType(type: string | null | undefined): Finding[] {
  if (type === undefined || /^application\/(?:[\w.-]+\+)?json\b/i.test(type ?? '')) return []
  return [
    { kind: 'wrong type', path: 'Content-Type', text: `expected application/json, got ${type ?? 'none'}` },
  ]
}
