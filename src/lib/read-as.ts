/** Reads what is not to be trusted: what a browser kept, or another page said. */
import * as v from 'valibot'

/** The value as the schema promises it; undefined when it does not fit. Never throws. */
export function readAs<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : undefined
}
