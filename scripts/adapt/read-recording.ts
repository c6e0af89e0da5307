/** Reads a HAR file, as browsers save what they have sent: addresses and shapes, no header of a person. */

import { inferSchema } from './schema.ts'
import type { Operation, Source } from './source.ts'

interface Entry {
  request: {
    method: string
    url: string
    headers?: readonly { name: string }[]
    postData?: { text?: string }
  }
  response: { status: number; content?: { text?: string; encoding?: string } }
}

interface Recorded {
  method: string
  address: URL
  reply: unknown
  body: unknown
  hasBearer: boolean
}

/** Parts of an address that belong to the API, not to a call. */
const OF_BASE = /^(?:api|rest|json|wp-json|v\d[\d.]*)$/i
const LIKE_AN_ID = /^(?:\d+|(?=.*\d)[0-9a-f-]{8,})$/i

export const isRecording = (value: unknown): boolean =>
  Array.isArray((value as { log?: { entries?: unknown } } | null)?.log?.entries)

function parse(text: string | undefined, encoding?: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text)
  } catch {
    return undefined
  }
}

function readEntry({ request, response }: Entry): Recorded[] {
  const reply = parse(response.content?.text, response.content?.encoding)
  const isGood = response.status >= 200 && response.status < 300
  if (!isGood || typeof reply !== 'object' || reply === null || !URL.canParse(request.url)) return []
  const hasBearer = (request.headers ?? []).some(({ name }) => name.toLowerCase() === 'authorization')
  const body = parse(request.postData?.text)
  return [{ method: request.method, address: new URL(request.url), reply, body, hasBearer }]
}

/** The origin with the most replies; the others are trackers, players and the like. */
function findOrigin(recorded: readonly Recorded[]): string {
  const counts = new Map<string, number>()
  for (const { address } of recorded) counts.set(address.origin, (counts.get(address.origin) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ''
}

const splitPath = ({ pathname }: URL) => pathname.split('/').filter(Boolean)

function findPrefix(paths: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = paths
  const end = first.findIndex((part, at) => !OF_BASE.test(part) || paths.some((path) => path[at] !== part))
  return first.slice(0, Math.max(end, 0))
}

/** Short texts of all replies: a text that also occurs in an address is an id or a slug. */
function listValues(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' || typeof value === 'number') {
    if (String(value).length < 80) found.add(String(value))
  } else for (const each of Object.values(Object(value) as object)) listValues(each, found)
  return found
}

export function readRecording(value: unknown, file: string): Source {
  const { entries } = (value as { log: { entries: readonly Entry[] } }).log
  const all = entries.flatMap(readEntry)
  const origin = findOrigin(all)
  const recorded = all.filter(({ address }) => address.origin === origin)
  if (recorded.length === 0)
    throw new Error(`${file} holds no reply that is JSON. Save it with the contents of the replies.`)
  const prefix = findPrefix(recorded.map(({ address }) => splitPath(address)))
  const values = listValues(recorded.map(({ reply }) => reply))
  const isId = (part: string) =>
    LIKE_AN_ID.test(part) || (values.has(decodeURIComponent(part)) && !/^[a-z]{1,6}$/.test(part))
  const byCall = new Map<string, Recorded[]>()
  for (const each of recorded) {
    const path = splitPath(each.address)
      .slice(prefix.length)
      .map((part, at) => (at > 0 && isId(part) ? `{id${at}}` : part))
      .join('/')
    const call = `${each.method} ${path}`
    byCall.set(call, [...(byCall.get(call) ?? []), each])
  }
  const operations = [...byCall].map(([call, replies]): Operation => {
    const [method = '', path = ''] = call.split(' ')
    const bodies = replies.flatMap(({ body }) => (body === undefined ? [] : [body]))
    return {
      method,
      path,
      query: [...new Set(replies.flatMap(({ address }) => [...address.searchParams.keys()]))],
      reply: inferSchema(replies.map(({ reply }) => reply)),
      ...(bodies.length > 0 && { body: inferSchema(bodies) }),
    }
  })
  return {
    kind: 'recording',
    title: new URL(origin).host,
    base: [origin, ...prefix].join('/'),
    sendsBearer: recorded.some(({ hasBearer }) => hasBearer),
    operations,
    root: undefined,
    unasked: new Map(),
    notes: [
      'A recording shows what its visitor did. What was not recorded counts as lacking: record more, or take it out of missing.',
    ],
  }
}
