/** The reply shapes as JSON Schema: named ones become components that refer to each other, the rest stand in place. */
import { registry, toJSONSchema } from 'zod/v4/core'
import type { $ZodType, JSONSchema } from 'zod/v4/core'
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
import { rows } from '#src/api/contract/all.ts'

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

export type Json = JSONSchema.BaseSchema

const prefix = '#/components/schemas/'

/** Ids and dialect belong to a whole document, not to a part of one. */
function withoutIds({ $id: _id, $schema: _dialect, ...schema }: Json): Json {
  return schema
}

/** A schema in place, as its sender writes it: defaults and transforms belong to the reader. */
export function inputSchema(shape: $ZodType): Json {
  return withoutIds(toJSONSchema(shape, { io: 'input' }))
}

/** Every settled reply by the key of its row, and the named shapes these refer to. */
export function replySchemas(): { replies: Map<string, Json>; components: Record<string, Json> } {
  const names = registry<{ id: string }>()
  for (const module of modules) {
    for (const [id, shape] of Object.entries(module)) names.add(shape, { id })
  }
  const replyNames = new Map<string, string>()
  for (const { key, row } of rows()) {
    const { reply } = row.options
    if (reply === undefined) continue
    const known = names.get(reply)
    if (known === undefined) names.add(reply, { id: `reply:${key}` })
    replyNames.set(key, known?.id ?? `reply:${key}`)
  }
  const { schemas } = toJSONSchema(names, { io: 'input', uri: (id) => prefix + id })
  const replies = new Map<string, Json>()
  for (const [key, id] of replyNames) {
    replies.set(key, id.startsWith('reply:') ? withoutIds(schemas[id] ?? {}) : { $ref: prefix + id })
  }
  return { replies, components: referred([...replies.values()], schemas) }
}

/** The components that are reached from these schemas, in the order of their names. */
function referred(roots: Json[], schemas: Record<string, Json>): Record<string, Json> {
  const found = new Map<string, Json>()
  const waiting = [...roots]
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    for (const [, id = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const component = schemas[id]
      if (component === undefined || found.has(id)) continue
      found.set(id, withoutIds(component))
      waiting.push(withoutIds(component))
    }
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
