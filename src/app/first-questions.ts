/** What the page of this address will ask for, asked while the app itself is still on its way; the screens take the answers. */
import { roleByCookie, sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { connectApp } from './client.ts'

type Ask = (segment: string) => Promise<void>

/** Addresses that visits begin with; `segment` is the second part of the address. */
const FIRST: readonly (readonly [address: RegExp, ask: Ask])[] = [
  [/^\/$/, async () => (await import('#src/routes/guest/early.ts')).homeEarly()],
  [/^\/(?:course|bundle)\/([^/]+)$/, async (slug) => (await import('#src/routes/guest/course-early.ts')).courseEarly({ params: { slug } })],
  [/^\/dashboard$/, askForToday],
]

/** The gate decides about everybody else: without a token that still holds, or in another role. */
async function askForToday(): Promise<void> {
  if (sessionCookies.read().accessToken === undefined || roleByCookie() !== 'learner') return
  const { askForToday: ask } = await import('#src/routes/learner/early.ts')
  ask()
}

/** `path`: of the address. Whatever goes wrong here, the page asks for itself. */
export async function askFirst(path: string): Promise<void> {
  // The demo's answers come from the page itself.
  if (import.meta.env.VITE_DEMO === '1') return
  for (const [address, ask] of FIRST) {
    const [match, segment = ''] = address.exec(path) ?? []
    if (match === undefined) continue
    connectApp()
    await ask(decodeURIComponent(segment))
  }
}
