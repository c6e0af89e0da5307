/**
 * What a server lacks is not offered: the adapter's `missing` switches off, at build, the features that
 * cannot be without those calls, as the owner's switches do. (rulings R76, R77)
 */

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Adapter } from '#src/api/adapters/adapter.ts'
import type { KeyedRow } from '#src/api/contract/all.ts'
import { type Feature, FEATURES, featureNames } from '#src/lib/features.ts'
import { type EnvironmentName, readEnvironment } from '../../env.config.ts'

export interface Lacking {
  feature: Feature
  /** The paths and calls of `missing` that it cannot be without. */
  rows: readonly string[]
}

const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`)

/**
 * A part of what a feature needs is as bad as all of it: some of its links would lead nowhere. A single call,
 * as `GET jobpost/:id`, stands for nothing below it.
 */
function isNeeded(feature: Feature, row: string): boolean {
  const [, path] = /^[A-Z]+ (.*)$/.exec(row) ?? []
  return FEATURES[feature].needs.some((need) =>
    path === undefined ? isBelow(need, row) || isBelow(row, need) : isBelow(path, need),
  )
}

/** The features that cannot be without these calls. */
export function listLacking(missing: readonly string[]): Lacking[] {
  return featureNames
    .map((feature) => ({ feature, rows: missing.filter((row) => isNeeded(feature, row)) }))
    .filter(({ rows }) => rows.length > 0)
}

const spellFile = (table: string) => table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The feature that alone makes a call: it needs it, or owns the table of the contract. */
export function findFeatureOfCall({ table, row: { path } }: KeyedRow): Feature | undefined {
  return featureNames.find(
    (feature) =>
      FEATURES[feature].needs.some((need) => isBelow(path, need)) ||
      (FEATURES[feature].sources as readonly string[]).includes(`api/contract/${spellFile(table)}.ts`),
  )
}

/** The adapter that an environment names; undefined where its server follows the contract. */
export async function loadAdapter(name: string | undefined, root: string): Promise<Adapter | undefined> {
  if (!name) return undefined
  const file = pathToFileURL(join(root, 'src/api/adapters', `${name}.ts`))
  return ((await import(file.href)) as { adapter: Adapter }).adapter
}

/**
 * Does the work of a command that depends on the switches. Where the environment's server lacks something,
 * the command runs once more in a process that knows it, since every module reads the switches as it loads.
 */
export async function runWithoutLacking(
  name: EnvironmentName,
  root: string,
  work: () => Promise<void>,
): Promise<void> {
  const adapter = await loadAdapter(readEnvironment(name, root).VITE_ADAPTER, root)
  const lacking = listLacking(adapter?.missing ?? [])
  const off = lacking.map(({ feature }) => feature).join(',')
  if (off === (process.env.APP_LACKS ?? '')) return work()
  for (const { feature, rows } of lacking)
    process.stdout.write(`${feature} is not offered: the server lacks ${rows.join(', ')}.\n`)
  const env = { ...process.env, APP_LACKS: off }
  process.exitCode = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env }).status ?? 1
}
