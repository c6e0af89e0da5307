/**
 * What a server lacks is not offered: the adapter's `missing` switches off, at build, the features that
 * cannot be without those calls, as the owner's switches do. (rulings R76, R77)
 */

import type { KeyedRow } from '#src/api/contract/all.ts'
import { type Feature, FEATURES, featureNames } from '#src/lib/features.ts'

export interface Lacking {
  feature: Feature
  /** The paths and calls of `missing` that it cannot be without. */
  rows: readonly string[]
}

const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`)

/**
 * A part of what a feature needs is as bad as all of it: some of its links would lead nowhere. A single call,
 * as `GET jobpost/:id`, covers no path below it.
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

/** Keys of an environment that switch a feature on, in every kind of build. */
export interface Switches {
  VITE_KEEP_CLASSES?: string
  VITE_KEEP_PAPERS?: string
}

/** The features that an environment has no key for. (rulings R68, R87) */
export const listKeyless = ({ VITE_KEEP_CLASSES, VITE_KEEP_PAPERS }: Switches): Feature[] => [
  ...(VITE_KEEP_CLASSES === 'on' ? [] : ['keptClasses' as const]),
  ...(VITE_KEEP_PAPERS === 'on' ? [] : ['keptPapers' as const]),
]

const spellFile = (table: string) => table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The only feature that makes a call: it needs the call, or owns its table of the contract. */
export function findFeatureOfCall({ table, row: { path } }: KeyedRow): Feature | undefined {
  const contract = `api/contract/${spellFile(table)}.ts`
  return (
    featureNames.find((feature) => FEATURES[feature].needs.some((need) => isBelow(path, need))) ??
    featureNames.find((feature) => (FEATURES[feature].sources as readonly string[]).includes(contract))
  )
}
