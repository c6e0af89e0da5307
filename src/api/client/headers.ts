/** The headers of each base, always valid: `fetch` throws on one Bengali letter in a header. (ruling R40) */
import type { Row } from '../row.ts'
import type { ConnectOptions, Metadata } from './connection.ts'
import { halfLoginToken } from './half-login.ts'

/** JSON in which everything beyond ASCII is written as `\uXXXX`; line breaks are escaped by JSON itself. */
export function asciiJson(value: Metadata): string {
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** True when a text can stand in a header and a cookie as it is: visible ASCII, no blanks. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)
}

/** Leaves out what cannot stand in a header, so that a broken fingerprint or id never stops a call. */
function onlyTokens(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => isToken(entry[1])))
}

/** Whose call it is. */
export type Caller = Pick<ConnectOptions, 'tokens' | 'guestId' | 'device'>

/** The access token this row goes with; a half login has its own, good for its rows alone. (ruling R33) */
export function tokenFor(row: Row, connection: Caller): string | undefined {
  return row.options.role === 'half-login' ? halfLoginToken() : connection.tokens.read().accessToken
}

/** main: all four; talent: the token alone; search: guest id and token; external: none of ours. (ruling R40) */
export async function headersFor(row: Row, connection: Caller): Promise<Record<string, string>> {
  const { base = 'main', sendsRefreshToken } = row.options
  if (base === 'external') return {}
  const accesstoken = tokenFor(row, connection)
  if (base === 'talent') return onlyTokens({ accesstoken })
  const guestid = connection.guestId()
  if (base === 'search') return onlyTokens({ accesstoken, guestid })
  const { fingerprint, metadata } = await connection.device.read()
  const refreshtoken = sendsRefreshToken ? connection.tokens.read().refreshToken : undefined
  return { ...onlyTokens({ accesstoken, guestid, fingerprint, refreshtoken }), metadata: asciiJson(metadata) }
}

/** What is sent and wished for: calls of the main base say JSON, with or without a body; multipart names its own boundary. (spec 7) */
export function contentHeaders({ options: { base = 'main' } }: Row, isMultipart: boolean): Record<string, string> {
  return { accept: 'application/json', ...(base === 'main' && !isMultipart && { 'content-type': 'application/json' }) }
}

const READING: Row = { method: 'GET', path: '', options: {} }

/** All that goes with any reading call of the main base. */
export async function readingHeaders(connection: Caller): Promise<Record<string, string>> {
  return { ...contentHeaders(READING, false), ...(await headersFor(READING, connection)) }
}
