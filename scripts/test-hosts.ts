/**
 * `npm run test:hosts`: asks real hosts before the production build for every kind of address. Cloudflare's emulator is no package of
 * the project: where a host is missing one line says how to get it.
 */
import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './build/build-client.ts'
import { readRecord } from './build/record.ts'
import { listHostFaults } from './hosts/check-host.ts'
import { replayNewcomer } from './hosts/newcomer.ts'
import { findFreePort, findNginx, runNginx, waitForAnswer } from './hosts/run-nginx.ts'
import { print, projectRoot, runScript } from './script.ts'

interface RunningHost {
  origin: string
  stop: () => Promise<void>
}

const WRANGLER = join(projectRoot, 'node_modules', 'wrangler', 'bin', 'wrangler.js')

async function runPages(folder: string): Promise<RunningHost> {
  const port = await findFreePort()
  const args = ['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-01-01']
  const child = spawn(process.execPath, [WRANGLER, ...args], {
    cwd: join(projectRoot, '.cache'),
    // Nobody is told of it, and nothing is asked.
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    stdio: 'ignore',
    // A group of its own: the server that it starts ends with it.
    detached: true,
  })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await waitForAnswer(origin)
  return {
    origin,
    stop: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      return ended
    },
  }
}

await runScript(async () => {
  const { folder } = await buildClient({ name: 'production', root: projectRoot })
  const addresses = readRecord(folder)?.addresses ?? {}
  const asset = globSync('assets/*.js', { cwd: folder }).find((file) => statSync(join(folder, file)).size > 10_000) ?? ''
  const nginx = findNginx()
  const hosts: readonly (readonly [name: string, start: (() => Promise<RunningHost>) | undefined, howToGet: string])[] = [
    ['nginx', nginx === undefined ? undefined : () => runNginx(nginx, folder, addresses), 'Debian: apt-get install nginx-light'],
    ['Cloudflare Pages', existsSync(WRANGLER) ? () => runPages(folder) : undefined, 'npm i --no-save wrangler@4'],
  ]
  let failed = 0
  for (const [name, start, howToGet] of hosts) {
    if (!start) {
      print(`${name}: not asked, it is not installed (${howToGet}).`)
      continue
    }
    const host = await start()
    const faults = await listHostFaults(host.origin, folder, asset)
    await host.stop()
    failed += faults.length
    faults.forEach((fault) => print(`  ${fault}`))
    print(`${name}: ${faults.length === 0 ? 'every kind of address is right' : `${faults.length} faults`}`)
  }
  if (nginx !== undefined) {
    const faults = await replayNewcomer()
    failed += faults.length
    faults.forEach((fault) => print(`  ${fault}`))
    print(`A newcomer's commands of docs/deploying.md: ${faults.length === 0 ? 'they do what they say' : 'they fail'}`)
  }
  if (failed > 0) process.exitCode = 1
})
