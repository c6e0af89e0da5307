/**
 * The hosts' packages from npm: `npm run test:hosts` keeps them in `.cache/hosts/`, and the project does not
 * depend on them.
 */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../script.ts'

const FOLDER = join(projectRoot, '.cache', 'hosts')

/** Cloudflare's emulator, and Netlify's packages that read rules, headers and files. */
const LENT: Readonly<Record<string, string>> = {
  wrangler: '4.164.0',
  '@netlify/redirects': '4.0.2',
  '@netlify/headers': '3.0.1',
  '@netlify/static': '4.0.0',
}

export const HOW_TO_LEND = 'npm run test:hosts -- --install brings it'

export function installHostPackages(): void {
  mkdirSync(FOLDER, { recursive: true })
  const names = Object.entries(LENT).map(([name, version]) => `${name}@${version}`)
  execFileSync('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--no-save', ...names], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Windows has npm as a script.
    shell: process.platform === 'win32',
  })
}

/** One of its files; undefined when the package is not installed. */
export function findLent(name: keyof typeof LENT, file: string): string | undefined {
  const path = join(FOLDER, 'node_modules', name, file)
  return existsSync(path) ? path : undefined
}

/** The packages are absent during type checking, so the caller states what is exported. */
export async function importLent<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(path).href)) as T
}
