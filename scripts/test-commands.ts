/**
 * `npm run test:commands`: types the commands of README and docs/deploying.md in a clean copy of the project:
 * first without an API, then with a running one. `--linked` uses the packages of this copy instead of `npm
 * ci`, `--only release` types only commands that contain this word, and those whose files they use. A quarter of an hour on an idle machine.
 */

import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyProject, listShell, readNewcomerCommands, replayNewcomer } from './hosts/newcomer.ts'
import { findFreePort, findNginx, waitForAnswer } from './hosts/run-nginx.ts'
import { OWNER_TEXTS } from './release/owner-texts.ts'
import { pickReplays, type Replay } from './replay/documented.ts'
import { print, projectRoot, runScript } from './script.ts'

/** Two minutes of a build become ten on a busy machine. */
const LONGEST = 30 * 60_000
const TRIES = 6000

type Shell = Readonly<Record<string, string | undefined>>

interface Workspace {
  cwd: string
  env: Shell
  client: string
}

function runWhole({ cwd, env }: Workspace, command: string): string {
  return execFileSync('bash', ['-c', `${command} 2>&1`], {
    cwd,
    env,
    encoding: 'utf8',
    timeout: LONGEST,
    maxBuffer: 1e9,
  })
}

/** Waits until its address answers, then stops it as Ctrl+C does. */
async function runServer({ cwd, env, client }: Workspace, command: string): Promise<void> {
  const child = spawn('bash', ['-c', command], { cwd, env, stdio: 'ignore', detached: true })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  try {
    await Promise.race([
      waitForAnswer(client, TRIES),
      ended.then(() => {
        throw new Error('it ended by itself')
      }),
    ])
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
    await ended
  }
}

async function replay(
  place: Workspace,
  { command, as = command, makes, says, serves }: Replay,
): Promise<string | undefined> {
  try {
    const made = makes === undefined ? undefined : join(place.cwd, makes)
    if (made) rmSync(made, { force: true })
    if (serves) await runServer(place, as)
    else {
      const output = runWhole(place, as)
      if (says && !says.test(output)) return `it does not say ${says.source}: ${output.slice(-300)}`
    }
    return made && !existsSync(made) ? `${makes} is not there` : undefined
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string }
    return `${message.split('\n')[0]} ${stdout.slice(-600)}`
  }
}

/** A company's name, contact and legal texts. */
function writeOwner(): string {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'))
  const promise = `# শর্ত\n\nআমাদের নিজের কথা।\n\n## প্রথম\n\n${'নিজের লেখা একটি কথা। '.repeat(20)}\n`
  for (const name of OWNER_TEXTS) writeFileSync(join(folder, name), promise)
  const contact = { phone: '+8801711223344', email: 'help@owner.test' }
  const brand = { name: 'শেখাঘর', tagline: 'শেখাঘর – কাজ শেখার ঘর', contact }
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand))
  return folder
}

/** Restores the version and the changelog of the clone, so that the second round equals the first. */
function resetCopy(cwd: string): void {
  for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md'])
    writeFileSync(join(cwd, file), readFileSync(join(projectRoot, file)))
}

async function replayAll(place: Workspace, replays: readonly Replay[], round: string): Promise<number> {
  let failed = 0
  for (const each of replays) {
    const fault = await replay(place, each)
    print(
      `${fault === undefined ? 'ok  ' : 'FAIL'}  ${round}  ${each.as ?? each.command}${fault === undefined ? '' : `: ${fault}`}`,
    )
    if (fault !== undefined) failed++
  }
  return failed
}

/** The newcomer's lines in one go, with the local API started after the build, and before it. */
async function replayNginx(packages: string | undefined): Promise<number> {
  if (findNginx() === undefined) {
    print('      nginx is not installed: its lines were not typed (Debian: apt-get install nginx-light).')
    return 0
  }
  let failed = 0
  for (const isApiFirst of [false, true]) {
    const { faults, minutes } = await replayNewcomer({ isApiFirst, ...(packages && { packages }) }).catch(
      (error: unknown) => ({ faults: [error instanceof Error ? error.message : String(error)], minutes: 0 }),
    )
    const round = isApiFirst ? 'with an API' : 'without an API'
    const count = `${readNewcomerCommands().length} commands behind nginx`
    print(
      faults.length === 0
        ? `ok    ${round}  ${count}, ${minutes} minutes`
        : `FAIL  ${round}  ${count}: ${faults.join('; ')}`,
    )
    failed += faults.length
  }
  return failed
}

await runScript(async () => {
  const { values } = parseArgs({ options: { linked: { type: 'boolean' }, only: { type: 'string' } } })
  const replays = pickReplays(values.only)
  const cwd = copyProject()
  const owner = writeOwner()
  const names = ['CLIENT', 'ICON', 'API', 'TALENT', 'SEARCH', 'MEDIA']
  const ports: Record<string, string> = {}
  for (const name of names) ports[`PORT_${name}`] = String(await findFreePort())
  const apiPort = String(await findFreePort())
  const place: Workspace = {
    cwd,
    client: `http://localhost:${ports['PORT_CLIENT']}`,
    env: { ...listShell(), ...ports, OWNER: owner, API: `http://localhost:${apiPort}/api/v2` },
  }
  let failed = 0
  const api = () =>
    spawn('npm', ['run', 'sandbox', '--', '--memory'], {
      cwd,
      env: { ...place.env, PORT_API: apiPort },
      stdio: 'ignore',
      detached: true,
    })
  let living: ReturnType<typeof api> | undefined
  try {
    mkdirSync(cwd, { recursive: true })
    if (values.linked) symlinkSync(join(projectRoot, 'node_modules'), join(cwd, 'node_modules'))
    else print(runWhole(place, 'npm ci').split('\n').at(-2) ?? '')
    failed += await replayAll(
      place,
      replays.filter(({ needsApi }) => !needsApi),
      'without an API',
    )
    resetCopy(cwd)
    living = api()
    await waitForAnswer(`http://localhost:${apiPort}/api/v2/category`, TRIES)
    failed += await replayAll(
      place,
      replays.filter(({ needsApi, serves }) => needsApi || !serves),
      'with an API',
    )
    if (values.only === undefined || 'nginx'.includes(values.only))
      failed += await replayNginx(values.linked ? join(projectRoot, 'node_modules') : undefined)
  } finally {
    if (living?.pid !== undefined) process.kill(-living.pid, 'SIGTERM')
    rmSync(cwd, { recursive: true, force: true })
    rmSync(owner, { recursive: true, force: true })
  }
  print(failed === 0 ? 'Every command does what the manual says.' : `${failed} commands fail.`)
  if (failed > 0) process.exitCode = 1
})
