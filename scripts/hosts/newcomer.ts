/**
 * Reads the nginx commands in docs/deploying.md and runs them in an empty folder that contains only the
 * project.
 */

import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { projectRoot } from '../script.ts'
import { findFreePort, findNginx, waitForAnswer } from './run-nginx.ts'

const BLOCK = /<!-- scripts\/hosts\/newcomer\.ts runs these -->\s*```sh\n(.*?)```/s
const MOST_MINUTES = 10

export function readNewcomerCommands(): string[] {
  const [, block = ''] = BLOCK.exec(readFileSync(join(projectRoot, 'docs/deploying.md'), 'utf8')) ?? []
  return block.split('\n').filter(Boolean)
}

/** Lists the files of a clone, including uncommitted ones. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'newcomer-'))
  // nginx's workers do not have our permissions.
  chmodSync(folder, 0o755)
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  for (const file of list.split('\0').filter((name) => name !== '' && existsSync(join(projectRoot, name)))) {
    cpSync(join(projectRoot, file), join(folder, file))
  }
  return folder
}

/** As in a new terminal: without the variables that a build or npm has set in this process. */
export const listShell = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV$|APP_|KARIGOR_|npm_|PORT_)/.test(name)),
  )

const readThemeColour = (manifest: string) => (JSON.parse(manifest) as { theme_color: string }).theme_color

/** `answer`: what the last command printed. */
async function listReplayFaults(origin: string, answer: string, minutes: number): Promise<string[]> {
  const wanted = [
    /^HTTP\/1\.1 200/,
    /^content-security-policy: .*frame-ancestors 'none'/im,
    /^cache-control: no-cache/im,
  ]
  const category = await fetch(`${origin}/api/v2/category`)
  const manifest = await fetch(`${origin}/manifest.webmanifest`)
  const ours = readFileSync(join(projectRoot, 'public/manifest.webmanifest'), 'utf8')
  // docs/deploying.md asks for a 404 on both after a deploy.
  const gone = ['/assets/none.js', '/no/such/page']
  const found = await Promise.all(
    gone.map(async (path) => ((await fetch(origin + path)).status === 404 ? [] : [`${path} is no 404`])),
  )
  const isOurs = !manifest.ok || readThemeColour(await manifest.text()) === readThemeColour(ours)
  return [
    ...wanted.filter((part) => !part.test(answer)).map((part) => `the dashboard came without ${part.source}`),
    ...(category.headers.get('content-type')?.includes('json')
      ? []
      : ['the API does not answer below the same origin']),
    ...(isOurs ? ['the brand is the old one'] : []),
    ...found.flat(),
    ...(minutes > MOST_MINUTES ? [`it took ${minutes} minutes`] : []),
  ]
}

interface NewcomerOptions {
  /** The local API answers from the beginning, as on the second day. */
  isApiFirst?: boolean
  /** Packages that are there already, in the place of `npm ci`. */
  packages?: string
}

const STARTS_API = 'npm run sandbox &'

/** The commands in the order in which they are typed; the API can be there before the build. */
function orderCommands({ isApiFirst }: NewcomerOptions): string[] {
  const commands = readNewcomerCommands()
  if (!isApiFirst) return commands
  const [install = '', ...rest] = commands.filter((command) => command !== STARTS_API)
  return [install, STARTS_API, ...rest]
}

/** On its own ports. `faults` tell what is wrong. */
export async function replayNewcomer(
  options: NewcomerOptions = {},
): Promise<{ faults: string[]; minutes: number }> {
  const [client, api] = [await findFreePort(), await findFreePort()]
  const path = [process.env.PATH, dirname(findNginx() ?? '')].join(delimiter)
  const cwd = copyProject()
  const began = performance.now()
  const env = { ...listShell(), PATH: path, PORT_CLIENT: String(client), PORT_API: String(api) }
  const run = (command: string) =>
    execFileSync('bash', ['-c', command], { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  let last = ''
  const stops: (() => void)[] = [() => rmSync(cwd, { recursive: true, force: true })]
  try {
    for (const command of orderCommands(options).map((text) => text.replaceAll('8080', String(client)))) {
      if (command === 'npm ci' && options.packages) symlinkSync(options.packages, join(cwd, 'node_modules'))
      else if (command === STARTS_API) {
        const child = spawn('bash', ['-c', STARTS_API.replace(' &', '')], {
          cwd,
          env,
          stdio: 'ignore',
          detached: true,
        })
        stops.unshift(() => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM'))
        await waitForAnswer(`http://localhost:${api}/api/v2/category`)
      } else last = run(command)
      if (command.startsWith('nginx -c')) stops.unshift(() => run(command.replace('nginx', 'nginx -s stop')))
    }
    const minutes = Math.ceil((performance.now() - began) / 60_000)
    return { faults: await listReplayFaults(`http://localhost:${client}`, last, minutes), minutes }
  } finally {
    stops.forEach((stop) => stop())
  }
}
