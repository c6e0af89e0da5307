/**
 * Puts an adapter between the client and the network: the client, its rows and every screen use the contract
 * unchanged. (ruling R76)
 */

import * as v from 'valibot'
import type { Addresses } from '../client/ports.ts'
import { isPage, type Row } from '../row.ts'
import type { Adapter, Envelope } from './adapter.ts'
import { makeFindRow } from './find-row.ts'
import { flattenFields, flattenHeader } from './plain-metadata.ts'
import { words } from './words.ts'

type Fetch = typeof globalThis.fetch

const NOT_FOUND: Envelope = { code: 404, status: 'error', msg: words.notThere }
const NO_ROWS = { data: [], total: 0, page: 1, count: 0 }

/** Nothing, in the shape of the reply; undefined for one that must hold something. */
function findEmptyReply({ method, options: { reply } }: Row): Pick<Envelope, 'data'> | undefined {
  if (method !== 'GET' || reply === undefined) return undefined
  if (isPage(reply)) return NO_ROWS
  const data = [[], null].find((each) => v.is(reply, each))
  return data === undefined ? undefined : { data }
}

/**
 * A server without a list has no rows: pages that read it beside their own leave that part out. What only
 * that list is for is not offered. (`scripts/features/lacking.ts`)
 */
function answerMissing(row: Row): Envelope {
  const empty = findEmptyReply(row)
  return empty ? { code: 200, status: 'success', msg: '', ...empty } : NOT_FOUND
}

const isJson = (headers: Headers) => headers.get('content-type')?.includes('json') === true

/** The envelope's own status decides, so that an error inside a 200 becomes an error here too. */
function buildResponse(envelope: Envelope, headers?: Headers): Response {
  const sent = new Headers(headers)
  // They describe the original bytes.
  for (const name of ['content-length', 'content-encoding']) sent.delete(name)
  sent.set('content-type', 'application/json')
  const status = envelope.code >= 200 && envelope.code < 600 ? envelope.code : 200
  return new Response(JSON.stringify(envelope), { status, headers: sent })
}

async function convertBody(adapter: Adapter, row: Row, request: Request): Promise<Blob | string | undefined> {
  // A read also sends a JSON content type, but has no body. (spec 7)
  if (request.method === 'GET') return undefined
  const body = await request.blob()
  if (body.size === 0) return undefined
  const { convertFields, hasPlainMetadata } = adapter
  if ((!convertFields && !hasPlainMetadata) || !isJson(request.headers)) return body
  const given = JSON.parse(await body.text()) as Record<string, unknown>
  const fields = hasPlainMetadata ? flattenFields(given) : given
  return JSON.stringify(convertFields?.(row, fields) ?? fields)
}

/** Built from its parts: not every browser can clone a request with a body. */
async function convertRequest(adapter: Adapter, row: Row, request: Request): Promise<Request> {
  const address = new URL(request.url)
  const { method, signal, keepalive, credentials } = request
  const told = adapter.hasPlainMetadata ? flattenHeader(request.headers) : request.headers
  const headers = adapter.convertHeaders?.(told) ?? told
  const body = await convertBody(adapter, row, request)
  const init = { method, headers, signal, keepalive, credentials, body }
  return new Request(adapter.convertAddress?.(row, address) ?? address, init)
}

/**
 * A body that is not JSON comes from a gateway or a portal: it passes unchanged and decides nothing. (ruling
 * R8)
 */
async function convertResponse(
  adapter: Adapter,
  row: Row,
  address: URL,
  response: Response,
): Promise<Response> {
  const text = await response.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    const { status, headers } = response
    return new Response(status === 204 ? null : text, { status, headers })
  }
  const { status, headers } = response
  return buildResponse(adapter.convertReply(row, { status, body, address }), headers)
}

export const isMissing = ({ missing = [] }: Adapter, { method, path }: Row) =>
  missing.some((each) => each === `${method} ${path}` || each === path || path.startsWith(`${each}/`))

export function adaptFetch(
  adapter: Adapter,
  rows: readonly Row[],
  addresses: Addresses,
  fetch: Fetch = (input, init) => globalThis.fetch(input, init),
): Fetch {
  const findRow = makeFindRow(rows, addresses)
  return async (input, init) => {
    const request = new Request(input, init)
    const row = findRow(request.method, request.url)
    if (row === undefined) return fetch(request)
    if (isMissing(adapter, row)) return buildResponse(answerMissing(row))
    const response = await fetch(await convertRequest(adapter, row, request))
    return convertResponse(adapter, row, new URL(request.url), response)
  }
}
