/**
 * `npm run test:hosts`: requests every kind of address from hosts that serve the production build, and
 * replays the newcomer instructions of the docs. nginx must be installed on the machine. The emulators of
 * Cloudflare and Netlify are not packages of the project: `--install` puts them into `.cache/hosts/`. For a
 * missing host one line says how to get it.
 */

import { globSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient } from './build/build-client.ts'
import { readRecord } from './build/record.ts'
import { type HostKind, listHostFaults } from './hosts/check-host.ts'
import { makeGitHubPages } from './hosts/github-pages.ts'
import { HOW_TO_LEND, installHostPackages } from './hosts/host-packages.ts'
import { replayNewcomer } from './hosts/newcomer.ts'
import { findWrangler, runCloudflare } from './hosts/run-cloudflare.ts'
import { findNetlify, runNetlify } from './hosts/run-netlify.ts'
import { findNginx, type RunningHost, runNginx } from './hosts/run-nginx.ts'
import { print, projectRoot, runScript } from './script.ts'
import { close, listen } from './serve/client-server.ts'

interface Host {
  name: string
  /** Undefined when it is not installed. */
  start: (() => Promise<RunningHost>) | undefined
  howToGet: string
  kind?: HostKind
}

async function runGitHubPages(folder: string): Promise<RunningHost> {
  const server = makeGitHubPages(folder)
  await listen(server, 0, 'PORT_CLIENT')
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => close(server) }
}

function listHosts(folder: string): Host[] {
  const addresses = readRecord(folder)?.addresses ?? {}
  const [nginx, wrangler, netlify] = [findNginx(), findWrangler(), findNetlify()]
  return [
    {
      name: 'nginx',
      start: nginx ? () => runNginx(nginx, folder, addresses) : undefined,
      howToGet: 'Debian: apt-get install nginx-light',
      kind: { isOrderly: true },
    },
    {
      name: 'Cloudflare Pages',
      start: wrangler ? () => runCloudflare(wrangler, folder) : undefined,
      howToGet: HOW_TO_LEND,
    },
    {
      name: 'Netlify',
      start: netlify && (() => runNetlify(netlify, folder)),
      howToGet: HOW_TO_LEND,
      kind: { packsElsewhere: true },
    },
    {
      name: 'GitHub Pages',
      start: () => runGitHubPages(folder),
      howToGet: '',
      kind: { packsElsewhere: true, hasNoRules: true },
    },
  ]
}

const tell = (faults: readonly string[]) => faults.forEach((fault) => print(`  ${fault}`))

async function askHost(
  { name, start, howToGet, kind }: Host,
  folder: string,
  asset: string,
): Promise<number> {
  if (!start) {
    print(`${name}: not asked, it is not installed (${howToGet}).`)
    return 0
  }
  const host = await start()
  try {
    const faults = await listHostFaults(host.origin, folder, asset, kind)
    tell(faults)
    print(`${name}: ${faults.length === 0 ? 'every kind of address is right' : `${faults.length} faults`}`)
    return faults.length
  } finally {
    await host.stop()
  }
}

async function askNewcomer(): Promise<number> {
  if (findNginx() === undefined) return 0
  const { faults, minutes } = await replayNewcomer()
  tell(faults)
  print(
    `A newcomer's commands of docs/deploying.md: ${faults.length === 0 ? `they do what they say, in ${minutes} minutes` : 'they fail'}`,
  )
  return faults.length
}

await runScript(async () => {
  const { values } = parseArgs({ options: { install: { type: 'boolean' } } })
  if (values.install) installHostPackages()
  const { folder } = await buildClient({ name: 'production', root: projectRoot })
  const asset =
    globSync('assets/*.js', { cwd: folder }).find((file) => statSync(join(folder, file)).size > 10_000) ?? ''
  let failed = 0
  for (const host of listHosts(folder)) failed += await askHost(host, folder, asset)
  failed += await askNewcomer()
  if (failed > 0) process.exitCode = 1
})
