/** Builds a request from its row: address, cache key and body; `headers.ts` has the rest. */

import type { Row } from '../row.ts'
import { ApiError } from './api-error.ts'
import { takeFirstResponse } from './first-call.ts'
import type { Addresses, ConnectOptions, Fields, Parts } from './ports.ts'

/**
 * Encodes a parameter as one path segment. An empty one or a dot would address another call, so it is
 * answered as not found.
 */
function encodeSegment(name: string, params: Readonly<Record<string, string>>): string {
  const value = params[name] ?? ''
  if (value === '' || value === '.' || value === '..') throw new ApiError('http', { status: 404 })
  return encodeURIComponent(value)
}

function fillPath(row: Row, params: Readonly<Record<string, string>>): string {
  return row.path.replace(/:(\w+)/g, (_, name: string) => encodeSegment(name, params))
}

/** External rows have their host in a parameter, as an absolute address that is not encoded. */
function fillExternalAddress(row: Row, params: Readonly<Record<string, string>>): string {
  return row.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

/**
 * Joins the given query values with those that the contract forces, sorted by name so that equal requests
 * have equal texts.
 */
function formatQuery(row: Row, query: Readonly<Record<string, unknown>> = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...row.options.force })) {
    if (value !== undefined && value !== null) params.append(name, `${value as string | number | boolean}`)
  }
  params.sort()
  return params.toString()
}

export function buildAddress(row: Row, { params = {}, query }: Parts, addresses: Addresses): string {
  const { base = 'main' } = row.options
  if (base === 'external') return fillExternalAddress(row, params)
  const search = formatQuery(row, query)
  return `${addresses[base].replace(/\/+$/, '')}/${fillPath(row, params).replace(/^\/+/, '')}${search && `?${search}`}`
}

/** The common prefix of the cache keys of one row's requests. */
export function buildKeyPrefix(row: Row): string {
  return `${row.method} ${row.options.base ?? 'main'} ${row.path}?`
}

/** The cache key of a request: method, path, parameters and query in one order, so that equal requests share a reply. */
export function buildKey(row: Row, input: Parts): string {
  const params = new URLSearchParams(input.params)
  params.sort()
  return `${buildKeyPrefix(row)}${params}?${formatQuery(row, input.query)}`
}

function isBlob(value: unknown): value is Blob {
  return value instanceof Blob
}

/** Tells whether the call is sent as multipart: always, or only with a file among its fields. */
export function isMultipart(row: Row, fields: Fields | undefined): boolean {
  if (row.options.form === true) return true
  return row.options.form === 'either' && Object.values(fields ?? {}).some(isBlob)
}

/** Formats one value of a multipart field: files unchanged, objects as JSON, all else as text. */
function formatFieldValue(value: unknown): Blob | string {
  if (isBlob(value)) return value
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}

/** Lists become repeated fields; missing values are omitted. */
export function buildFormData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const sent = one === undefined || one === null ? undefined : formatFieldValue(one)
      if (sent instanceof Blob) form.append(name, sent)
      else if (sent !== undefined) form.append(name, sent)
    }
  }
  return form
}

/**
 * The network of a connection, looked up at each call: a test may replace it after the start. An arrow
 * function, since ky calls it as its own method and the browser's `fetch` must be called on the window.
 */
export function getFetch({ fetch }: Pick<ConnectOptions, 'fetch'>): typeof globalThis.fetch {
  if (fetch) return (input, init) => fetch(input, init)
  return (input, init) =>
    (input instanceof Request ? takeFirstResponse(input) : undefined) ?? globalThis.fetch(input, init)
}
