/** What docs/deploying.md tells a newcomer with nginx to type, read there and run as it stands. */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../script.ts'
import { findFreePort, waitForAnswer } from './run-nginx.ts'

const BLOCK = /<!-- scripts\/hosts\/newcomer\.ts runs these -->\s*```sh\n(.*?)```/s

/** The packages are there; a brand would be written into the sources, and has a test of its own. */
const NOT_REPLAYED = /^npm (?:ci|run brand)/

export function readNewcomerCommands(): string[] {
  const [, block = ''] = BLOCK.exec(readFileSync(join(projectRoot, 'docs/deploying.md'), 'utf8')) ?? []
  return block.split('\n').filter(Boolean)
}

/** On ports of its own. Returns what is wrong. */
export async function replayNewcomer(): Promise<string[]> {
  const [client, api] = [await findFreePort(), await findFreePort()]
  const env = { ...process.env, PORT_CLIENT: String(client), PORT_API: String(api) }
  const commands = readNewcomerCommands()
    .filter((command) => !NOT_REPLAYED.test(command))
    .map((command) => command.replaceAll('8080', String(client)))
  let last = ''
  const stops: (() => void)[] = []
  try {
    for (const command of commands) {
      if (command.endsWith('&')) {
        const child = spawn('bash', ['-c', command.replace(/\s*&$/, '')], { cwd: projectRoot, env, stdio: 'ignore', detached: true })
        stops.push(() => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM'))
        await waitForAnswer(`http://localhost:${api}/api/v2/category`)
      } else last = execFileSync('bash', ['-c', command], { cwd: projectRoot, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      if (command.startsWith('nginx -c'))
        stops.push(() => execFileSync('bash', ['-c', command.replace('nginx', 'nginx -s stop')], { cwd: projectRoot, stdio: 'ignore' }))
    }
    const wanted = [/^HTTP\/1\.1 200/, /^content-security-policy: .*frame-ancestors 'none'/im, /^cache-control: no-cache/im]
    const category = await fetch(`http://localhost:${client}/api/v2/category`)
    return [
      ...wanted.filter((part) => !part.test(last)).map((part) => `the dashboard came without ${part.source}`),
      ...(category.headers.get('content-type')?.includes('json') ? [] : ['the API does not answer below the same origin']),
    ]
  } finally {
    stops.forEach((stop) => stop())
  }
}
