/** Each environment has its own values and none of another. (rulings R5, R6, R7) */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  appEnv,
  defineEnvironment,
  ENVIRONMENTS,
  environmentName,
  FILE_KEYS,
  readEnvironment,
  withPorts,
  type Environment,
  type EnvironmentName,
} from '../../env.config.ts'
import { projectRoot } from '../../scripts/script.ts'

const environments = Object.fromEntries(
  ENVIRONMENTS.map((name) => [name, readEnvironment(name, projectRoot)]),
) as Record<EnvironmentName, Environment>

/** Values that only this environment has; the CDN is the same in all five. */
function ownValues(name: EnvironmentName): string[] {
  const others = ENVIRONMENTS.filter((other) => other !== name).flatMap((other) =>
    Object.values(environments[other]),
  )
  return Object.values(environments[name]).filter((value) => !others.includes(value))
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environments-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** The text of a module that reads every variable, in a production build of this environment. */
async function builtText(name: EnvironmentName, isDemo = false): Promise<string> {
  const keys = [...FILE_KEYS, 'VITE_APP_ENV', 'VITE_DEMO', 'VITE_SECRET_OF_THE_SHELL']
  writeFileSync(
    join(folder, 'read-all.js'),
    `console.log(${keys.map((key) => `import.meta.env.${key}`).join(', ')})`,
  )
  const result = await build({
    configFile: false,
    root: folder,
    mode: name === 'local' ? 'localhost' : name,
    logLevel: 'silent',
    plugins: [appEnv({ name, environment: environments[name], isDemo }, projectRoot)],
    build: { write: false, rolldownOptions: { input: join(folder, 'read-all.js') } },
  })
  const code = (result as Rolldown.RolldownOutput).output.map((file) =>
    file.type === 'chunk' ? file.code : '',
  )
  return code.join('').replaceAll(/['`]/g, '"')
}

/** Local and lan count no visits. (ruling R6) */
const listKeys = (name: EnvironmentName) =>
  readFileSync(join(projectRoot, `.env.${name}`), 'utf8')
    .match(/^VITE_\w+/gm)
    ?.filter((key) => key !== 'VITE_ANALYTICS_TOKEN')
    .toSorted()

it.each(ENVIRONMENTS)('%s has the keys of all', (name) => {
  expect(listKeys(name)).toEqual(listKeys('production'))
})

describe('a build', () => {
  it.each(ENVIRONMENTS)('of %s has its own addresses and none of another', async (name) => {
    vi.stubEnv('VITE_API_URL', 'https://shell.example/api/v2')
    vi.stubEnv('VITE_SECRET_OF_THE_SHELL', 'a secret of the shell')
    writeFileSync(join(folder, '.env.local'), 'VITE_SECRET_OF_THE_SHELL=a secret of the file\n')
    const text = await builtText(name)

    expect(ownValues(name).length).toBeGreaterThan(5)
    for (const value of Object.values(environments[name])) expect(text).toContain(value)
    expect(text).toContain(`"${name}"`)
    for (const other of ENVIRONMENTS.filter((each) => each !== name)) {
      // A whole value, since `https://karigor.example` is also part of other names.
      for (const value of ownValues(other)) expect(text).not.toContain(`"${value}"`)
    }
    expect(text).not.toContain('shell.example')
    expect(text).not.toContain('a secret')
  })

  it('of the demo calls paths of its own origin', async () => {
    const text = await builtText('local', true)
    expect(text).not.toContain('localhost')
    for (const path of ['"/icon"', '"/api/v2"', '"/media"']) expect(text).toContain(path)
  })
})

/** Without a value the code would read `undefined`, where `env.d.ts` says text. */
describe('the code', () => {
  const { VITE_PAYMENT_HOSTS, VITE_FIREBASE_CONFIG, VITE_REPORT_URL, VITE_AD_PIXEL_ID, ...rest } =
    environments.production
  const addresses = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.startsWith('https:')))
  const needed = { ...addresses, VITE_PAYMENT_HOSTS, VITE_FIREBASE_CONFIG, VITE_REPORT_URL, VITE_AD_PIXEL_ID }

  it.each([false, true])('reads a text for every key that a file may have (demo: %s)', (isDemo) => {
    const defined = defineEnvironment('production', needed as Environment, isDemo)
    const missing = FILE_KEYS.filter((key) => typeof defined[`import.meta.env.${key}`] !== 'string')
    expect(missing).toEqual([])
  })

  it('of the demo reads no address and no format of the owner’s server', () => {
    const owned = Object.fromEntries(FILE_KEYS.map((key) => [key, `https://owner.example/${key}`]))
    const defined = defineEnvironment('production', owned as unknown as Environment, true)
    const kept = FILE_KEYS.filter((key) => defined[`import.meta.env.${key}`]?.includes('owner.example'))
    expect(kept).toEqual([
      'VITE_CDN_URL',
      'VITE_AD_PIXEL_ID',
      'VITE_ANALYTICS_TOKEN',
      'VITE_KEEP_CLASSES',
      'VITE_KEEP_PAPERS',
      'VITE_PYTHON_PATH',
    ])
  })
})

describe('the name', () => {
  it('comes from APP_ENV, else from the mode, where local is called localhost', () => {
    expect(environmentName('production', 'lan')).toBe('lan')
    expect(environmentName('localhost', undefined)).toBe('local')
    expect(environmentName('development', '')).toBe('development')
  })

  it('stops with a list of names when it is unknown', () => {
    expect(() => environmentName('staging', undefined)).toThrow(
      'Unknown environment "staging". Use one of: production, development, test, local, lan.',
    )
  })
})

describe('a file', () => {
  const good = readFileSync(join(projectRoot, '.env.lan'), 'utf8')
  const reading = (text: string) => {
    writeFileSync(join(folder, '.env.lan'), text)
    return () => readEnvironment('lan', folder)
  }

  it('that lacks keys stops the start and names each', () => {
    const text = good.replace(/^VITE_(API_URL|AD_PIXEL_ID)=.*$/gm, '')
    expect(reading(text)).toThrow('.env.lan: VITE_API_URL is missing; VITE_AD_PIXEL_ID is missing.')
  })

  it.each([
    ['VITE_MEDIA_URL', 'media.example', 'must be an http or https address'],
    ['VITE_MEDIA_URL', 'https://media.example/', 'must not end in a slash'],
    ['VITE_API_URL', 'https://api.example', 'must end in /api/v2'],
    ['VITE_CODE_EDITOR_ORIGIN', 'https://code.example/run', 'must be an origin without a path'],
    ['VITE_CV_BUILDER_ORIGIN', 'https://cv.example/make', 'must be an origin without a path'],
    ['VITE_PAYMENT_HOSTS', 'https://pay.example', 'must be names of hosts with commas between them'],
    ['VITE_AD_PIXEL_ID', 'abc', 'must be digits'],
    ['VITE_PUSH', 'web', 'must be one of vapid, fcm, off'],
    ['VITE_VAPID_KEY', 'short', 'must be a public key: 65 bytes, written in base64url'],
    [
      'VITE_FIREBASE_CONFIG',
      '{',
      'must be empty or JSON with apiKey, appId, messagingSenderId, projectId, vapidKey',
    ],
    [
      'VITE_FIREBASE_CONFIG',
      '{"apiKey":"a"}',
      'must be empty or JSON with apiKey, appId, messagingSenderId, projectId, vapidKey',
    ],
  ])('with a malformed %s (%s) stops the start', (key, value, reason) => {
    const text = good.replace(new RegExp(`^${key}=.*$`, 'm'), `${key}=${value}`)
    expect(reading(text)).toThrow(`.env.lan: ${key} ${reason} (it is "${value}").`)
  })

  it('with an adapter names the server’s own address of its API', () => {
    const text = `${good.replace(/^VITE_API_URL=.*$/m, 'VITE_API_URL=https://lms.example/api')}\nVITE_ADAPTER=snake-case\n`
    expect(reading(text)().VITE_API_URL).toBe('https://lms.example/api')
  })

  it('of an owner who neither advertises nor counts visits has empty keys', () => {
    const text = readFileSync(join(projectRoot, '.env.production'), 'utf8')
    const empty = text.replace(/^(VITE_(?:AD_PIXEL_ID|ANALYTICS_TOKEN|REPORT_URL))=.*$/gm, '$1=')
    writeFileSync(join(folder, '.env.production'), empty)
    expect(readEnvironment('production', folder)).toMatchObject({
      VITE_AD_PIXEL_ID: '',
      VITE_ANALYTICS_TOKEN: '',
    })
  })

  it('without pushes says so with an empty value', () => {
    const off = good.replace(/^VITE_PUSH=.*$/m, 'VITE_PUSH=off')
    expect(
      reading(off.replace(/^VITE_FIREBASE_CONFIG=.*$/m, 'VITE_FIREBASE_CONFIG='))().VITE_FIREBASE_CONFIG,
    ).toBe('')
    expect(reading(off.replace(/^VITE_FIREBASE_CONFIG=.*$/m, ''))).toThrow(
      '.env.lan: VITE_FIREBASE_CONFIG is missing.',
    )
  })

  it.each([
    ['vapid', '', '{"sandbox":true}', 'VITE_VAPID_KEY'],
    ['fcm', '', '', 'VITE_FIREBASE_CONFIG'],
  ])('with pushes by %s and without the settings for it stops the start', (way, key, config, needed) => {
    const text = good
      .replace(/^VITE_PUSH=.*$/m, `VITE_PUSH=${way}`)
      .replace(/^VITE_VAPID_KEY=.*$/m, `VITE_VAPID_KEY=${key}`)
      .replace(/^VITE_FIREBASE_CONFIG=.*$/m, `VITE_FIREBASE_CONFIG=${config}`)
    expect(reading(text)).toThrow(`.env.lan: VITE_PUSH=${way} needs ${needed}.`)
  })

  it('from before VITE_PUSH pushes by Firebase where that is configured', () => {
    const older = good.replace(/^VITE_(?:PUSH|VAPID_KEY)=.*\n/gm, '')
    expect(reading(older)()).toMatchObject({ VITE_PUSH: 'fcm', VITE_VAPID_KEY: '' })
    expect(reading(older.replace(/^(VITE_FIREBASE_CONFIG=).*$/m, '$1'))().VITE_PUSH).toBe('off')
  })

  it('with an unknown key, or without the file, stops the start', () => {
    expect(reading(`${good}\nVITE_ANALYTICS_TOKEN=x\n`)).toThrow(
      '.env.lan: VITE_ANALYTICS_TOKEN does not belong there.',
    )
    expect(() => readEnvironment('local', folder)).toThrow('.env.local is missing or cannot be read.')
  })
})

describe('ports and host', () => {
  const shell = { PORT_API: '9000', PORT_MEDIA: '9003', HOST_LAN: '10.1.2.3' }

  it('change the addresses of local', () => {
    const moved = withPorts('local', environments.local, shell)
    expect(moved.VITE_API_URL).toBe('http://localhost:9000/api/v2')
    expect(moved.VITE_CODE_EDITOR_ORIGIN).toBe('http://localhost:9003')
    expect(moved.VITE_TRACKER_URL).toBe('http://localhost:9003/tracker/activity')
    expect(moved.VITE_SEARCH_URL).toBe(environments.local.VITE_SEARCH_URL)
    expect(moved.VITE_CDN_URL).toBe(environments.local.VITE_CDN_URL)
  })

  it('change host and port of lan', () => {
    const moved = withPorts('lan', environments.lan, shell)
    expect(moved.VITE_API_URL).toBe('http://10.1.2.3:9000/api/v2')
    expect(moved.VITE_CLIENT_URL).toBe('http://10.1.2.3:3000')
  })

  it.each(['production', 'development', 'test'] as const)('leave %s alone', (name) => {
    expect(withPorts(name, environments[name], shell)).toEqual(environments[name])
  })

  it('must be numbers', () => {
    expect(() => withPorts('local', environments.local, { PORT_API: 'eight' })).toThrow(
      'PORT_API must be a port number (it is "eight").',
    )
  })
})
