/**
 * The headers of a call. In a separate file without a validator, since the first script uses it for its bare
 * requests.
 */

import type { Base, Row } from '../row.ts'
import type { Caller, Metadata } from './ports.ts'

const CALLER = ['accesstoken', 'guestid', 'fingerprint', 'metadata'] as const
type HeaderName = (typeof CALLER)[number]

/** The headers that name the caller, by base. (ruling R40) */
export const CALLER_HEADERS: Readonly<Record<Base, readonly HeaderName[]>> = {
  main: CALLER,
  talent: ['accesstoken'],
  search: ['accesstoken', 'guestid'],
  external: [],
}

/** Every header that a server must accept from another origin. The refresh sends its token in one. (spec 7) */
export const SENT_HEADERS = [...CALLER, 'refreshtoken', 'content-type'] as const
export type SentHeader = (typeof SENT_HEADERS)[number]

/**
 * The ten-minute token of a login with too many devices: only in memory, never in the cookie. (ruling R33)
 */
let deviceRemovalToken: string | undefined

export function setDeviceRemovalToken(accessToken: string | undefined): void {
  deviceRemovalToken = accessToken
}

export function getDeviceRemovalToken(): string | undefined {
  return deviceRemovalToken
}

/**
 * JSON in which everything beyond ASCII is written as `\uXXXX`, since `fetch` throws on a Bengali letter in a
 * header; JSON itself escapes line breaks. (ruling R40)
 */
export function formatAsciiJson(value: Metadata): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Tells whether a text can be used unchanged in a header and a cookie: visible ASCII, no blanks. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)
}

/** Drops values that are not valid in a header, so that a broken fingerprint or id never stops a call. */
function filterTokens(headers: Partial<Record<SentHeader, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => isToken(entry[1])),
  )
}

/** The access token of a call; the removal of a device has its own, valid only for its rows. (ruling R33) */
function getAccessToken(row: Row, connection: Caller): string | undefined {
  return row.options.role === 'half-login' ? deviceRemovalToken : connection.tokens.read().accessToken
}

/**
 * The headers of {@link CALLER_HEADERS} that have a value, and the refresh token for the rows that send it. (ruling R40)
 */
export async function readCallerHeaders(row: Row, connection: Caller): Promise<Record<string, string>> {
  const { base = 'main', sendsRefreshToken } = row.options
  if (base === 'external') return {}
  const accesstoken = getAccessToken(row, connection)
  if (base === 'talent') return filterTokens({ accesstoken })
  const guestid = connection.guestId()
  if (base === 'search') return filterTokens({ accesstoken, guestid })
  const { fingerprint, metadata } = await connection.device.read()
  const refreshtoken = sendsRefreshToken ? connection.tokens.read().refreshToken : undefined
  return {
    ...filterTokens({ accesstoken, guestid, fingerprint, refreshtoken }),
    metadata: formatAsciiJson(metadata),
  }
}

/**
 * All headers of a call. Calls of the main base set a JSON content type, with or without a body; multipart
 * sets its own boundary. (spec 7)
 */
export async function readHeaders(
  row: Row,
  connection: Caller,
  isSentAsMultipart: boolean,
): Promise<Record<string, string>> {
  const isJson = (row.options.base ?? 'main') === 'main' && !isSentAsMultipart
  return {
    accept: 'application/json',
    ...(isJson && { 'content-type': 'application/json' }),
    ...(await readCallerHeaders(row, connection)),
  }
}

const READING: Row = { method: 'GET', path: '', options: {} }

/** The headers of any read of the main base, for requests that are sent before the client has loaded. */
export async function buildReadingHeaders(connection: Caller): Promise<Record<string, string>> {
  return readHeaders(READING, connection, false)
}
