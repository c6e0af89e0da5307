/** The reply shapes as JSON Schema: named ones become components that refer to each other, the rest stand in place. */
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as assignment from '#src/api/shapes/assignment.ts'
import * as batch from '#src/api/shapes/batch.ts'
import * as booking from '#src/api/shapes/booking.ts'
import * as category from '#src/api/shapes/category.ts'
import * as certificate from '#src/api/shapes/certificate.ts'
import * as cms from '#src/api/shapes/cms.ts'
import * as country from '#src/api/shapes/country.ts'
import * as course from '#src/api/shapes/course.ts'
import * as device from '#src/api/shapes/device.ts'
import * as exam from '#src/api/shapes/exam.ts'
import * as live from '#src/api/shapes/live.ts'
import * as notice from '#src/api/shapes/notice.ts'
import * as notification from '#src/api/shapes/notification.ts'
import * as onboarding from '#src/api/shapes/onboarding.ts'
import * as person from '#src/api/shapes/person.ts'
import * as playlist from '#src/api/shapes/playlist.ts'
import * as profile from '#src/api/shapes/profile.ts'
import * as progress from '#src/api/shapes/progress.ts'
import * as recording from '#src/api/shapes/recording.ts'
import * as resource from '#src/api/shapes/resource.ts'
import * as search from '#src/api/shapes/search.ts'
import * as session from '#src/api/shapes/session.ts'
import * as studyItem from '#src/api/shapes/study-item.ts'
import * as studyPlan from '#src/api/shapes/study-plan.ts'
import * as submission from '#src/api/shapes/submission.ts'
import { listRows } from '#src/api/contract/all.ts'
import type { Shape } from '#src/api/row.ts'

const modules = [
  assignment,
  batch,
  booking,
  category,
  certificate,
  cms,
  country,
  course,
  device,
  exam,
  live,
  notice,
  notification,
  onboarding,
  person,
  playlist,
  profile,
  progress,
  recording,
  resource,
  search,
  session,
  studyItem,
  studyPlan,
  submission,
]

export type Json = JsonSchema

const prefix = '#/components/schemas/'

/** As the sender writes it: defaults and transforms belong to the reader. Files go as they are, the finer rules are the server's. */
const asSent: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : withoutDialect(jsonSchema),
  overrideRef: ({ referenceId }) => prefix + referenceId,
}

/** Dialect and definitions belong to a whole document, not to a part of one. */
function withoutDialect({ $schema: _dialect, $defs: _definitions, ...schema }: Json): Json {
  return schema
}

/** A schema in place. */
export function buildInputSchema(shape: Shape): Json {
  return withoutDialect(toJsonSchema(shape, asSent))
}

/** Every settled reply by the key of its row, and the named shapes these refer to. */
export function replySchemas(): { replies: Map<string, Json>; components: Record<string, Json> } {
  const named: Record<string, Shape> = Object.assign({}, ...modules.map(schemasOf))
  const names = new Map(Object.entries(named).map(([name, shape]) => [shape, name]))
  const settled = listRows().flatMap(({ key, row: { options } }) => (options.reply ? [{ key, reply: options.reply }] : []))
  const nameless = settled.filter(({ reply }) => !names.has(reply))
  // All in one go: each conversion would convert every named shape again.
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

/** A module of shapes exports also what its schemas are made from. */
function schemasOf(module: object): Record<string, Shape> {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isSchema(value)))
}

function isSchema(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** The components that are reached from these schemas, in the order of their names. */
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
