/** No request ends a server of ours, whatever its path and headers contain. (1,000 odd ones for each) */

import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSandboxBelow } from '#src/sandbox/node-below.ts'
import { ADDRESS_KEYS, readEnvironment } from '../../env.config.ts'
import { randomFrom } from '../../tests/support/random.ts'
import { putInPlace } from '../build/record.ts'
import { buildHeadersFile, buildRedirectsFile } from '../frames/host-files.ts'
import { makeGitHubPages } from '../hosts/github-pages.ts'
import { projectRoot } from '../script.ts'
import { close, listen, makeClientServer } from './client-server.ts'
import { makeServer } from './make-server.ts'

const COUNT = 1000
const SEED = 20_261_126
const AT_ONCE = 20

/** Pieces of paths on which a decoder, a file system or a router may fail. */
const PIECES: readonly string[] = [
  ...'%00 % %zz %E0%A4 %2e%2e .. . \\ %5c // / : %3a ? # * [ { | ~ %0d%0a %09 %ff%fe %c0%ae %F0%9F%92%A9 ক \u00FF http: @ ; & ='.split(
    ' ',
  ),
  ...'__proto__ constructor CON index.html _headers assets course api v2 user files'.split(' '),
  'a'.repeat(300),
  '%41'.repeat(200),
  '../'.repeat(60),
]
const HEADS: readonly string[] = [
  ...['br;q=x, \u00FF', 'gzip, gzip, *'].map((text) => `accept-encoding: ${text}`),
  ...['"', '*'].map((text) => `if-none-match: ${text}`),
  ...['null', '//', 'http://[::1'].map((text) => `origin: ${text}`),
  ...['multipart/form-data', 'application/json; charset=\u00FF'].map((text) => `content-type: ${text}`),
  'range: bytes=9-1,-,x',
  'cookie: =;=;%',
  'content-length: 3',
  'metadata: {"a":',
  'accesstoken: a.b.c',
  'refreshtoken: %00',
  'if-modified-since: never',
  'expect: 100-continue',
  'upgrade: websocket',
  'guestid: \u00E9',
  'host: again',
  `x: ${'y'.repeat(8000)}`,
]
const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PURGE',
  'CONNECT',
] as const
const STARTS = [
  '/',
  '/',
  '/api/v2/',
  '/media/',
  '/icon/',
  '/search-api/',
  '/__sandbox/',
  '',
  'http://x/',
] as const

/** The requests as bytes, the same in each run. */
function listRequests(host: string): string[] {
  const random = randomFrom(SEED)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const pickMany = <T>(all: readonly T[], most: number) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(all))
  const made = Array.from({ length: COUNT - PIECES.length }, () => {
    const path = pick(STARTS) + pickMany(PIECES, 5).join(pick(['', '/']))
    return [`${pick(METHODS)} ${path || '/'} HTTP/1.1`, ...pickMany(HEADS, 3)]
  })
  const alone = PIECES.map((piece) => [`GET /${piece} HTTP/1.1`])
  return [...alone, ...made].map((lines) =>
    [...lines, `Host: ${host}`, 'Connection: close', '', 'x=1'].join('\r\n'),
  )
}

/** Sends bytes and waits until the server has closed, or a moment where it waits for more. */
function send(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => socket.write(Buffer.from(text, 'latin1')))
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('error', () => undefined).on('close', () => resolve())
    socket.resume()
  })
}

async function sendOddRequests(server: Server): Promise<void> {
  await listen(server, 0, 'PORT_CLIENT')
  const { port } = server.address() as AddressInfo
  const waiting = listRequests(`localhost:${port}`)
  const sendInTurn = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) await send(port, text)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
}

async function getStatus(server: Server, path: string): Promise<number> {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://localhost:${port}${path}`)).status
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-requests-'))
  const environment = readEnvironment('production', projectRoot)
  const files: Record<string, string> = {
    'index.html': '<h1>home</h1>',
    'guest.html': '<h1>guest</h1>',
    '404.html': '<h1>unknown</h1>',
    _redirects: buildRedirectsFile(),
    _headers: buildHeadersFile({ name: 'production', environment, isDemo: false }, []),
    '.vite/manifest.json': '{}',
    '.vite/modules.json': '{}',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'built', path)), { recursive: true })
    writeFileSync(join(folder, 'built', path), text)
  }
  const addresses = Object.fromEntries(ADDRESS_KEYS.map((key) => [key, environment[key]]))
  putInPlace(join(folder, 'built'), join(folder, 'dist'), {
    environment: 'production',
    isDemo: false,
    addresses,
    sources: '',
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the client’s server responds to all of them, and to the home page after them', async () => {
  const broken = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = makeClientServer(join(folder, 'dist'), readEnvironment('production', projectRoot))
  await sendOddRequests(server)
  expect(await getStatus(server, '/')).toBe(200)
  expect(await getStatus(server, '/%00')).toBe(404)
  expect(await getStatus(server, `/${'a'.repeat(300)}`)).toBe(404)
  expect(broken.mock.calls, 'a path is an address that is not there, and no fault of the server').toEqual([])
  await close(server)
})

test('so does the stand-in for GitHub Pages', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = makeGitHubPages(join(folder, 'dist'))
  await sendOddRequests(server)
  expect(await getStatus(server, '/')).toBe(200)
  await close(server)
})

test('so does the local API with all its bases', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { listener } = await openSandboxBelow('http://localhost:3000', ':memory:')
  const server = makeServer(listener)
  await sendOddRequests(server)
  expect(await getStatus(server, '/api/v2/other/time')).toBe(200)
  await close(server)
})

test('a handler that throws at once or later is a 500, and the process continues', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = makeServer(({ url }) => {
    if (url === '/later') return Promise.reject(new Error('later'))
    throw new Error('at once')
  })
  await listen(server, 0, 'PORT_CLIENT')
  expect([
    await getStatus(server, '/now'),
    await getStatus(server, '/later'),
    await getStatus(server, '/now'),
  ]).toEqual([500, 500, 500])
  await close(server)
})

test('no script creates a server in another way', () => {
  const files = globSync('scripts/**/*.ts', { cwd: projectRoot }).filter((path) => !path.endsWith('.test.ts'))
  const makers = files.filter((path) =>
    /\bcreateServer\b.*from 'node:http'/.test(readFileSync(join(projectRoot, path), 'utf8')),
  )
  // The first one writes the text of a service for owners, which catches everything itself.
  expect(makers.toSorted()).toEqual(['scripts/hosts/proof/write-proof.ts', 'scripts/serve/make-server.ts'])
})
