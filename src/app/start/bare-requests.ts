/**
 * Sends what the page of this address asks first, before the app itself is there. Of all that the client does with a call this has
 * the address and the headers alone, so that it weighs next to nothing; the client takes the answers. (`api/client/bare-request.ts`)
 */

import { STARTS } from 'virtual:bare-requests'
import { sendBareRequest } from '#src/api/client/bare-request.ts'
import { buildReadingHeaders } from '#src/api/client/headers.ts'
import type { Role } from '#src/lib/role.ts'
import { device, getGuestId } from '#src/stores/browser/device.ts'
import { readCookieRole, sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { environment } from '../environment.ts'

/** A page that visits begin with, and what its address says. */
export interface OpenedStart {
  route: string
  /** As they stand in the address, encoded. */
  params: Readonly<Record<string, string>>
  /** The only role that it is asked for; undefined = everybody. */
  role: Role | undefined
  /** Whole addresses of the calls that it begins with. */
  requests: readonly string[]
}

/**
 * Undefined for other pages, for another role's, in the demo, whose answers come from the page itself, and with an adapter, which must see
 * every call.
 */
export function findStart(path: string): OpenedStart | undefined {
  if (import.meta.env.VITE_DEMO === '1' || import.meta.env.VITE_ADAPTER !== '') return undefined
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

/** Sends nothing where the first answer cannot be a good one: without a token that still holds, one is asked for first. (ruling R16) */
export async function sendBareRequests({ role, requests }: OpenedStart): Promise<void> {
  const { accessToken, refreshToken } = sessionCookies.read()
  if (accessToken === undefined && (refreshToken !== undefined || role !== undefined)) return
  const headers = await buildReadingHeaders({ tokens: sessionCookies, guestId: getGuestId, device })
  for (const request of requests) sendBareRequest(request, headers)
}
