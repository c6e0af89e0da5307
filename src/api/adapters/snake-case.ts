/**
 * Reads a server with another envelope, other names and other numbers, as many frameworks send them: `{ ok,
 * result, paging, error }`, snake case, `id`, instants in seconds. An example to copy; a build uses it with
 * `VITE_ADAPTER=snake-case`.
 */

import { isPage, type Row } from '../row.ts'
import type { Adapter, Envelope } from './adapter.ts'
import { readByShape, type Spelling } from './read-by-shape.ts'

interface Foreign {
  ok?: unknown
  result?: unknown
  message?: unknown
  paging?: { total?: unknown; page?: unknown; per_page?: unknown }
  error?: { code?: unknown; message?: unknown; fields?: Record<string, string> }
}

export const spellSnake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const spelling: Spelling = {
  listNames: (name) => (name === '_id' ? ['id'] : [spellSnake(name)]),
  zone: '+06:00',
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Renames the fields at all levels; texts, files and ids are unchanged. */
function spellAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spellAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name === '_id' ? 'id' : spellSnake(name), spellAll(one)]),
  )
}

function readError({ error }: Foreign, status: number): Envelope {
  const code = Number(error?.code)
  return {
    code: code >= 400 ? code : Math.max(status, 400),
    status: 'error',
    msg: readText(error?.message),
    ...(error?.fields && { errors: error.fields }),
  }
}

function readGood(row: Row, { result, message, paging = {} }: Foreign, status: number): Envelope {
  const { reply } = row.options
  const head = { code: status, status: 'success', msg: readText(message) } as const
  if (reply === undefined) return { ...head, data: result }
  if (!isPage(reply)) return { ...head, data: readByShape(reply, result, spelling) }
  const page = { data: result, total: paging.total, page: paging.page, count: paging.per_page }
  return { ...head, ...(readByShape(reply, page, spelling) as Pick<Envelope, 'data'>) }
}

export const adapter: Adapter = {
  convertAddress: (_row, address) => {
    const converted = new URL(address)
    converted.search = ''
    for (const [name, value] of address.searchParams)
      converted.searchParams.append(name === 'count' ? 'per_page' : spellSnake(name), value)
    return converted
  },
  convertFields: (_row, fields) => spellAll(fields) as Record<string, unknown>,
  convertReply: (row, { status, body }) => {
    const foreign = Object(body) as Foreign
    return foreign.ok === true ? readGood(row, foreign, status) : readError(foreign, status)
  },
}
