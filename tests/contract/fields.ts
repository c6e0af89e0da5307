/** Reads the field names of a schema back, across the forms of a union. */
import type * as z from 'zod/mini'
import type { Shape } from '#src/api/row.ts'

export function fieldsOf(schema: Shape | undefined): string[] {
  if (schema === undefined) return []
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  if (def.type === 'union') return [...new Set(def.options.flatMap((option) => fieldsOf(option as Shape)))]
  if (def.type === 'object') return Object.keys(def.shape)
  throw new Error(`A body or query is an object, not ${def.type}`)
}
