/** Reads what an earlier release has stored on the device, before its shape had all of today's fields. */

import * as v from 'valibot'
import { readAs } from './read-as.ts'

type Schema = v.GenericSchema

/** As in a form that nobody has touched. A choice among names is never guessed, and what may be null is null: 0 is a mark. */
const EMPTY = [undefined, null, '', false, 0, [], {}]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Entries = Readonly<Record<string, Schema>>

/** The fields of an object, also of one that is put together from several. */
function listEntries(schema: Schema): Entries | undefined {
  if ('entries' in schema) return schema.entries as Entries
  if (schema.type !== 'intersect' || !('options' in schema)) return undefined
  return Object.assign({}, ...(schema.options as readonly Schema[]).map(listEntries)) as Entries
}

function fillMissing(schema: Schema, value: unknown): unknown {
  if ('wrapped' in schema) return fillMissing(schema.wrapped as Schema, value)
  if ('item' in schema && Array.isArray(value))
    return value.map((each) => fillMissing(schema.item as Schema, each))
  if (!isRecord(value)) return value
  const mapFields = (fill: (name: string, field: unknown) => unknown) =>
    Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fill(name, field)]))
  if (schema.type === 'record' && 'value' in schema)
    return mapFields((_name, field) => fillMissing(schema.value as Schema, field))
  const entries = listEntries(schema)
  if (entries === undefined) return value
  const known = mapFields((name, field) => (entries[name] ? fillMissing(entries[name], field) : field))
  // A field with a name that this release does not know may be the missing one: its words must not become empty.
  if (Object.keys(value).some((name) => !(name in entries))) return known
  const missing = Object.entries(entries).filter(([name]) => !(name in value))
  const filled = missing.map(([name, entry]) => [name, findEmpty(entry)])
  return { ...known, ...Object.fromEntries(filled) }
}

/** A group of fields is empty when each of them is. */
const findEmpty = (schema: Schema): unknown =>
  [...EMPTY, fillMissing(schema, {})].find((empty) => v.is(schema, empty))

/** A field that the earlier release did not have is empty. Undefined if anything else does not match. Never throws. */
export function readStored<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  return readAs(schema, value) ?? readAs(schema, fillMissing(schema, value))
}
