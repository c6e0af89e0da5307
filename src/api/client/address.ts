/** The address of one call: base, path with its parameters, query with its forced values. */
import type { Row } from '../row.ts'
import { ApiError } from './api-error.ts'
import type { Addresses } from './connection.ts'

export interface Parts {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
}

/** A parameter as one segment. An empty one or a dot would name another call, so it names nothing at all. */
function segmentOf(name: string, params: Readonly<Record<string, string>>): string {
  const value = params[name] ?? ''
  if (value === '' || value === '.' || value === '..') throw new ApiError('http', { status: 404 })
  return encodeURIComponent(value)
}

function filledPath(row: Row, params: Readonly<Record<string, string>>): string {
  return row.path.replace(/:(\w+)/g, (_, name: string) => segmentOf(name, params))
}

/** Query values that are there, and those that the contract forces, sorted by name so that equal questions are equal texts. */
export function queryText(row: Row, query: Readonly<Record<string, unknown>> = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...row.options.force })) {
    if (value !== undefined && value !== null) params.append(name, `${value as string | number | boolean}`)
  }
  params.sort()
  return params.toString()
}

/** External rows carry their host in a parameter, as a whole address that is not encoded. */
function externalAddress(row: Row, params: Readonly<Record<string, string>>): string {
  return row.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

export function addressOf(row: Row, { params = {}, query }: Parts, addresses: Addresses): string {
  const { base = 'main' } = row.options
  if (base === 'external') return externalAddress(row, params)
  const search = queryText(row, query)
  return `${addresses[base].replace(/\/+$/, '')}/${filledPath(row, params).replace(/^\/+/, '')}${search && `?${search}`}`
}
