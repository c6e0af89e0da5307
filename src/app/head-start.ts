/**
 * What the page of this address asks first, on its way before the app itself is. Of all that the client does with a call this has
 * the address and the headers alone, so that it weighs next to nothing; the client takes the answers. (`api/client/head-start.ts`)
 */
import { headStart } from '#src/api/client/head-start.ts'
import { buildReadingHeaders } from '#src/api/client/request.ts'
import { device } from '#src/stores/browser/device.ts'
import { guestId } from '#src/stores/browser/guest-id.ts'
import { roleByCookie, sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { environment } from './environment.ts'

/** Addresses that visits begin with, and what their loaders ask for; `$1` is what the pattern found. A journey holds the two together. */
const FIRST: readonly (readonly [address: RegExp, questions: readonly string[]])[] = [
  [/^\/$/, ['anything/public/home', 'category', 'course?count=4']],
  [/^\/(?:course|bundle)\/([^/]+)$/, ['course/$1']],
  [/^\/dashboard$/, ['overview/new-class-joining', 'recording-progress', 'batch', 'overview/upcoming-classes-grouped', 'progress']],
]
const CLOSED = /^\/dashboard/

/** Whether the first answer can be a good one: a token is asked for before the call, and the gate has to decide first. (ruling R16) */
function canAsk(path: string): boolean {
  const { accessToken, refreshToken } = sessionCookies.read()
  if (accessToken === undefined) return refreshToken === undefined && !CLOSED.test(path)
  return !CLOSED.test(path) || roleByCookie() === 'learner'
}

/** `path`: of the address. */
export async function giveHeadStart(path: string): Promise<void> {
  const [address, questions] = FIRST.find(([pattern]) => pattern.test(path)) ?? []
  // The demo's answers come from the page itself.
  if (import.meta.env.VITE_DEMO === '1' || address === undefined || questions === undefined || !canAsk(path)) return
  const headers = await buildReadingHeaders({ tokens: sessionCookies, guestId, device })
  for (const question of questions) headStart(`${environment.addresses.main}/${path.replace(address, question)}`, headers)
}
