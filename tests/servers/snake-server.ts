/**
 * A server with another format than the contract's, made from the sandbox: `{ ok, result, paging, error }`,
 * snake case, `id`, instants as seconds, numbers as text. It knows nothing of the adapter that reads it.
 */

import { listRows } from '#src/api/contract/all.ts'
import { INSTANT } from '#src/lib/instant.ts'

type Network = (request: Request) => Promise<Response> | Response
type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const spell = (name: string) =>
  name === '_id' ? 'id' : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Keys of maps by id stay, because they are data. */
const isName = (key: string) => /^(?:_id|[a-z]+(?:[A-Z][a-z]+)*)$/.test(key)

function speak(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(speak)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string' && INSTANT.test(value)) return Math.floor(Date.parse(value) / 1000)
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [isName(key) ? spell(key) : key, speak(one)]),
  )
}

/** The contract's names by the server's, for bodies and queries. */
function listNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>([
    ['id', '_id'],
    ['per_page', 'count'],
  ])
  const add = (shape: unknown, depth = 0) => {
    if (typeof shape !== 'object' || shape === null || depth > 12) return
    const { entries, wrapped, item, options } = shape as {
      entries?: Json
      wrapped?: unknown
      item?: unknown
      options?: unknown[]
    }
    for (const [name, inner] of Object.entries(entries ?? {})) {
      if (name !== '_id') names.set(spell(name), name)
      add(inner, depth + 1)
    }
    for (const inner of [wrapped, item, ...(options ?? [])]) add(inner, depth + 1)
  }
  for (const { row } of listRows()) {
    add(row.options.body)
    add(row.options.query)
  }
  return names
}

const names = listNames()
const hear = (name: string) => names.get(name) ?? name

function hearAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hearAll)
  if (!isJson(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [hear(key), hearAll(one)]))
}

async function hearRequest(request: Request): Promise<Request> {
  const address = new URL(request.url)
  const query = [...address.searchParams].map(([name, value]) => [hear(name), value])
  address.search = new URLSearchParams(query).toString()
  const isJsonBody = request.body !== null && request.headers.get('content-type')?.includes('json') === true
  if (!isJsonBody) return new Request(address, request)
  const body = JSON.stringify(hearAll(await request.json()))
  return new Request(address, { method: request.method, headers: request.headers, body })
}

function answer({ code, status, msg, data, errors, total, page, count }: Json): Json {
  if (status !== 'success')
    return { ok: false, error: { code, message: msg, ...(errors !== undefined && { fields: errors }) } }
  const paging = total === undefined ? {} : { paging: speak({ total, page, per_page: count }) }
  return { ok: true, message: msg, result: speak(data), ...paging }
}

/** Every JSON reply; everything else passes unchanged. */
export function makeSnakeServer(sandbox: Network): Network {
  return async (request) => {
    const response = await sandbox(await hearRequest(request))
    if (response.headers.get('content-type')?.includes('json') !== true) return response
    const envelope: unknown = await response.json()
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const body = isJson(envelope) && 'code' in envelope ? answer(envelope) : envelope
    return new Response(JSON.stringify(body), { status: response.status, headers })
  }
}
