/**
 * The addresses of this build. Code that needs only a flag of the build reads `import.meta.env` directly;
 * features and stores never do. (ruling R6)
 */

/** The demo's addresses are paths on its own origin; the API client needs absolute ones. */
function whole(address: string): string {
  return new URL(address, window.location.origin).href.replace(/\/$/, '')
}

/** The settings of Web Push with the owner's key, as JSON; empty in a build without it. */
const ownKey =
  import.meta.env.VITE_PUSH === 'vapid' ? `{"publicKey":"${import.meta.env.VITE_VAPID_KEY}"}` : ''

export const environment = {
  addresses: {
    main: whole(import.meta.env.VITE_API_URL),
    talent: whole(import.meta.env.VITE_TALENT_API_URL),
    search: whole(import.meta.env.VITE_SEARCH_URL),
  },
  icons: whole(import.meta.env.VITE_ICON_URL),
  cdn: import.meta.env.VITE_CDN_URL,
  media: whole(import.meta.env.VITE_MEDIA_URL),
  tracker: whole(import.meta.env.VITE_TRACKER_URL),
  paymentHosts: import.meta.env.VITE_PAYMENT_HOSTS,
  push: import.meta.env.VITE_PUSH === 'fcm' ? import.meta.env.VITE_FIREBASE_CONFIG : ownKey,
  codeEditorOrigin: import.meta.env.VITE_CODE_EDITOR_ORIGIN,
  cvBuilderOrigin: import.meta.env.VITE_CV_BUILDER_ORIGIN,
} as const

/** Hosts that pages may navigate to or load from. */
export const hosts = {
  gateways: environment.paymentHosts,
  pictures: [environment.cdn, environment.icons, environment.media],
  media: environment.media,
} as const
