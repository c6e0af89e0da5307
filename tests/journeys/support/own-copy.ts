/**
 * A copy of the product for one worker: `npm start` as a separate process, on its own ports, with its data in
 * memory.
 */

import { spawn } from 'node:child_process'
import type { Base } from '#src/api/row.ts'
import { projectRoot } from '../../../scripts/script.ts'

/** Far from the ports of `npm start`; PORT_JOURNEYS lets two runs work side by side. */
const DEFAULT_FIRST_PORT = 26_000
const PORTS_A_WORKER = 10
/** In the order of the ports below. */
const BASES: readonly Base[] = ['main', 'talent', 'search', 'external']
const PORT_NAMES = [
  'PORT_CLIENT',
  'PORT_ICON',
  'PORT_API',
  'PORT_TALENT',
  'PORT_SEARCH',
  'PORT_MEDIA',
] as const

export interface OwnCopy {
  clientUrl: string
  /** Ends in `/api/v2`. */
  apiUrl: string
  controlUrl: string
  mediaUrl: string
  /** True for the addresses of the main, talent and search bases. */
  isApi: (url: URL) => boolean
  /** The base that an address of the API, or of the media host beside it, belongs to. */
  getBase: (url: URL) => Base | undefined
  stop: () => Promise<void>
}

/** `root`: the tree that is started. */
export async function startOwnCopy(
  worker: number,
  more: readonly string[] = [],
  root = projectRoot,
): Promise<OwnCopy> {
  const first = (Number(process.env.PORT_JOURNEYS) || DEFAULT_FIRST_PORT) + worker * PORTS_A_WORKER
  const ports = Object.fromEntries(PORT_NAMES.map((name, index) => [name, String(first + index)]))
  const child = spawn(process.execPath, ['scripts/start.ts', '--memory', '--quiet', ...more], {
    cwd: root,
    env: { ...process.env, ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.stdout.on('data', (text: Buffer) => text.toString().includes('ready') && resolve())
    child.once('exit', (code) =>
      reject(new Error(`The app and its sandbox did not start (exit ${code}): ${output}`)),
    )
  })
  const apiPorts = [ports.PORT_API, ports.PORT_TALENT, ports.PORT_SEARCH]
  return {
    isApi: (url) => apiPorts.includes(url.port),
    getBase: (url) => BASES[[...apiPorts, ports.PORT_MEDIA].indexOf(url.port)],
    clientUrl: `http://localhost:${ports.PORT_CLIENT}`,
    apiUrl: `http://localhost:${ports.PORT_API}/api/v2`,
    controlUrl: `http://localhost:${ports.PORT_API}/__sandbox`,
    mediaUrl: `http://localhost:${ports.PORT_MEDIA}`,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
