/**
 * Converts another server's data to a shape of the contract: names in another spelling, ids that are numbers,
 * numbers that are strings, instants in seconds or without a zone. Values that already fit stay unchanged,
 * and unreadable ones are left for the shape to reject.
 */

import * as v from 'valibot'
import { ZONED_INSTANT } from '#src/lib/instant.ts'
import type { Shape } from '../row.ts'

export interface Spelling {
  /** The possible names of a field there, best first; the contract's own name is tried before. */
  listNames: (name: string) => readonly string[]
  /** The zone of instants without one, such as `+06:00`. */
  zone?: string
}

/** The parts of a schema that are used here; valibot's own types differ by kind. */
interface Schema {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  items?: readonly Shape[]
  value?: Shape
  wrapped?: Shape
  options?: readonly unknown[]
  literal?: unknown
  getter?: (input: unknown) => Shape
  pipe?: readonly { requirement?: unknown }[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As seconds this is the year 5138, as milliseconds 1973. */
const MOST_SECONDS = 1e11
const BARE_INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?$/

function readInstant(value: unknown, zone = 'Z'): unknown {
  if (typeof value === 'number') {
    const at = new Date(value < MOST_SECONDS ? value * 1000 : value)
    return Number.isNaN(at.getTime()) ? value : at.toISOString()
  }
  return typeof value === 'string' && BARE_INSTANT.test(value) ? `${value.replace(' ', 'T')}${zone}` : value
}

const isInstant = ({ pipe }: Schema) =>
  pipe?.some(({ requirement }) => requirement === ZONED_INSTANT) ?? false

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
}

function readFlag(value: unknown): unknown {
  if (value === 1 || value === '1' || value === 'true') return true
  return value === 0 || value === '0' || value === 'false' ? false : value
}

function readText(schema: Schema, value: unknown, { zone }: Spelling): unknown {
  if (isInstant(schema)) return readInstant(value, zone)
  return typeof value === 'number' ? String(value) : value
}

function readRecord(entries: Record<string, Shape>, value: unknown, spelling: Spelling): unknown {
  if (!isRecord(value)) return value
  const read: Record<string, unknown> = { ...value }
  for (const [name, shape] of Object.entries(entries)) {
    const found = [name, ...spelling.listNames(name)].find((one) => one in value)
    if (found !== undefined) read[name] = readByShape(shape, value[found], spelling)
  }
  return read
}

/** Uses the first shape that accepts the value; without one it stays unchanged. */
function readUnion(options: readonly unknown[], value: unknown, spelling: Spelling): unknown {
  for (const option of options) {
    // A union of literals has values here, and nothing to convert.
    if (!isRecord(option)) return readNumberAmong(options, value)
    const read = readByShape(option as unknown as Shape, value, spelling)
    if (v.is(option as unknown as Shape, read)) return read
  }
  return value
}

const readNumberAmong = (options: readonly unknown[], value: unknown) =>
  options.includes(value) ? value : readNumber(value)

export function readByShape(shape: Shape, value: unknown, spelling: Spelling): unknown {
  const schema = shape as unknown as Schema
  if (value === null || value === undefined) return value
  if (schema.wrapped) return readByShape(schema.wrapped, value, spelling)
  if (schema.getter) return readByShape(schema.getter(value), value, spelling)
  if (schema.entries) return readRecord(schema.entries, value, spelling)
  if (schema.options) return readUnion(schema.options, value, spelling)
  const { item, items, value: each } = schema
  if (Array.isArray(value)) {
    return value.map((one: unknown, at) => {
      const inner = item ?? items?.[at]
      return inner ? readByShape(inner, one, spelling) : one
    })
  }
  if (schema.type === 'record' && each && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, readByShape(each, one, spelling)]),
    )
  if (schema.type === 'number' || typeof schema.literal === 'number') return readNumber(value)
  if (schema.type === 'boolean') return readFlag(value)
  return schema.type === 'string' ? readText(schema, value, spelling) : value
}
