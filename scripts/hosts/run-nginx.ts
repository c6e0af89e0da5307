/** Starts this machine's nginx with the configuration that the build writes, on a separate port. */

import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { getNotesFolder } from '../build/record.ts'
import { writeHostConfigs } from './write-configs.ts'

/** Debian keeps it out of an ordinary user's path. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

export interface RunningHost {
  origin: string
  stop: () => Promise<void>
}

/** Resolves when the address answers; the caller must ensure that it does. */
export async function waitForAnswer(address: string, tries = 300): Promise<void> {
  for (let n = 0; n < tries; n++) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not answer.`)
}

/** Uses separate files for that port. A configuration that nginx rejects is an error with nginx's message. */
export async function runNginx(
  program: string,
  folder: string,
  addresses: Readonly<Record<string, string>>,
  { proofPort }: { proofPort?: number } = {},
): Promise<RunningHost> {
  const origin = `http://localhost:${await findFreePort()}`
  const target = join(getNotesFolder(folder), 'hosts')
  writeHostConfigs(folder, { ...addresses, VITE_CLIENT_URL: origin }, { target, proofPort })
  const config = join(target, 'nginx-trial.conf')
  execFileSync(program, ['-t', '-q', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  const nginx = spawn(program, ['-c', config, '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => void nginx.once('exit', () => resolve()))
  await waitForAnswer(origin)
  return {
    origin,
    stop: () => {
      nginx.kill('SIGTERM')
      return ended
    },
  }
}
