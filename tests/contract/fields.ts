/** Reads the field names of a schema back, across the forms of a union. */

import type { Shape } from '#src/api/row.ts'

/** The parts of valibot's object and union schemas. */
interface Made {
  entries?: Record<string, Shape>
  options?: readonly Shape[]
}

export function fieldsOf(schema: Shape | undefined): string[] {
  if (schema === undefined) return []
  const { type, entries, options } = schema as Shape & Made
  if (entries) return Object.keys(entries)
  if (options) return [...new Set(options.flatMap(fieldsOf))]
  throw new Error(`A body or query is an object, not ${type}`)
}
