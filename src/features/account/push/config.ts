/** The settings of pushes, set at start by `src/app/wire.ts`; empty if the build sends none. (ruling R59) */
/** Web Push with the owner's own key: the browser does everything else. (decision 0019) */
export interface WebPushConfig {
  publicKey: string
}

/** The owner's Firebase project. */
export interface VendorConfig {
  apiKey: string
  appId: string
  messagingSenderId: string
  projectId: string
  /** The public key for the browser's subscription. */
  vapidKey: string
}

/** `sandbox`: the local API replaces the vendor's service. (decision 0019) */
export type PushConfig = WebPushConfig | VendorConfig | { sandbox: true }

let json = ''

export function connectPush(given: string): void {
  json = given
}

/** Undefined if there are no pushes: then none of their code is loaded. The build has checked the rest. */
export function getPushConfig(): PushConfig | undefined {
  return json === '' ? undefined : (JSON.parse(json) as PushConfig)
}
