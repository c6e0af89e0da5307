/**
 * `npm run release`: checks, builds, and collects everything that an owner needs in one folder with
 * checksums. That is the client, hosts' files, demo, OpenAPI, changes, source maps, licences and
 * instructions. `--version 1.4.0` first sets that version in the project and for the changelog's unreleased
 * entries. `--unchecked` skips `npm run check`; `--example` allows the example's terms, privacy and refund
 * texts, for a trial.
 */

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { listMapFaults } from './build/maps.ts'
import { findRecordFault, LIST } from './driven-list.ts'
import { TRIAL_FILE } from './hosts/write-configs.ts'
import { formatOpenApi } from './openapi/document.ts'
import { checkPackages } from './release/audit.ts'
import { joinChanges, pickChanges } from './release/changelog.ts'
import { writeChecksums } from './release/checksums.ts'
import { listTextFaults } from './release/owner-texts.ts'
import { runUnderVersion } from './release/version.ts'
import { print, projectRoot, runOwnedScript } from './script.ts'

const at = (...path: readonly string[]) => join(projectRoot, ...path)
const read = (path: string) => readFileSync(at(path), 'utf8')

/** Built folders and texts, with their names in the release. */
const PARTS = [
  ['dist', 'client'],
  ['dist-hosts', 'hosts'],
  ['dist-demo', 'demo'],
  ['shop', 'shop'],
  ['docs/shop.md', 'shop.md'],
  ['.cache/dist/maps', 'maps'],
  ['dist/licenses.txt', 'licenses.txt'],
  ['LICENSE', 'LICENSE'],
  ['SECURITY.md', 'SECURITY.md'],
  ['docs/accessibility.md', 'accessibility.md'],
  ['docs/deploying.md', 'deploying.md'],
  ['docs/backend.md', 'backend.md'],
] as const

function run(script: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [at(script), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed: nothing was released.`)
}

function putTogether(folder: string, version: string, changes: string): number {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [from, to] of PARTS) {
    // The build's notes are not part of it, nor are files with local folder names.
    if (existsSync(at(from)))
      cpSync(at(from), join(folder, to), {
        recursive: true,
        filter: (path) => !['.vite', TRIAL_FILE].includes(basename(path)),
      })
  }
  writeFileSync(join(folder, 'openapi.json'), formatOpenApi())
  writeFileSync(join(folder, 'CHANGES.md'), `# ${version}\n\n${changes}\n`)
  return writeChecksums(folder)
}

/** The documents tell a server which screen makes which call: as seen since the version before this one. */
function refuseOldRecord(version: string): void {
  const before = read('CHANGELOG.md').replace(`\n## ${version} `, '\n')
  const fault = findRecordFault(readFileSync(LIST, 'utf8'), before)
  if (fault !== undefined) throw new Error(`Nothing was released: ${fault}`)
}

function makeRelease(isUnchecked: boolean): void {
  const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string }
  const isCopy = Boolean(process.env.KARIGOR_COPY)
  const changes = (isCopy ? joinChanges : pickChanges)(read('CHANGELOG.md'), version)
  // The checks test the project; in an owner's copy they would fail on the owner's name.
  if (!isUnchecked && !isCopy) run('scripts/test.ts', '--checks')
  if (!isUnchecked) print(checkPackages(projectRoot))
  if (!isUnchecked && !isCopy) refuseOldRecord(version)
  run('scripts/build.ts', '--maps')
  run('scripts/build.ts', '--demo')
  const folder = join('release', `${name}-${version}`)
  const files = putTogether(at(folder), version, changes)
  // The demo's player is an unchanged package file, which names a missing map.
  const faults = listMapFaults(at(folder, 'client'))
  if (faults.length > 0) throw new Error(`Sources would be served: ${faults.join(', ')}.`)
  print(`${folder}/ holds ${files} files; sha256sum -c SHA256SUMS in it checks them.`)
}

/** A company must write its own legal texts, and a lawyer must read them. */
function refuseExample(): void {
  const faults = listTextFaults(projectRoot)
  if (faults.length === 0) return
  const where =
    'Write about.md, terms.md, privacy.md and refund.md into the folder of KARIGOR_OWNER (docs/deploying.md, "What is yours").'
  throw new Error(
    `Nothing was released: these texts would bind you.\n  ${faults.join('\n  ')}\n${where} For a trial: --example.`,
  )
}

await runOwnedScript(async () => {
  const { values } = parseArgs({
    options: { version: { type: 'string' }, unchecked: { type: 'boolean' }, example: { type: 'boolean' } },
  })
  if (!values.example) refuseExample()
  if (values.version !== undefined && process.env.KARIGOR_COPY)
    throw new Error(
      'A version is given to the project, not to an owner’s copy of it: leave --version or KARIGOR_OWNER out.',
    )
  const make = () => makeRelease(values.unchecked ?? false)
  if (values.version === undefined) make()
  else runUnderVersion(projectRoot, values.version, make)
})
