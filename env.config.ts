/**
 * The five environments: each build and each dev server reads exactly one `.env.<name>` file, and neither the
 * shell nor a second file (Vite itself would read `.env.local` in every mode). (rulings R5, R6, R7)
 */

import { existsSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { Plugin } from 'vite'

export const ENVIRONMENTS = ['production', 'development', 'test', 'local', 'lan'] as const
export type EnvironmentName = (typeof ENVIRONMENTS)[number]

/**
 * Keys that hold an address. One address may be part of another, but two keys with different meanings never
 * share an origin.
 */
export const ADDRESS_KEYS = [
  'VITE_CLIENT_URL',
  'VITE_ICON_URL',
  'VITE_API_URL',
  'VITE_TALENT_API_URL',
  'VITE_SEARCH_URL',
  'VITE_MEDIA_URL',
  'VITE_CDN_URL',
  'VITE_TRACKER_URL',
  'VITE_CODE_EDITOR_ORIGIN',
  'VITE_CV_BUILDER_ORIGIN',
] as const
/** Host names, separated by commas. */
const HOSTS_KEY = 'VITE_PAYMENT_HOSTS'
/**
 * Who delivers pushes: the browser's own service with the owner's key, Firebase, or nobody. Optional. (ruling
 * R59)
 */
const PUSH_KEY = 'VITE_PUSH'
const PUSH_WAYS = ['vapid', 'fcm', 'off'] as const
/** The public key of Web Push (RFC 8292): a point on P-256, 65 bytes in base64url. */
const VAPID_KEY = 'VITE_VAPID_KEY'
const POINT = /^B[\w-]{86}$/
/** JSON of the Firebase project that sends pushes; empty if there is none. (ruling R59) */
const FIREBASE_KEY = 'VITE_FIREBASE_CONFIG'
const FIREBASE_FIELDS = ['apiKey', 'appId', 'messagingSenderId', 'projectId', 'vapidKey']
/** The address for error reports; empty if nobody wants them. */
const REPORT_KEY = 'VITE_REPORT_URL'
/** Empty where an owner does not advertise: nobody is asked for consent then. */
const PIXEL_KEY = 'VITE_AD_PIXEL_ID'
/** Empty where nobody counts visits. */
const TOKEN_KEY = 'VITE_ANALYTICS_TOKEN'
/** Keys whose value may be empty. */
const MAY_BE_EMPTY: readonly string[] = [FIREBASE_KEY, REPORT_KEY, PIXEL_KEY, TOKEN_KEY]
const ALL_KEYS = [...ADDRESS_KEYS, HOSTS_KEY, FIREBASE_KEY, REPORT_KEY, PIXEL_KEY] as const
/**
 * `yes` means that every subdomain of the client's has https too, so browsers may enforce it there. Optional.
 */
const HSTS_KEY = 'VITE_HSTS_SUBDOMAINS'
/**
 * The file in `src/api/adapters` for a server with its own format; empty for one that follows the contract.
 * (ruling R76)
 */
const ADAPTER_KEY = 'VITE_ADAPTER'
/** `on` where learners may keep classes on their device; else empty. Optional. (ruling R68) */
export const KEEP_KEY = 'VITE_KEEP_CLASSES'
/** `on` where teachers may take papers along on their device; else empty. Optional. (ruling R87) */
const PAPERS_KEY = 'VITE_KEEP_PAPERS'
/** The path on the client's own host where Python's engine is; without it nobody is offered Python. (ruling R75) */
const PYTHON_KEY = 'VITE_PYTHON_PATH'
/**
 * Keys that a file may omit, so that an older one still builds; the code reads them as empty then. The demo, whose server is
 * inside the page, has `same` or `none` of the owner's value.
 */
const OPTIONAL = {
  [HSTS_KEY]: 'none',
  [ADAPTER_KEY]: 'none',
  [KEEP_KEY]: 'same',
  [PAPERS_KEY]: 'same',
  [PUSH_KEY]: 'none',
  [VAPID_KEY]: 'none',
  [PYTHON_KEY]: 'same',
} as const satisfies Record<string, 'same' | 'none'>
const OPTIONAL_KEYS: readonly string[] = Object.keys(OPTIONAL)
/** Every key that a file may have. */
export const FILE_KEYS: readonly string[] = [...ALL_KEYS, TOKEN_KEY, ...OPTIONAL_KEYS]
const listEmpty = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, '']))
const WITH_TOKEN: readonly EnvironmentName[] = ['production', 'development', 'test']

/** `package.json` is the only place of the version. */
export const { version: release } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
) as { version: string }

export type Environment = Readonly<
  Record<(typeof ALL_KEYS)[number], string> &
    Partial<Record<typeof TOKEN_KEY | keyof typeof OPTIONAL, string>> & {
      [PUSH_KEY]: (typeof PUSH_WAYS)[number]
      [VAPID_KEY]: string
    }
>
type Variables = Readonly<Record<string, string | undefined>>

/**
 * The address that a port variable moves, by its key. The tracker, the code editor and the CV builder are on
 * the media host. (ruling R7)
 */
const PORT_OF: Readonly<Record<string, string>> = {
  VITE_CLIENT_URL: 'PORT_CLIENT',
  VITE_ICON_URL: 'PORT_ICON',
  VITE_API_URL: 'PORT_API',
  VITE_TALENT_API_URL: 'PORT_TALENT',
  VITE_SEARCH_URL: 'PORT_SEARCH',
  VITE_MEDIA_URL: 'PORT_MEDIA',
  VITE_TRACKER_URL: 'PORT_MEDIA',
  VITE_CODE_EDITOR_ORIGIN: 'PORT_MEDIA',
  VITE_CV_BUILDER_ORIGIN: 'PORT_MEDIA',
}

/** Marks a value of {@link ownAddresses} that is known only in the browser. */
const OWN_ORIGIN = 'globalThis.location.origin'
const OWN_HOST = 'globalThis.location.hostname'

/**
 * Paths on whatever origin serves the build. Pictures that the server names on the CDN stay allowed there: nothing is asked of
 * it. (ruling R6)
 */
const ownAddresses = {
  VITE_CLIENT_URL: OWN_ORIGIN,
  VITE_ICON_URL: '/icon',
  VITE_API_URL: '/api/v2',
  VITE_TALENT_API_URL: '/api/v2/talent-api',
  VITE_SEARCH_URL: '/search-api',
  VITE_MEDIA_URL: '/media',
  VITE_TRACKER_URL: '/media/tracker/activity',
  VITE_CODE_EDITOR_ORIGIN: OWN_ORIGIN,
  VITE_CV_BUILDER_ORIGIN: OWN_ORIGIN,
  VITE_PAYMENT_HOSTS: OWN_HOST,
  // The demo has no service worker.
  VITE_PUSH: 'off',
  VITE_VAPID_KEY: '',
  VITE_FIREBASE_CONFIG: '',
  VITE_REPORT_URL: '',
} as const satisfies Partial<Environment> &
  Record<Exclude<(typeof ADDRESS_KEYS)[number], 'VITE_CDN_URL'>, string>

function isEnvironment(name: string): name is EnvironmentName {
  return (ENVIRONMENTS as readonly string[]).includes(name)
}

/** `APP_ENV` wins; Vite rejects a mode named `local`, so that one is called `localhost` there. */
export function environmentName(mode: string, appEnv = process.env.APP_ENV): EnvironmentName {
  const name = appEnv || (mode === 'localhost' ? 'local' : mode)
  if (!isEnvironment(name))
    throw new Error(`Unknown environment "${name}". Use one of: ${ENVIRONMENTS.join(', ')}.`)
  return name
}

/** The local API's own pushes, or a complete configuration. */
function isFirebaseConfig(value: string): boolean {
  try {
    const config = Object(JSON.parse(value)) as Record<string, unknown>
    return (
      config.sandbox === true ||
      FIREBASE_FIELDS.every((name) => typeof config[name] === 'string' && config[name] !== '')
    )
  } catch {
    return false
  }
}

function isPushWay(value: string): value is (typeof PUSH_WAYS)[number] {
  return (PUSH_WAYS as readonly string[]).includes(value)
}

/** The way that the file names; an older file without the key uses Firebase where it is configured. */
function findPushWay(values: Variables): (typeof PUSH_WAYS)[number] {
  const named = values[PUSH_KEY] ?? ''
  if (isPushWay(named)) return named
  return values[FIREBASE_KEY] ? 'fcm' : 'off'
}

/** Reports a way of pushing whose settings are missing. */
function listPushFaults(values: Variables): string[] {
  const needed = { vapid: VAPID_KEY, fcm: FIREBASE_KEY, off: undefined }[findPushWay(values)]
  return needed === undefined || values[needed] ? [] : [`${PUSH_KEY}=${values[PUSH_KEY]} needs ${needed}`]
}

/** Describes what is wrong with one value; undefined if nothing is. */
function fault(key: string, value: string): string | undefined {
  if (key === PIXEL_KEY) return /^\d+$/.test(value) ? undefined : 'must be digits'
  if (key === TOKEN_KEY) return undefined
  if (key === KEEP_KEY || key === PAPERS_KEY) return value === 'on' ? undefined : 'must be on, or empty'
  if (key === HSTS_KEY) return value === 'yes' ? undefined : 'must be yes, or left out'
  if (key === ADAPTER_KEY)
    return existsSync(new URL(`src/api/adapters/${value}.ts`, import.meta.url))
      ? undefined
      : 'must name a file in src/api/adapters'
  if (key === PYTHON_KEY)
    return /^\/(?:[\w.-]+\/)+$/.test(value) ? undefined : 'must be a path that begins and ends with a slash'
  if (key === PUSH_KEY) return isPushWay(value) ? undefined : `must be one of ${PUSH_WAYS.join(', ')}`
  if (key === VAPID_KEY)
    return POINT.test(value) ? undefined : 'must be a public key: 65 bytes, written in base64url'
  if (key === FIREBASE_KEY)
    return isFirebaseConfig(value) ? undefined : `must be empty or JSON with ${FIREBASE_FIELDS.join(', ')}`
  if (key === HOSTS_KEY)
    return /^[a-z\d.-]+(?:,[a-z\d.-]+)*$/.test(value)
      ? undefined
      : 'must be names of hosts with commas between them'
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return 'must be an http or https address'
  if (value.endsWith('/')) return 'must not end in a slash'
  if (key.endsWith('_ORIGIN') && new URL(value).origin !== value) return 'must be an origin without a path'
  return undefined
}

/** An adapter's server has an address of its own. (ruling R76) */
function listApiFaults({ VITE_API_URL: address, [ADAPTER_KEY]: adapter }: Variables): string[] {
  if (!address || adapter || !URL.canParse(address) || address.endsWith('/')) return []
  return address.endsWith('/api/v2') ? [] : [`VITE_API_URL must end in /api/v2 (it is "${address}")`]
}

/** The owner's own file, outside the project, overrides the project's. (docs/deploying.md) */
function findFile(name: EnvironmentName, root: string): string {
  const own = process.env.KARIGOR_OWNER && resolve(process.env.KARIGOR_OWNER, `.env.${name}`)
  return own && existsSync(own) ? own : resolve(root, `.env.${name}`)
}

function readFile(name: EnvironmentName, root: string): Variables {
  const file = findFile(name, root)
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`${file} is missing or cannot be read.`)
  }
}

/** Reads one environment and checks all its values: the error names the file and every wrong key. */
export function readEnvironment(name: EnvironmentName, root: string): Environment {
  const values = readFile(name, root)
  const wanted: readonly string[] = WITH_TOKEN.includes(name) ? [...ALL_KEYS, TOKEN_KEY] : ALL_KEYS
  const faults = [
    ...wanted
      .filter((key) => !values[key] && !(MAY_BE_EMPTY.includes(key) && values[key] === ''))
      .map((key) => `${key} is missing`),
    ...Object.keys(values)
      .filter((key) => !wanted.includes(key) && !OPTIONAL_KEYS.includes(key))
      .map((key) => `${key} does not belong there`),
    ...listPushFaults(values),
    ...listApiFaults(values),
    ...[...wanted, ...OPTIONAL_KEYS].flatMap((key) => {
      const value = values[key]
      const problem = value ? fault(key, value) : undefined
      return problem ? [`${key} ${problem} (it is "${value}")`] : []
    }),
  ]
  if (faults.length > 0) throw new Error(`.env.${name}: ${faults.join('; ')}.`)
  const push = { [PUSH_KEY]: findPushWay(values), [VAPID_KEY]: values[VAPID_KEY] ?? '' }
  return { ...values, ...push } as Environment
}

/** This machine's own address on the network, for phones; `localhost` when there is none. */
export function machineAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return addresses.find((address) => address.family === 'IPv4' && !address.internal)?.address ?? 'localhost'
}

/**
 * Moves the addresses of `local` and `lan` to other ports and hosts; the other three are never changed.
 * (ruling R7)
 */
export function withPorts(
  name: EnvironmentName,
  environment: Environment,
  shell: Variables = process.env,
): Environment {
  if (name !== 'local' && name !== 'lan') return environment
  const host = name === 'lan' ? shell.HOST_LAN || machineAddress() : undefined
  const moved = Object.entries(PORT_OF).map(([key, variable]) => {
    const value = environment[key as keyof Environment] ?? ''
    const address = new URL(value)
    if (host) address.hostname = host
    const port = shell[variable]
    if (port && !/^\d{1,5}$/.test(port))
      throw new Error(`${variable} must be a port number (it is "${port}").`)
    if (port) address.port = port
    // `URL` adds a slash to a bare origin; the values never end in one.
    return [key, address.href.replace(/\/$/, '')]
  })
  const hosts = host ? { [HOSTS_KEY]: host } : {}
  return { ...environment, ...(Object.fromEntries(moved) as Partial<Environment>), ...hosts }
}

/**
 * Puts the API below the client's own origin, whose host forwards those paths to it; `client` is used only in
 * the head of pages.
 */
export function putBelowClient(environment: Environment, client: string): Environment {
  return { ...environment, ...ownAddresses, VITE_CLIENT_URL: client }
}

const LEFT_OUT_OF_DEMO = Object.entries(OPTIONAL).flatMap(([key, demo]) => (demo === 'none' ? [key] : []))

/** The values as the code reads them: `import.meta.env.VITE_…`. */
export function defineEnvironment(
  name: EnvironmentName,
  environment: Environment,
  isDemo = false,
): Record<string, string> {
  const values = {
    ...listEmpty([TOKEN_KEY, ...OPTIONAL_KEYS]),
    ...environment,
    // The sandbox inside the page answers them.
    ...(isDemo && { ...listEmpty(LEFT_OUT_OF_DEMO), ...ownAddresses }),
    VITE_APP_ENV: name,
    VITE_RELEASE: release,
    VITE_DEMO: isDemo ? '1' : '',
  }
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      `import.meta.env.${key}`,
      value === OWN_ORIGIN || value === OWN_HOST ? value : JSON.stringify(value),
    ]),
  )
}

export interface AppEnvironment {
  name: EnvironmentName
  environment: Environment
  isDemo: boolean
}

/** Gives Vite this one environment and turns off its own loading. */
export function appEnv({ name, environment, isDemo }: AppEnvironment, root: string): Plugin {
  const file = resolve(root, `.env.${name}`)
  return {
    name: 'app-env',
    config: () => ({
      envDir: false,
      envPrefix: 'NONE_',
      define: defineEnvironment(name, environment, isDemo),
    }),
    configureServer(server) {
      server.watcher.add(file)
      server.watcher.on('change', (path) => {
        if (resolve(path) === file) void server.restart()
      })
    },
  }
}
