/** Which screens drive which call: what pages begin with, and what a whole run of the journeys has seen on the wire. A settled call has a reply; a driven one is used. */

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFirstReads } from './first-reads.ts'
import { projectRoot } from './script.ts'

/** Written by the journeys, a file for each of their processes: method, path, base, screen. */
export const DRIVEN_FOLDER = 'test-results/driven-calls'
const LIST = join(projectRoot, 'docs/driven-calls.tsv')

/** `GET batch/{id} main` → the screens. */
export type Driven = ReadonlyMap<string, readonly string[]>

/** A page that any address may have says nothing of a screen. */
const ANY = '*'

function addLines(driven: Map<string, readonly string[]>, text: string): void {
  for (const line of text.split('\n').filter(Boolean)) {
    const at = line.lastIndexOf('\t')
    const call = line.slice(0, at)
    const screens = new Set([...(driven.get(call) ?? []), ...line.slice(at + 1).split(' ')])
    if (screens.size > 1) screens.delete(ANY)
    driven.set(call, [...screens].toSorted())
  }
}

const firstReads = [...(await listFirstReads())]
  .map(([call, pages]) => `${call}\t${[...pages].join(' ')}`)
  .join('\n')

/** What was seen, and what pages begin with. */
export function readDriven(): Driven {
  const driven = readSeen()
  addLines(driven, firstReads)
  return driven
}

function readSeen(): Map<string, readonly string[]> {
  const seen = new Map<string, readonly string[]>()
  if (existsSync(LIST)) addLines(seen, readFileSync(LIST, 'utf8'))
  return seen
}

/**
 * Writes the list anew from the last run of all journeys: each call with its screens. `keeps`: after a run of some journeys, which
 * adds its calls to those of the list. Returns how many calls there are.
 */
export function writeDriven(keeps: boolean): number {
  const files = globSync(join(projectRoot, DRIVEN_FOLDER, '*.tsv'))
  if (files.length === 0) throw new Error('No calls were seen yet: run npm run test:journeys first.')
  const driven = keeps ? readSeen() : new Map<string, readonly string[]>()
  for (const file of files) addLines(driven, readFileSync(file, 'utf8'))
  const lines = [...driven].map(([call, screens]) => `${call}\t${screens.join(' ')}`).toSorted()
  writeFileSync(LIST, `${lines.join('\n')}\n`)
  return driven.size
}
