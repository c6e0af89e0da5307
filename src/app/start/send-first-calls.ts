/**
 * Sends the first requests of the page at this address before the app itself has loaded. It sets only the
 * address and the headers, so that it stays tiny; the client takes over the responses.
 * (`api/client/first-call.ts`)
 */

import { STARTS } from 'virtual:first-calls'
import { sendFirstCall } from '#src/api/client/first-call.ts'
import { buildReadingHeaders } from '#src/api/client/headers.ts'
import type { Role } from '#src/lib/role.ts'
import { device, getGuestId } from '#src/stores/browser/device.ts'
import { readCookieRole, sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { environment } from '../environment.ts'

/** A page where visits begin, and the parameters of its address. */
export interface OpenedStart {
  route: string
  /** Still encoded, as they are in the address. */
  params: Readonly<Record<string, string>>
  /** The only role for which the requests are sent; undefined means everybody. */
  role: Role | undefined
  /** Absolute addresses of its first calls. */
  requests: readonly string[]
}

/**
 * Undefined for other pages and for another role's. Also in the demo, whose responses come from the page itself.
 */
export function findStart(path: string): OpenedStart | undefined {
  if (import.meta.env.VITE_DEMO === '1') return undefined
  for (const { route, address, role, requests } of STARTS) {
    const found = address.exec(path)
    if (!found || (role !== undefined && role !== readCookieRole())) continue
    return {
      route,
      role,
      params: found.groups ?? {},
      requests: requests.map((request) => `${environment.addresses.main}/${path.replace(address, request)}`),
    }
  }
  return undefined
}

/**
 * Sends nothing if the first response cannot be a good one: without a valid token, a refresh comes first.
 * (ruling R16)
 */
export async function sendFirstCalls({
  role,
  requests,
}: Pick<OpenedStart, 'role' | 'requests'>): Promise<void> {
  const { accessToken, refreshToken } = sessionCookies.read()
  if (accessToken === undefined && (refreshToken !== undefined || role !== undefined)) return
  const headers = await buildReadingHeaders({ tokens: sessionCookies, guestId: getGuestId, device })
  for (const request of requests) sendFirstCall(request, headers)
}
