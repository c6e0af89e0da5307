/** Sends the calls of the first page while the app itself is still loading; the screens use the replies. */

import { sendPreloads } from '#src/api/preload.ts'
import { findPage } from '#src/routes/table.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { connectApp } from '../client.ts'
import { fetchAdaptedNetwork } from './fetch-adapted-network.ts'
import type { OpenedStart } from './send-first-calls.ts'

/**
 * Leaves a closed page without a token to the gate. If anything fails here, the page makes the calls itself.
 */
export async function preloadStart({ route, params, role }: OpenedStart): Promise<void> {
  if (role !== undefined && sessionCookies.read().accessToken === undefined) return
  connectApp(await fetchAdaptedNetwork())
  const decoded = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
  const page = await findPage(route)
  const calls = await page?.reads?.({ params: decoded, query: new URLSearchParams(window.location.search) })
  if (calls) sendPreloads(calls)
}
