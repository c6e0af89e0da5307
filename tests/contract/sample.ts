/** Makes valid values for any schema of the contract, one for each form a union may take. */
import * as z from 'zod/mini'
import { ClockTime, DateOnly, Instant } from '../../src/api/shapes/scalar.ts'
import type { Shape } from '../../src/api/row.ts'
import { Email, Phone } from '../../src/api/shapes/typed.ts'

/** Texts with a pattern: a sample cannot be guessed from it. */
const patterned = new Map<Shape, string>([
  [Instant, '2025-11-24T15:00:00Z'],
  [DateOnly, '2025-11-24'],
  [ClockTime, '21:00'],
  [Phone, '01712345678'],
  [Email, 'nusrat@karigor.example'],
])

/** All forms a valid value of this schema may take; more than one only where there is a union. */
export function samplesOf(schema: Shape): unknown[] {
  const text = patterned.get(schema)
  if (text !== undefined) return [text]
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return objectsOf(def.shape)
    case 'union':
      return def.options.flatMap(inner)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return inner(def.innerType)
    case 'pipe':
      return inner(def.in)
    case 'array':
      return inner(def.element).map((item) => [item])
    case 'record':
      return inner(def.valueType).map((value) => ({ a: value }))
    case 'enum':
      return [Object.values(def.entries)[0]]
    case 'literal':
      return [def.values[0]]
    case 'string':
      return ['ক']
    case 'number':
      return [1]
    case 'boolean':
      return [true]
    case 'file':
      return [new File(['ক'], 'a.png', { type: 'image/png' })]
    case 'null':
    case 'unknown':
      return [null]
    default:
      throw new Error(`No sample for ${def.type}`)
  }
}

/** The first form is enough where any valid value will do. */
export function sampleOf(schema: Shape): unknown {
  return samplesOf(schema)[0]
}

function inner(schema: z.core.$ZodType): unknown[] {
  return samplesOf(schema as Shape)
}

/** Fields take their first form, so that the number of samples does not multiply. */
function objectsOf(shape: z.core.$ZodShape): unknown[] {
  return [Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, inner(field)[0]]))]
}
