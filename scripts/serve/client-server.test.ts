/** The local server behaves as a static host, and moves addresses where it may. (rulings R7, R51) */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADDRESS_KEYS, readEnvironment, withPorts, type EnvironmentName } from '../../env.config.ts'
import { compressBuild } from '../build/compress.ts'
import { putInPlace } from '../build/record.ts'
import { buildHeadersFile, buildRedirectsFile } from '../frames/host-files.ts'
import { projectRoot } from '../script.ts'
import { close, listen, makeClientServer } from './client-server.ts'

const PAGE = { accept: 'text/html,*/*' }
const ENTRY = `const api="http://localhost:8000/api/v2",longer="http://localhost:80001"`

let root: string
let server: Server
let origin: string

/** A build of a few files, as the build scripts leave it. */
function plantBuild(name: EnvironmentName): string {
  const environment = readEnvironment(name, projectRoot)
  const files: Record<string, string> = {
    'index.html': '<h1>home</h1>',
    'guest.html': '<h1>guest</h1>',
    'learner.html': '<h1>learner</h1>',
    '404.html': '<h1>unknown</h1>',
    'assets/entry-1.js': ENTRY,
    'assets/plain-1.js': `const text="${'সেলাই '.repeat(400)}"`,
    'assets/_a1.js': 'export {}',
    _redirects: buildRedirectsFile(),
    _headers: buildHeadersFile({ name, environment, isDemo: false }, []),
    '.vite/manifest.json': '{}',
    '.vite/modules.json': '{}',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'built', path)), { recursive: true })
    writeFileSync(join(root, 'built', path), text)
  }
  compressBuild(join(root, 'built'))
  putInPlace(join(root, 'built'), join(root, 'dist'), {
    environment: name,
    isDemo: false,
    addresses: Object.fromEntries(ADDRESS_KEYS.map((key) => [key, environment[key]])),
    sources: '',
  })
  return join(root, 'dist')
}

async function serve(name: EnvironmentName, shell: Record<string, string> = {}): Promise<void> {
  server = makeClientServer(plantBuild(name), withPorts(name, readEnvironment(name, projectRoot), shell))
  await listen(server, 0, 'PORT_CLIENT')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers, redirect: 'manual' })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'client-server-'))
})
afterEach(async () => {
  await close(server)
  rmSync(root, { recursive: true })
})

describe('as a static host', () => {
  beforeEach(() => serve('production'))

  it.each([
    ['/', 'home'],
    ['/courses?q=a', 'guest'],
    ['/dashboard/routine', 'learner'],
  ])('%s opens the %s frame, revalidated each time', async (path, frame) => {
    const response = await ask(path, PAGE)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(`<h1>${frame}</h1>`)
  })

  it.each([
    '/assets/gone.js',
    '/gone.png',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/assets/',
    '/no/such',
    '/_headers',
  ])('%s is a 404 that is not cached', async (path) => {
    const response = await ask(path, PAGE)
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      404,
      'no-store',
      '<h1>unknown</h1>',
    ])
  })

  it('serves a chunk whose name begins with an underscore', async () => {
    expect((await ask('/assets/_a1.js', PAGE)).status).toBe(200)
  })

  it('returns a page whatever the accept header says, as curl sends it', async () => {
    const answer = await ask('/courses', { accept: '*/*' })
    expect([answer.status, await answer.text()]).toEqual([200, '<h1>guest</h1>'])
  })

  it('refuses a foreign host name', async () => {
    const status = await new Promise<number | undefined>((resolve) => {
      get(`${origin}/courses`, { headers: { host: 'evil.example' } }, (response) =>
        resolve(response.resume().statusCode),
      )
    })
    expect(status).toBe(421)
  })

  it('caches assets for a year and serves the compressed copy', async () => {
    const response = await ask('/assets/plain-1.js', { 'accept-encoding': 'br' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('সেলাই')
  })

  it('responds 304 for what the browser has', async () => {
    const tag = (await ask('/', PAGE)).headers.get('etag') ?? ''
    expect((await ask('/', { ...PAGE, 'if-none-match': tag })).status).toBe(304)
  })

  it('sends the headers of the build', async () => {
    const { headers } = await ask('/', PAGE)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    for (const name of [
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'strict-transport-security',
    ]) {
      expect(headers.get(name), name).toBeTruthy()
    }
  })

  it('never changes a production build', async () => {
    expect(await (await ask('/assets/entry-1.js')).text()).toBe(ENTRY)
  })
})

describe('on other ports', () => {
  beforeEach(() => serve('local', { PORT_API: '9100' }))

  it('replaces the addresses in scripts and policy, and disables their caching', async () => {
    const script = await ask('/assets/entry-1.js', { 'accept-encoding': 'br' })
    expect(await script.text()).toBe(ENTRY.replace('localhost:8000/', 'localhost:9100/'))
    expect(script.headers.get('cache-control')).toBe('no-cache')
    expect((await ask('/', PAGE)).headers.get('content-security-policy')).toContain('http://localhost:9100')
  })

  it('leaves other files unchanged', async () => {
    expect((await ask('/assets/plain-1.js')).headers.get('cache-control')).toContain('immutable')
  })
})

describe('a taken port', () => {
  it('is reported in one clear line', async () => {
    await serve('production')
    const { port } = server.address() as AddressInfo
    const second = makeClientServer(join(root, 'dist'), readEnvironment('production', projectRoot))
    await expect(listen(second, port, 'PORT_CLIENT')).rejects.toThrow(
      `Port ${port} is taken. Stop what listens there, or set PORT_CLIENT to another port.`,
    )
  })
})
