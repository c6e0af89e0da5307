/** Makes valid values for any schema of the contract, one for each form a union may take. */
import type * as z from 'zod/mini'
import type { Shape } from '#src/api/row.ts'
import { ClockTime, DateOnly, Instant } from '#src/api/shapes/scalar.ts'
import { Email, Phone } from '#src/api/shapes/typed.ts'

/** Texts with a pattern: a sample cannot be guessed from it. */
const patterned = new Map<z.core.$ZodType, string>([
  [Instant, '2025-11-24T15:00:00Z'],
  [DateOnly, '2025-11-24'],
  [ClockTime, '21:00'],
  [Phone, '01712345678'],
  [Email, 'nusrat@karigor.example'],
])

/** Values of the kinds that have no parts. */
const plain = new Map<string, unknown>([
  ['string', 'ক'],
  ['number', 1],
  ['boolean', true],
  ['null', null],
  ['unknown', null],
  ['file', new File(['ক'], 'a.png', { type: 'image/png' })],
])

/** All forms a valid value of this schema may take; more than one only where there is a union. */
export function samplesOf(schema: Shape): unknown[] {
  return forms(schema)
}

/** The first form is enough where any valid value will do. */
export function sampleOf(schema: Shape): unknown {
  return forms(schema)[0]
}

function forms(schema: z.core.$ZodType): unknown[] {
  const text = patterned.get(schema)
  if (text !== undefined) return [text]
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (plain.has(def.type)) return [plain.get(def.type)]
  if (def.type === 'object') return [objectOf(def.shape)]
  if (def.type === 'union') return def.options.flatMap(forms)
  if (def.type === 'array') return forms(def.element).map((item) => [item])
  if (def.type === 'record') return forms(def.valueType).map((value) => ({ a: value }))
  if (def.type === 'enum') return Object.values(def.entries).slice(0, 1)
  if (def.type === 'literal') return def.values.slice(0, 1)
  if (def.type === 'pipe') return forms(def.in)
  if ('innerType' in def) return forms(def.innerType)
  throw new Error(`No sample for ${def.type}`)
}

/** Fields take their first form, so that the number of samples does not multiply. */
function objectOf(shape: z.core.$ZodShape): object {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, forms(field)[0]]))
}
