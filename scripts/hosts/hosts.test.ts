/** Real hosts with a small build: nginx where it is installed, our own server, and GitHub's rules. */

import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOX_FILE, BOX_PAGE } from '#src/engines/code/box-page.ts'
import { HTML_FILES, getHtmlName } from '#src/lib/frame-address.ts'
import { ADDRESS_KEYS, readEnvironment, type AppEnvironment } from '../../env.config.ts'
import { compressBuild } from '../build/compress.ts'
import { putInPlace } from '../build/record.ts'
import { buildHeadersFile, buildRedirectsFile } from '../frames/host-files.ts'
import { print, projectRoot } from '../script.ts'
import { close, listen, makeClientServer } from '../serve/client-server.ts'
import { isDynamic } from './addresses.ts'
import { type HostKind, listHostFaults } from './check-host.ts'
import { buildFavicon } from './favicon.ts'
import { makeGitHubPages } from './github-pages.ts'
import { readNewcomerCommands } from './newcomer.ts'
import { findNginx, runNginx } from './run-nginx.ts'
import { getHostsFolder, writeHostConfigs } from './write-configs.ts'

/** A digest may begin with it, and one host leaves such files out unless it is told not to. */
const ASSET = 'assets/_1234567.js'
const app: AppEnvironment = {
  name: 'production',
  environment: readEnvironment('production', projectRoot),
  isDemo: false,
}
const addresses = Object.fromEntries(ADDRESS_KEYS.map((key) => [key, app.environment[key]]))
let root: string
let folder: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hosts-'))
  // nginx's workers have no rights of ours.
  chmodSync(root, 0o755)
  folder = join(root, 'dist')
  const pages = Object.fromEntries(
    HTML_FILES.map((file) => [getHtmlName(file), `<!doctype html><title>${file}</title>`]),
  )
  const files: Readonly<Record<string, string | Buffer>> = {
    ...pages,
    [BOX_FILE]: BOX_PAGE,
    '404.html': '<!doctype html><title>unknown</title>',
    'course/prerendered.html': '<!doctype html><title>prerendered</title>',
    [ASSET]: `export const text = "${'সেলাই '.repeat(400)}"`,
    'robots.txt': 'User-agent: *',
    'sitemap.xml': '<urlset></urlset>',
    'manifest.webmanifest': '{}',
    'service-worker.js': '"use strict"',
    'favicon.ico': buildFavicon(readFileSync(join(projectRoot, 'public/icons/icon-48.png'))),
    _redirects: buildRedirectsFile(),
    _headers: buildHeadersFile(app, ['let a']),
    '.nojekyll': readFileSync(join(projectRoot, 'public/.nojekyll')),
    '.vite/manifest.json': '{}',
    '.vite/modules.json': '{}',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'built', path)), { recursive: true })
    writeFileSync(join(root, 'built', path), text)
  }
  compressBuild(join(root, 'built'))
  putInPlace(join(root, 'built'), folder, {
    environment: 'production',
    isDemo: false,
    addresses,
    sources: '',
  })
})
afterAll(() => rmSync(root, { recursive: true }))

const getOrigin = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`

async function askAll(origin: string, stop: () => Promise<void>, kind?: HostKind): Promise<string[]> {
  try {
    return await listHostFaults(origin, folder, ASSET, kind)
  } finally {
    await stop()
  }
}

test('nginx accepts the generated configuration, and responds to every kind of address', async () => {
  const program = findNginx()
  // Without nginx the rest still runs.
  if (program === undefined)
    return print(
      'nginx is not installed: its configuration was not tried (Debian: apt-get install nginx-light).',
    )
  const nginx = await runNginx(program, folder, addresses)
  const readRobots = async (path: string) => {
    const { headers, status } = await fetch(nginx.origin + path)
    return [status, headers.get('x-robots-tag')]
  }
  expect(await Promise.all(['/course/prerendered', '/courses', '/'].map(readRobots))).toEqual(
    Array.from({ length: 3 }, () => [200, null]),
  )
  expect(await Promise.all(['/course/none-such', '/bundle/x?y=/a'].map(readRobots))).toEqual(
    Array.from({ length: 2 }, () => [200, 'noindex']),
  )
  expect(await askAll(nginx.origin, nginx.stop, { isOrderly: true })).toEqual([])
})

test('the published files name no folder of the builder, and set nothing for subdomains', () => {
  writeHostConfigs(folder, addresses)
  const site = readFileSync(join(getHostsFolder(folder), 'nginx.conf'), 'utf8')
  expect(site).not.toContain(root)
  expect(site).toContain('root /var/www/karigor;')
  expect(site).not.toContain('includeSubDomains')
  const withSubdomains = { ...app, environment: { ...app.environment, VITE_HSTS_SUBDOMAINS: 'yes' } }
  expect(buildHeadersFile(withSubdomains, [])).toContain('includeSubDomains')
})

test('everything but pages of production asks not to be indexed', () => {
  expect(buildHeadersFile(app, [])).toMatch(/^\/guest\n {2}X-Robots-Tag: noindex$/m)
  expect(buildHeadersFile(app, []).split('\n\n')[0]).not.toContain('noindex')
  const trial: AppEnvironment = { ...app, name: 'development' }
  expect(buildHeadersFile(trial, []).split('\n\n')[0]).toContain('X-Robots-Tag: noindex')
})

test('our own server responds as a host does', async () => {
  const server = makeClientServer(folder, app.environment)
  await listen(server, 0, 'PORT_CLIENT')
  expect(await askAll(getOrigin(server), () => close(server))).toEqual([])
})

test('a host that only knows files serves all of them, and the app for the rest', async () => {
  const server = makeGitHubPages(folder)
  await listen(server, 0, 'PORT_CLIENT')
  expect(
    await askAll(getOrigin(server), () => close(server), { hasNoRules: true, packsElsewhere: true }),
  ).toEqual([])
})

test('a newcomer needs at most eight commands, and those of npm exist', () => {
  const commands = readNewcomerCommands()
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.length).toBeLessThanOrEqual(8)
  const names = commands.flatMap((command) => /^npm run ([\w:]+)/.exec(command)?.[1] ?? [])
  expect(names).toEqual(['brand', 'build', 'sandbox'])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names))
})

test('both files stay within the limits of Cloudflare Pages', () => {
  const lines = buildRedirectsFile().trim().split('\n')
  expect(lines.filter(isDynamic).length).toBeLessThanOrEqual(100)
  // Cloudflare refuses a rewrite to an address with the extension, and a rule for all addresses would loop.
  expect(lines.filter((line) => /\.html |\*/.test(line))).toEqual([])
  const rules = buildHeadersFile(app, ['let a']).split('\n\n')
  expect(rules.length).toBeLessThanOrEqual(100)
  expect(
    Math.max(
      ...rules
        .join('\n')
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(2000)
})
