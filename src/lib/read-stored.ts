/** Reads what an earlier release has stored on the device, before its shape had all of today's fields. */

import * as v from 'valibot'
import { readAs } from './read-as.ts'

type Schema = v.GenericSchema

/** As in a form that nobody has touched. A choice among names is never guessed. */
const EMPTY = [undefined, '', false, 0, [], {}, null]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fillMissing(schema: Schema, value: unknown): unknown {
  if ('wrapped' in schema) return fillMissing(schema.wrapped as Schema, value)
  if ('item' in schema && Array.isArray(value))
    return value.map((each) => fillMissing(schema.item as Schema, each))
  if (!('entries' in schema) || !isRecord(value)) return value
  const entries = Object.entries(schema.entries as Readonly<Record<string, Schema>>)
  const filled = entries.map(([name, entry]) => [
    name,
    name in value ? fillMissing(entry, value[name]) : EMPTY.find((empty) => v.is(entry, empty)),
  ])
  return { ...value, ...Object.fromEntries(filled) }
}

/** A field that the earlier release did not have is empty. Undefined if anything else does not match. Never throws. */
export function readStored<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  return readAs(schema, value) ?? readAs(schema, fillMissing(schema, value))
}
