/**
 * `npm run test:servers`: checks the OpenAPI document against the rules of Redocly and Spectral, and opens
 * the main screens over Prism. Prism replies with the document's examples, and with replies generated from
 * their shapes. The foreign servers of `tests/servers/` are used too, and some screens over them in a real
 * browser (`tests/journeys/servers/`). The three tools are not packages of the project: `--install` puts them into
 * `.cache/servers/`; without them, or without a browser, one line says what was left out.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser/find-browser.ts'
import { formatOpenApi } from './openapi/document.ts'
import { print, projectRoot, runScript } from './script.ts'

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const FOLDER = join(projectRoot, '.cache', 'servers')
const DOCUMENT = join(FOLDER, 'openapi.json')
const RULES = join(FOLDER, 'spectral.json')
const TOOLS = ['@redocly/cli@2.77.0', '@stoplight/spectral-cli@6.16.3', '@stoplight/prism-cli@5.16.0']
/** Prism reads the whole document before it listens. Milliseconds. */
const LONGEST_START = 120_000

const findTool = (name: string) => join(FOLDER, 'node_modules', '.bin', name)

function installTools(): void {
  mkdirSync(FOLDER, { recursive: true })
  execFileSync('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--no-save', ...TOOLS], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  try {
    execFileSync(command, args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...env } })
    return true
  } catch {
    return false
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

async function waitUntilItAnswers(port: number): Promise<void> {
  const end = Date.now() + LONGEST_START
  while (Date.now() < end) {
    const isThere = await fetch(`http://localhost:${port}/category`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
  }
  throw new Error('Prism does not start.')
}

async function walkOverPrism(): Promise<boolean> {
  const ports = [await findFreePort(), await findFreePort()]
  const started: ChildProcess[] = ports.map((port, at) =>
    spawn(findTool('prism'), ['mock', DOCUMENT, '-p', `${port}`, ...(at === 1 ? ['--dynamic'] : [])], {
      stdio: 'ignore',
    }),
  )
  try {
    for (const port of ports) await waitUntilItAnswers(port)
    const vitest = join(projectRoot, 'node_modules', '.bin', 'vitest')
    return run(vitest, ['run', 'tests/servers'], { PRISM_PORTS: ports.join(',') })
  } finally {
    started.forEach((child) => child.kill())
  }
}

async function useTools(): Promise<boolean[]> {
  if (!existsSync(findTool('prism'))) {
    print('Redocly, Spectral and Prism are not installed (npm run test:servers -- --install brings them).')
    return []
  }
  writeFileSync(DOCUMENT, formatOpenApi())
  writeFileSync(RULES, JSON.stringify({ extends: ['spectral:oas'] }))
  return [
    run(findTool('redocly'), ['lint', DOCUMENT]),
    run(findTool('spectral'), ['lint', '--ruleset', RULES, DOCUMENT]),
    await walkOverPrism(),
  ]
}

async function walkInBrowser(): Promise<boolean[]> {
  try {
    await findBrowser()
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return []
  }
  return [run(process.execPath, [PLAYWRIGHT, 'test', '--config', 'tests/journeys/servers.config.ts'])]
}

await runScript(async () => {
  const { values } = parseArgs({ options: { install: { type: 'boolean' } } })
  if (values.install) installTools()
  const isGood = [...(await useTools()), ...(await walkInBrowser())]
  if (isGood.includes(false)) process.exitCode = 1
})
