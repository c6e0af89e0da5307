/** Parses untrusted values: browser storage, messages from other pages. */

import * as v from 'valibot'

/** Returns the value if it matches the schema, else undefined. Never throws. */
export function readAs<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : undefined
}
