/** The keys of the five environment files (ruling R6); an unknown one is a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

interface ImportMetaEnv {
  readonly VITE_APP_ENV: 'production' | 'development' | 'test' | 'local' | 'lan'
  readonly VITE_DEMO: '' | '1'
  /** The version of `package.json`. */
  readonly VITE_RELEASE: string
  readonly VITE_CLIENT_URL: string
  readonly VITE_ICON_URL: string
  readonly VITE_API_URL: string
  readonly VITE_TALENT_API_URL: string
  readonly VITE_SEARCH_URL: string
  readonly VITE_MEDIA_URL: string
  readonly VITE_CDN_URL: string
  readonly VITE_TRACKER_URL: string
  readonly VITE_CODE_EDITOR_ORIGIN: string
  readonly VITE_CV_BUILDER_ORIGIN: string
  readonly VITE_PAYMENT_HOSTS: string
  readonly VITE_PUSH: 'vapid' | 'fcm' | 'off'
  readonly VITE_VAPID_KEY: string
  readonly VITE_FIREBASE_CONFIG: string
  readonly VITE_REPORT_URL: string
  readonly VITE_AD_PIXEL_ID: string
  /** The name of a file in `src/api/adapters`, or nothing. */
  readonly VITE_ADAPTER: string
  /** Only the build reads it: `scripts/features/take-out.ts`. */
  readonly VITE_KEEP_CLASSES: '' | 'on'
  /** Only the build reads it: `scripts/features/take-out.ts`. */
  readonly VITE_KEEP_PAPERS: '' | 'on'
  /** A path on the client's own host, or nothing. */
  readonly VITE_PYTHON_PATH: string
  readonly VITE_ANALYTICS_TOKEN?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

/** The adapter of this build: `scripts/build/adapter.ts`. */
declare module 'virtual:adapter' {
  export { adapter } from '#src/api/adapters/snake-case.ts'
}

/** Written by `scripts/build/first-calls.ts`. */
declare module 'virtual:first-calls' {
  import type { Role } from '#src/lib/role.ts'

  export const STARTS: readonly {
    route: string
    address: RegExp
    role?: Role
    requests: readonly string[]
  }[]
}

/** Written by `scripts/build/first-pictures.ts`: by route, the address of the script that draws it. */
declare module 'virtual:first-pictures' {
  export const PICTURES: Readonly<Record<string, string>>
}
