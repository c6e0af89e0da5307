/** Reads the field names of a schema back, across the forms of a union. */

import type { Shape } from '#src/api/row.ts'

/** The parts of valibot's schemas; the options of a picklist are plain texts. */
interface Made {
  entries?: Record<string, Shape>
  options?: readonly Shape[]
  wrapped?: Shape
  item?: Shape
  value?: Shape
  items?: readonly Shape[]
}

export function fieldsOf(schema: Shape | undefined): string[] {
  if (schema === undefined) return []
  const { type, entries, options } = schema as Shape & Made
  if (entries) return Object.keys(entries)
  if (options) return [...new Set(options.flatMap(fieldsOf))]
  throw new Error(`A body or query is an object, not ${type}`)
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** The names of all fields at any depth, each once. */
export function listInnerFields(schema: Shape | undefined): string[] {
  const found = new Set<string>()
  // A set also passes what is added on the way, so that a shape within itself is read once.
  const shapes = new Set([schema].filter(isShape))
  for (const shape of shapes) {
    const { entries = {}, options = [], items = [], wrapped, item, value } = shape as Shape & Made
    for (const name of Object.keys(entries)) found.add(name)
    for (const part of [...Object.values(entries), ...options, ...items, wrapped, item, value])
      if (isShape(part)) shapes.add(part)
  }
  return [...found]
}
