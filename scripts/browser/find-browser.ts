/**
 * The browser for journeys, benchmarks and pictures: `CHROME_PATH`, else a system browser, else the one from
 * npm.
 */

import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface FoundBrowser {
  executablePath: string
  /** Environment of the browser's process. */
  env: Record<string, string>
  /** The source, for the log. */
  source: 'CHROME_PATH' | 'system' | 'npm'
}

/** Without the browser's sandbox: test machines often run as root. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
export const HOW_TO_GET_ONE =
  'No browser was found: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROME_PATH to the program of one.'

type Shell = Readonly<Record<string, string | undefined>>

function plainEnv(shell: Shell): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shell).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

function systemBrowser(path: string): string | undefined {
  const onPath = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES].find((file) => existsSync(file))
}

/** Unpacks once into the temporary folder, with the libraries that a minimal machine lacks. */
async function npmBrowser(shell: Shell): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // The package unpacks its copies of nss, nspr and expat only when it believes that it runs in a cloud
  // function.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  const libraries = [join(tmpdir(), 'al2023', 'lib'), shell.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  return { executablePath, env: { ...plainEnv(shell), LD_LIBRARY_PATH: libraries }, source: 'npm' }
}

/** Throws one line that says how to get a browser; nothing that needs one is ever skipped. */
export async function findBrowser(shell: Shell = process.env): Promise<FoundBrowser> {
  const named = shell.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, but there is no such file.`)
    return { executablePath: named, env: plainEnv(shell), source: 'CHROME_PATH' }
  }
  const system = systemBrowser(shell.PATH ?? '')
  if (system) return { executablePath: system, env: plainEnv(shell), source: 'system' }
  const packed = await npmBrowser(shell)
  if (!packed) throw new Error(HOW_TO_GET_ONE)
  return packed
}
