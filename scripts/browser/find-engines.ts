/** The other engines on this machine, Firefox and WebKitGTK; the project ships neither. */

import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const HOW_TO_GET_FIREFOX =
  'Firefox is not installed (Debian: apt-get install firefox-esr), or FIREFOX_PATH does not name it.'
export const HOW_TO_GET_WEBKIT =
  'WebKitGTK is not installed (Debian: apt-get install webkit2gtk-driver xvfb).'

type Shell = Readonly<Record<string, string | undefined>>

function findProgram(shell: Shell, ...names: readonly string[]): string | undefined {
  const folders = (shell.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

export function findFirefox(shell: Shell = process.env): string | undefined {
  const named = shell.FIREFOX_PATH
  if (named) return existsSync(named) ? named : undefined
  return findProgram(shell, 'firefox-esr', 'firefox')
}

/** The first release whose WebDriver BiDi has all that the journeys' driver asks for. */
export const FIREFOX_OF_JOURNEYS = 143

export function readFirefoxRelease(program: string): number {
  const text = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return Number(/Firefox (\d+)/.exec(text)?.[1])
}

export interface WebKit {
  driver: string
  /** A virtual display. */
  xvfb: string
  browser: string
}

/** Its libraries are in a folder that names the machine's architecture. */
export function findWebKit(shell: Shell = process.env): WebKit | undefined {
  const [driver, xvfb] = [findProgram(shell, 'WebKitWebDriver'), findProgram(shell, 'Xvfb')]
  const [browser] = globSync('/usr/lib{,64,exec}/**/webkit2gtk-4.1/MiniBrowser')
  return driver && xvfb && browser ? { driver, xvfb, browser } : undefined
}
