/**
 * The recorded weights of pages and visits, `recorded.tsv`. `npm run size -- --write` writes them, so that a
 * review shows what a change adds to a visit. Nobody edits the file by hand.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../script.ts'

const FILE = join(projectRoot, 'scripts', 'size', 'recorded.tsv')
const HEAD = 'page\tscript, kB\tstyle, kB'
/** Growth that nobody needs to look at. */
const UNSEEN = 1.1

/** In bytes of brotli 11. */
export interface Weight {
  name: string
  script: number
  style: number
}

const kB = (bytes: number) => (bytes / 1_000).toFixed(1)

export function writeWeights(weights: readonly Weight[]): void {
  const rows = weights.map(({ name, script, style }) => `${name}\t${kB(script)}\t${kB(style)}`)
  writeFileSync(FILE, `${[HEAD, ...rows].join('\n')}\n`)
}

/** Lists what weighs over a tenth more than its record. A page without a record is new and has no fault. */
export function findGrowth(weights: readonly Weight[], record = readFileSync(FILE, 'utf8')): string[] {
  const recorded = new Map(
    record
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => {
        const [name = '', script, style] = row.split('\t')
        return [name, { script: Number(script), style: Number(style) }] as const
      }),
  )
  return weights.flatMap(({ name, script, style }) => {
    const before = recorded.get(name)
    if (!before) return []
    const parts = [
      ['script', before.script, script],
      ['style', before.style, style],
    ] as const
    return parts
      .filter(([, was, is]) => is > was * 1_000 * UNSEEN)
      .map(([part, was, is]) => `${name}: ${kB(is)} kB of ${part}, recorded ${was}`)
  })
}
