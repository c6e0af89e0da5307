/** Known vulnerabilities of the shipped packages, from the registry's list. */

import { spawnSync } from 'node:child_process'

interface Advice {
  severity: string
  name: string
}

const BLOCKING = new Set(['high', 'critical'])

/** Undefined when the registry has no such list: a mirror answers 404 or 405. */
export function readAudit(text: string): Advice[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(text) as { vulnerabilities?: Record<string, Advice> }
    return vulnerabilities && Object.values(vulnerabilities).filter(({ severity }) => BLOCKING.has(severity))
  } catch {
    return undefined
  }
}

/** Returns one line about the check, and throws when a shipped package has a high-severity vulnerability. */
export function checkPackages(root: string): string {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const found = readAudit(stdout)
  if (found === undefined)
    return 'The registry answered no npm audit: known weaknesses of packages were not asked for.'
  if (found.length === 0) return 'npm audit knows no weakness of a high degree in the packages that go out.'
  throw new Error(`npm audit names ${found.map(({ name, severity }) => `${name} (${severity})`).join(', ')}.`)
}
