/**
 * The reply shapes as JSON Schema: named ones become components that refer to each other, the rest are
 * inline.
 */

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema'
import { listRows } from '#src/api/contract/all.ts'
import type { Shape } from '#src/api/row.ts'
import { Address, Count, MediaAddress, ShownWhole } from '#src/api/shapes/scalar.ts'
import { ZONED_INSTANT } from '#src/lib/instant.ts'

const shapes = join(import.meta.dirname, '../../src/api/shapes')
const modules = await Promise.all(
  globSync('*.ts', { cwd: shapes, exclude: ['*.test.ts'] })
    .toSorted()
    .map((file) => import(pathToFileURL(join(shapes, file)).href) as Promise<object>),
)

export type Json = JsonSchema

const prefix = '#/components/schemas/'

const TYPE_NAMES: Readonly<Record<string, 'string' | 'integer' | 'boolean'>> = {
  string: 'string',
  number: 'integer',
  boolean: 'boolean',
}

/**
 * Mock servers read a query by its type: they treat a constant without a type as text, which never equals a
 * number.
 */
function convert(type: string, schema: Json): Json {
  if (type === 'file') return { type: 'string', format: 'binary' }
  const [first] = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  const name = TYPE_NAMES[typeof first]
  return withoutDialect({ ...(name && schema.type === undefined ? { type: name } : {}), ...schema })
}

/** Stricter shapes for servers where the reader accepts more: it rounds numbers and takes any text as an address. */
const strict = new Map<unknown, Json>([
  [Address.wrapped, { type: 'string', format: 'uri-reference' }],
  [MediaAddress.wrapped.pipe[0], { type: 'string', format: 'uri-reference' }],
  [ShownWhole.pipe[0], { type: 'integer' }],
  [Count.wrapped.pipe[0], { type: 'integer', minimum: 0 }],
])

/**
 * As the sender writes it: defaults and transforms concern the reader. Files are unchanged; finer rules are
 * the server's.
 */
const asSent: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    convert(valibotSchema.type, strict.get(valibotSchema) ?? jsonSchema),
  // Every tool knows this format name, and none generates an instant from a pattern.
  overrideAction: ({ valibotAction, jsonSchema: { pattern: _pattern, ...schema } }) =>
    'requirement' in valibotAction && valibotAction.requirement === ZONED_INSTANT
      ? { ...schema, format: 'date-time' }
      : undefined,
  overrideRef: ({ referenceId }) => prefix + referenceId,
}

/** Dialect and definitions belong to a whole document, not to a part of it. */
function withoutDialect({ $schema: _dialect, $defs: _definitions, ...schema }: Json): Json {
  return schema
}

/** An inline schema. */
export function buildInputSchema(shape: Shape): Json {
  return withoutDialect(toJsonSchema(shape, asSent))
}

/** Every settled reply by its row's key, and the named shapes that it refers to. */
export function replySchemas(): { replies: Map<string, Json>; components: Record<string, Json> } {
  const named: Record<string, Shape> = Object.assign({}, ...modules.map(schemasOf))
  const names = new Map(Object.entries(named).map(([name, shape]) => [shape, name]))
  const settled = listRows().flatMap(({ key, row: { options } }) =>
    options.reply ? [{ key, reply: options.reply }] : [],
  )
  const nameless = settled.filter(({ reply }) => !names.has(reply))
  // In one conversion: separate ones would convert every named shape again.
  const schemas: Record<string, Json> = toJsonSchemaDefs(
    { ...named, ...Object.fromEntries(nameless.map(({ key, reply }) => [`reply:${key}`, reply])) },
    asSent,
  )
  const replies = new Map(
    settled.map(({ key, reply }) => {
      const name = names.get(reply)
      return [key, name === undefined ? (schemas[`reply:${key}`] ?? {}) : { $ref: prefix + name }]
    }),
  )
  return { replies, components: referred([...replies.values()], schemas) }
}

/** A module of shapes also exports the building blocks of its schemas. */
function schemasOf(module: object): Record<string, Shape> {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isSchema(value)))
}

function isSchema(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** The components reachable from these schemas, sorted by name. */
function referred(roots: Json[], schemas: Record<string, Json>): Record<string, Json> {
  const found = new Map<string, Json>()
  const waiting = [...roots]
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    for (const [, id = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const component = schemas[id]
      if (component === undefined || found.has(id)) continue
      found.set(id, component)
      waiting.push(component)
    }
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
