/** Pushes on this device: whether they are possible, and turning them on and off. (ruling R59) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { notification } from '#src/api/contract/notification.ts'
import { createId } from '#src/lib/create-id.ts'
import { readAs } from '#src/lib/read-as.ts'
import { probeMetadata } from '#src/stores/browser/device-probe.ts'
import { getGuestId } from '#src/stores/browser/device.ts'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { isAppleTab } from '#src/stores/browser/home-screen.ts'
import { allowPushes, mayShowPushes, readPushConsent } from '#src/stores/browser/push-state.ts'
import { stopPushes } from '#src/stores/browser/stop-pushes.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { getPushConfig } from './config.ts'
import { subscribe } from './subscription.ts'

/**
 * `not-offered`: not configured in this build. `needs-home-screen`: an iPhone only allows it for apps on the
 * home screen.
 */
export type PushState = 'not-offered' | 'needs-home-screen' | 'unsupported' | 'denied' | 'off' | 'on'

/**
 * Milliseconds that a press waits for the service worker of a first visit, which is registered after the page
 * has loaded.
 */
const WORKER_TIMEOUT = 15_000

const Consent = v.object({ owner: v.string(), token: v.string() })

async function readConsent() {
  return readAs(Consent, await readPushConsent())
}

/** Tells the state if it is known at once, for the first render; undefined if the device has to be asked. */
export function findPushState(): PushState | undefined {
  if (getPushConfig() === undefined) return 'not-offered'
  if (isAppleTab()) return 'needs-home-screen'
  if (!('serviceWorker' in navigator && 'Notification' in globalThis && 'PushManager' in globalThis))
    return 'unsupported'
  const { permission } = Notification
  if (permission === 'granted') return undefined
  return permission === 'denied' ? 'denied' : 'off'
}

export async function readPushState(): Promise<PushState> {
  return findPushState() ?? (await readAllowedState())
}

async function readAllowedState(): Promise<PushState> {
  return (await readConsent())?.owner === getPersonId() && (await mayShowPushes()) ? 'on' : 'off'
}

/** The local API's replacement of the vendor's service gives each browser its own token. */
function makeSandboxToken(): string {
  const stored = recall('device:sandbox-push', v.string())
  if (stored !== undefined) return stored
  const made = `sandbox-${createId()}`
  remember('device:sandbox-push', made)
  return made
}

async function findWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>(
    (_, reject) => (timer = setTimeout(reject, WORKER_TIMEOUT, new Error('no service worker'))),
  )
  try {
    return await Promise.race([navigator.serviceWorker.ready, silence])
  } finally {
    clearTimeout(timer)
  }
}

async function fetchToken(): Promise<string> {
  const config = getPushConfig()
  if (config === undefined) throw new Error('no configuration')
  const serviceWorkerRegistration = await findWorker()
  if ('sandbox' in config) return makeSandboxToken()
  if ('publicKey' in config) return subscribe(serviceWorkerRegistration, config.publicKey)
  const { initializeApp } = await import('@firebase/app')
  const { getMessaging, getToken } = await import('@firebase/messaging')
  return getToken(getMessaging(initializeApp(config)), {
    vapidKey: config.vapidKey,
    serviceWorkerRegistration,
  })
}

/** Sent once; nothing is sent after a logout. */
async function sendToken(owner: string, token: string): Promise<void> {
  await call(
    notification.registerPush,
    { body: { device_id: getGuestId(), metadata: await probeMetadata(), fcm: token } },
    { isQuiet: true },
  )
  if (getPersonId() !== owner) return
  if (!(await allowPushes({ owner, token }))) throw new Error('the browser keeps nothing')
}

/** Call it only from a press: it lets the browser ask. Resolves with the resulting state. */
export async function turnOnPush(): Promise<PushState> {
  const owner = getPersonId()
  // Must come first: some browsers only ask during the press itself.
  const permission = await Notification.requestPermission()
  if (permission === 'granted' && owner !== undefined) await sendToken(owner, await fetchToken())
  return readPushState()
}

export async function turnOffPush(): Promise<PushState> {
  await stopPushes(false)
  return readPushState()
}

/** At each visit: sends the token again if it has changed, or if its session has ended since. */
export async function refreshPush(): Promise<void> {
  const consent = await readConsent()
  if (consent === undefined || consent.owner !== getPersonId() || getPushConfig() === undefined) return
  const token = await fetchToken()
  if (token !== consent.token || !(await mayShowPushes())) await sendToken(consent.owner, token)
}
