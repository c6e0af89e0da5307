/** The headers of a call. A file of its own and without a validator, since the first script carries it for its bare requests. */

import type { Row } from '../row.ts'
import type { Caller, Metadata } from './ports.ts'

/** The ten-minute token of a login with too many devices: in memory alone, never in the cookie. (ruling R33) */
let deviceRemovalToken: string | undefined

export function setDeviceRemovalToken(accessToken: string | undefined): void {
  deviceRemovalToken = accessToken
}

export function getDeviceRemovalToken(): string | undefined {
  return deviceRemovalToken
}

/**
 * JSON in which everything beyond ASCII is written as `\uXXXX`, since `fetch` throws on one Bengali letter in a header; line breaks
 * are escaped by JSON itself. (ruling R40)
 */
export function formatAsciiJson(value: Metadata): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** True when a text can stand in a header and a cookie as it is: visible ASCII, no blanks. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)
}

/** Leaves out values that cannot stand in a header, so that a broken fingerprint or id never stops a call. */
function filterTokens(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => isToken(entry[1])),
  )
}

/** The access token of a call; the removal of a device has its own, good for its rows alone. (ruling R33) */
function getAccessToken(row: Row, connection: Caller): string | undefined {
  return row.options.role === 'half-login' ? deviceRemovalToken : connection.tokens.read().accessToken
}

/** main: all four; talent: the token alone; search: guest id and token; external: none of ours. (ruling R40) */
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

/** All headers of a call. Calls of the main base name JSON, with or without a body; multipart names its own boundary. (spec 7) */
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

/** The headers of any reading call of the main base, for requests that leave before the client is there. */
export async function buildReadingHeaders(connection: Caller): Promise<Record<string, string>> {
  return readHeaders(READING, connection, false)
}
