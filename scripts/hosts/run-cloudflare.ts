/** Cloudflare Pages in Cloudflare's emulator, a large package. */

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../script.ts'
import { findLent } from './host-packages.ts'
import { findFreePort, waitForAnswer, type RunningHost } from './run-nginx.ts'

export const findWrangler = () => findLent('wrangler', 'bin/wrangler.js')

/** `beside`: the folder that contains `functions/`, and what they find in their environment. */
export async function runCloudflare(
  wrangler: string,
  folder: string,
  {
    beside = join(projectRoot, '.cache'),
    values = {},
  }: { beside?: string; values?: Record<string, string> } = {},
): Promise<RunningHost> {
  const port = await findFreePort()
  const args = [
    'pages',
    'dev',
    folder,
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--compatibility-date',
    '2026-01-01',
    ...Object.entries(values).flatMap(([name, value]) => ['--binding', `${name}=${value}`]),
  ]
  const child = spawn(process.execPath, [wrangler, ...args], {
    cwd: beside,
    // Disables telemetry and prompts.
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    stdio: 'ignore',
    // A separate process group, so that the server it starts ends with it.
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
