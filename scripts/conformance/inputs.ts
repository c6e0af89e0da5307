/** The roles, ids and addresses of a call; ids come from earlier replies. */

import type * as v from 'valibot'
import { formatPath, type KeyedRow } from '#src/api/contract/all.ts'
import type { Base, Caller, Row } from '#src/api/row.ts'
import type { Feature } from '#src/lib/features.ts'
import { ALSO, findNeed, gather, type Kind, type Need, SOURCES } from './ids.ts'
import { WRITES } from './writes.ts'

/** Maximum candidates per id, since an exam may be closed or a certificate another person's. */
const MOST_TRIES = 12

export interface Server {
  /** A base without an address is skipped. */
  addresses: Partial<Record<Base, string>>
  /** Access tokens by role. */
  tokens: Partial<Record<'learner' | 'teacher' | 'talent', string>>
  /** Ids that no reply contains. */
  ids: ReadonlyMap<Kind, string>
  canWrite: boolean
  /** Whether the owner offers a feature; its calls are not asked otherwise. (rulings R76, R77) */
  offered: Readonly<Record<Feature, boolean>>
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds; the machine's own when omitted. */
  now?: () => number
  /** The machine's clock, in milliseconds since 1970. */
  clock?: () => number
}

export type Role = keyof Server['tokens'] | 'guest'
export type Inputs = readonly (readonly [name: string, value: string, isInPath: boolean])[]

export function listRoles({ options: { role = 'any' } }: Row, tokens: Server['tokens']): Role[] {
  const admits: readonly Caller[] = [role].flat()
  const given = (['learner', 'teacher', 'talent'] as const).filter((each) => tokens[each] !== undefined)
  if (admits.some((each) => each === 'any' || each === 'guest')) return ['guest', ...given]
  // A talent may do everything that a learner may. (ruling R10)
  return given.filter(
    (each) =>
      admits.includes('signed-in') ||
      admits.includes(each) ||
      (each === 'talent' && admits.includes('learner')),
  )
}

export function listNeeds(
  { key, row }: KeyedRow,
  role: Role,
): { name: string; isInPath: boolean; need: Need | undefined }[] {
  const path = formatPath(row).replace(/^\//, '')
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({ name, isInPath: true }))
  const entries = Object.entries(
    (row.options.query as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries ?? {},
  )
  const inQuery = entries
    .filter(([, { type }]) => type !== 'optional')
    .map(([name]) => ({ name, isInPath: false }))
  const fill = row.method === 'GET' ? {} : (WRITES[key]?.fill ?? {})
  const inBody = Object.keys(fill).filter((name) => !inPath.some((each) => each.name === name))
  const also = ALSO[key]
  return [
    ...(also && also.unless !== role ? [{ name: also.name, isInPath: false, need: also.need }] : []),
    ...[...inPath, ...inQuery].map((each) => ({
      ...each,
      need: fill[each.name] ?? findNeed(path, each.name, each.isInPath),
    })),
    ...inBody.map((name) => ({ name, isInPath: false, need: fill[name] })),
  ]
}

export interface Asking {
  server: Server
  /** Ids by role and kind. */
  known: Map<string, string[]>
}

export function learn({ known }: Asking, role: Role, key: string, value: unknown): void {
  for (const source of SOURCES.filter((each) => each.key === key)) {
    const place = `${role} ${source.kind}`
    known.set(place, [...new Set([...(known.get(place) ?? []), ...gather(value, source.path)])])
  }
}

/** The role's ids come before those that others can see. */
function listIds({ known, server }: Asking, role: Role, need: Need | undefined): string[] {
  if (need === undefined) return []
  if (typeof need !== 'string') return [need.value]
  const said = server.ids.get(need)
  if (said !== undefined) return [said]
  const roles: readonly Role[] = [role, 'guest', 'learner', 'teacher', 'talent']
  return [...new Set(roles.flatMap((each) => known.get(`${each} ${need}`) ?? []))]
}

/** One set of inputs per candidate of the first id; undefined when an id is unknown. */
export function listInputs(asking: Asking, keyed: KeyedRow, role: Role): Inputs[] | undefined {
  const needs = listNeeds(keyed, role).map((each) => ({ ...each, ids: listIds(asking, role, each.need) }))
  if (needs.some(({ ids }) => ids.length === 0)) return undefined
  const count = Math.min(MOST_TRIES, Math.max(1, ...needs.map(({ ids }) => ids.length)))
  return Array.from({ length: count }, (_, at) =>
    needs.map(({ name, ids, isInPath }) => [name, ids[at] ?? ids[0]!, isInPath] as const),
  )
}

export function buildAddress(
  { method, path: pattern, options }: Row,
  address: string,
  inputs: Inputs,
): string {
  let path = pattern.replace(/^\//, '')
  const query = new URLSearchParams(
    Object.entries(options.force ?? {}).map(([name, value]) => [name, String(value)]),
  )
  for (const [name, value, isInPath] of inputs) {
    if (isInPath) path = path.replace(`:${name}`, encodeURIComponent(value))
    else if (method === 'GET') query.set(name, value)
  }
  return `${address.replace(/\/$/, '')}/${path}${query.size > 0 ? `?${query}` : ''}`
}
