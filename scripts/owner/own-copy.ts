/**
 * `KARIGOR_OWNER=<folder>`: the owner's files are outside the project, so that an upgrade needs no merge. A
 * command then runs in a copy of the project with that folder laid over it. Its output comes back to the
 * usual place.
 */

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { takeLock } from '../lock-file.ts'
import { layFields } from './owner-fields.ts'

/** In the copy; the owner's folder has the file by its base name. */
const WORDS_FOLDER = 'src/lib/owner'
const MERGED = ['brand.json', 'features.json', 'shop.json', 'english-titles.json']
const WORDS = [...MERGED, 'about.md', 'terms.md', 'privacy.md', 'refund.md', 'logo.svg']
/** A server with another format is read by it, with `VITE_ADAPTER=own`. (docs/adapters.md) */
const ADAPTER = 'adapter.ts'
const ADAPTER_THERE = 'src/api/adapters/own.ts'
const ENVIRONMENT = /^\.env\.(?:production|development|test)$/
/** Generated, or as large as everything else together. */
const LEFT_OUT = /^(?:node_modules|\.git|\.cache|\.sandbox|dist.*|release|shop|test-results|openapi\.json)$/
const MADE = ['dist*', 'release', 'shop', 'openapi.json']

/** Rejects unknown files: a misspelt one would be silently ignored. */
function checkFolder(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`KARIGOR_OWNER names ${folder}, which is not there.`)
  const names = readdirSync(folder).filter((name) => !name.startsWith('.git') && name !== 'README.md')
  const strange = names.filter(
    (name) => !WORDS.includes(name) && !ENVIRONMENT.test(name) && name !== 'colours.json' && name !== ADAPTER,
  )
  if (strange.length > 0)
    throw new Error(
      `${folder} holds what nothing reads: ${strange.join(', ')}. Known are ${WORDS.join(', ')}, colours.json, ${ADAPTER} and .env.production.`,
    )
  return names
}

/** Fields that the folder omits keep the project's values. */
function layOver(folder: string, copy: string, names: readonly string[]): void {
  for (const name of names.filter((each) => ENVIRONMENT.test(each)))
    cpSync(join(folder, name), join(copy, name))
  for (const name of names.filter((each) => WORDS.includes(each) && !MERGED.includes(each)))
    cpSync(join(folder, name), join(copy, WORDS_FOLDER, name))
  if (names.includes(ADAPTER)) cpSync(join(folder, ADAPTER), join(copy, ADAPTER_THERE))
  for (const name of names.filter((each) => MERGED.includes(each))) {
    const file = join(copy, WORDS_FOLDER, name)
    const own: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const project = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    writeFileSync(file, `${JSON.stringify(layFields(name, own, project), undefined, 2)}\n`)
  }
}

const runInCopy = (copy: string, script: string, args: readonly string[]) =>
  spawnSync(process.execPath, [join(copy, script), ...args], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, KARIGOR_OWNER: '', KARIGOR_COPY: '1' },
  }).status ?? 1

/** Colours are regenerated only when they or the project have changed, because that needs a browser. */
function takeBrand(copy: string, folder: string): number {
  const colours = join(folder, 'colours.json')
  const { primary, accent } = (existsSync(colours) ? JSON.parse(readFileSync(colours, 'utf8')) : {}) as {
    primary?: string
    accent?: string
  }
  const args = [...(primary ? ['--primary', primary] : []), ...(accent ? ['--accent', accent] : [])]
  return runInCopy(copy, 'scripts/brand.ts', args)
}

function makeCopy(root: string, folder: string, names: readonly string[]): string {
  const copy = join(root, '.cache', 'owner')
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(copy).filter((each) => !LEFT_OUT.test(each)))
    rmSync(join(copy, name), { recursive: true, force: true })
  for (const name of readdirSync(root).filter((each) => !LEFT_OUT.test(each)))
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true })
  // Tools look for packages beside the project.
  if (!existsSync(join(copy, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  layOver(folder, copy, names)
  return copy
}

function bringBack(copy: string, root: string): void {
  for (const name of MADE.flatMap((pattern) => globSync(pattern, { cwd: copy }))) {
    rmSync(join(root, name), { recursive: true, force: true })
    cpSync(join(copy, name), join(root, name), { recursive: true, preserveTimestamps: true })
  }
}

/**
 * Runs the same command in the owner's copy. Returns its exit code, or undefined without an owner's folder.
 */
export function runForOwner(root: string, script: string, args: readonly string[]): number | undefined {
  const named = process.env.KARIGOR_OWNER
  if (!named) return undefined
  const folder = resolve(named)
  const names = checkFolder(folder)
  const { holder, letGo } = takeLock(join(root, '.cache', 'owner.pid'))
  if (holder !== undefined)
    throw new Error(`Another command is at work for the owner (process ${holder}). Wait until it has ended.`)
  try {
    return runInOwnersCopy(root, folder, names, script, args)
  } finally {
    letGo()
  }
}

function runInOwnersCopy(
  root: string,
  folder: string,
  names: readonly string[],
  script: string,
  args: readonly string[],
): number {
  const copy = makeCopy(root, folder, names)
  process.stdout.write(`${relative(root, folder) || basename(folder)} is laid over a copy of the project.\n`)
  const isBranded = names.some((name) =>
    ['brand.json', 'colours.json', 'logo.svg', 'shop.json'].includes(name),
  )
  const status = (isBranded && takeBrand(copy, folder)) || runInCopy(copy, script, args)
  if (status === 0) bringBack(copy, root)
  return status
}
