/**
 * The whole app at one address, as a guest or as a person logged in at the sandbox; every screen is tested
 * through it. The test file calls `sandboxPerTest()` of `./sandbox.ts` once at its top.
 */

import { render, type RenderResult } from '@testing-library/react'
import Cookies from 'js-cookie'
import { createMemoryRouter, type DataRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { resetQueues } from '#src/api/outbox/queue.ts'
import { resetRemovals } from '#src/api/outbox/removals.ts'
import { App } from '#src/app/app.tsx'
import { listAppRoutes, fetchArea } from '#src/app/router.tsx'
import { loadShell } from '#src/app/start/shell-file-store.ts'
import { wireClient, wireRouter } from '#src/app/wire.ts'
import type { Role } from '#src/lib/role.ts'
import { signedIn } from '#src/stores/session/session-store.ts'
import { resetAllStores } from './support/reset-all-stores.ts'

/** The seed's accounts. */
const PHONES = {
  learner: '01712345678',
  teacher: '01511111111',
  talent: '01311111111',
} as const satisfies Partial<Record<Role, string>>
/** The sandbox's one code. */
const OTP = '246810'

interface Options {
  as?: Role
  /** Another account of the seed, by its phone. */
  phone?: string
  /** Between the client and the network, as a build with an adapter has it. */
  network?: typeof globalThis.fetch
}

export interface RenderedApp extends RenderResult {
  router: DataRouter
}

/** A browser that nobody has used yet. */
export function freshBrowser(): void {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' })
  localStorage.clear()
  sessionStorage.clear()
  resetAllStores()
  resetQueues()
  resetRemovals()
}

/** Logs in by phone and code, as a person would. */
async function logIn(msisdn: string): Promise<void> {
  await call(auth.sendOtp, { body: { msisdn, purpose: 'login' } })
  const reply = await call(auth.verifyOtpMsisdn, { body: { msisdn, otp: OTP, purpose: 'login' } })
  if (!('refreshToken' in reply)) throw new Error(`${msisdn} cannot log in by a code alone`)
  signedIn(reply, reply.user)
}

function phoneOf({ as = 'guest', phone }: Options): string | undefined {
  return phone ?? (as === 'guest' ? undefined : PHONES[as])
}

/**
 * Opens an address; resolves when its first page's files are there. The data may still be on its way. What draws questions and messages
 * is in memory, as after the first calm moment: fetched cold, it can take longer than a question waits for it.
 */
export async function renderApp(address: string, options: Options = {}): Promise<RenderedApp> {
  freshBrowser()
  const unwireClient = wireClient(options.network)
  const phone = phoneOf(options)
  if (phone !== undefined) await logIn(phone)
  const router = createMemoryRouter(listAppRoutes(), {
    initialEntries: [address],
    patchRoutesOnNavigation: fetchArea,
  })
  const unwireRouter = wireRouter(router)
  await loadShell()
  onTestFinished(() => {
    unwireClient()
    unwireRouter()
    router.dispose()
  })
  return { ...render(<App router={router} />), router }
}
