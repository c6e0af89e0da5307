/**
 * Makes valid values for any schema of the contract, one per variant of a union: for tests, and for the
 * examples of openapi.json.
 */

import type { Shape } from '#src/api/row.ts'
import { Address, ClockTime, DateOnly, Instant, MediaAddress } from '#src/api/shapes/scalar.ts'
import { Email, Phone } from '#src/api/shapes/typed.ts'

/** Texts with a form of their own, for which no sample can be generated. */
const patterned = new Map<Shape, string>([
  [Instant, '2025-11-24T15:00:00Z'],
  [DateOnly, '2025-11-24'],
  [ClockTime, '21:00'],
  [Address, 'https://media.karigor.example/full-stack.webp'],
  [MediaAddress, 'https://media.karigor.example/class-22.m3u8'],
  [Phone, '01712345678'],
  [Email, 'nusrat@karigor.example'],
])

/** A realistic text by field name. */
const named: Readonly<Record<string, string>> = {
  _id: 'id-1',
  slug: 'full-stack-javascript',
  title: 'ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট',
  name: 'নুসরাত জাহান',
  text: 'একটি বাক্য।',
  description: 'একটি বাক্য।',
  msg: 'সম্পন্ন হয়েছে।',
}

/** Values of primitive types. */
const PLAIN_TEXT = 'ক'
const plain = new Map<string, unknown>([
  ['string', PLAIN_TEXT],
  ['number', 1],
  ['boolean', true],
  ['null', null],
  ['unknown', null],
  ['file', new File(['ক'], 'a.png', { type: 'image/png' })],
])

/** All variants of a valid value; more than one only for a union. */
export function listSamples(schema: Shape): unknown[] {
  return forms(schema)
}

/** The first variant, when any valid value will do. */
export function buildSample(schema: Shape): unknown {
  return forms(schema)[0]
}

/** The fields that any Valibot schema may have. */
interface Made {
  type: string
  entries?: Record<string, Shape>
  options?: readonly unknown[]
  item?: Shape
  value?: Shape
  literal?: unknown
  wrapped?: Shape
}

function forms(schema: Shape): unknown[] {
  const text = patterned.get(schema)
  if (text !== undefined) return [text]
  const { type, entries, options = [], item, value, literal, wrapped } = schema as Shape & Made
  if (plain.has(type)) return [plain.get(type)]
  if (entries) return [objectOf(entries)]
  if (type === 'picklist') return options.slice(0, 1)
  if (type === 'union' || type === 'variant') return options.flatMap((option) => forms(option as Shape))
  if (item) return forms(item).map((one) => [one])
  if (value) return forms(value).map((one) => ({ a: one }))
  if (type === 'literal') return [literal]
  if (wrapped) return forms(wrapped)
  throw new Error(`No sample for ${type}`)
}

/** Fields take their first variant, so that the number of samples does not multiply. */
function objectOf(entries: Record<string, Shape>): object {
  return Object.fromEntries(
    Object.entries(entries).map(([name, field]) => {
      const [first] = forms(field)
      return [name, first === PLAIN_TEXT ? (named[name] ?? first) : first]
    }),
  )
}
