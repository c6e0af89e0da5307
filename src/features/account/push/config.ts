/** The settings of pushes, handed down at start by `src/app/wire.ts`; empty where the build sends none. (ruling R59) */
/** Web Push by the owner's own key: the browser brings all the rest. (decision 0019) */
export interface WebPushConfig {
  publicKey: string
}

/** The owner's Firebase project. */
export interface VendorConfig {
  apiKey: string
  appId: string
  messagingSenderId: string
  projectId: string
  /** The public key that the browser's subscription is made with. */
  vapidKey: string
}

/** `sandbox`: the local API stands in for the vendor's service. (decision 0019) */
export type PushConfig = WebPushConfig | VendorConfig | { sandbox: true }

let json = ''

export function connectPush(given: string): void {
  json = given
}

/** Undefined where nothing is pushed: then no byte of it is loaded. The build has checked the rest. */
export function getPushConfig(): PushConfig | undefined {
  return json === '' ? undefined : (JSON.parse(json) as PushConfig)
}
