/** Which screen drives which call: made from what a whole run of the journeys has seen on the wire. A settled call has a reply; a driven one is used. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './script.ts'

/** Written by the journeys, a file for each of their processes: method, path, base, screen. */
export const DRIVEN_FOLDER = 'test-results/driven-calls'
const LIST = join(projectRoot, 'docs/driven-calls.tsv')

/** `GET batch/{id} main` → the screen. */
export type Driven = ReadonlyMap<string, string>

function parse(text: string): [call: string, screen: string][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.lastIndexOf('\t')
      return [line.slice(0, at), line.slice(at + 1)]
    })
}

export function readDriven(): Driven {
  return new Map(existsSync(LIST) ? parse(readFileSync(LIST, 'utf8')) : [])
}

/**
 * Writes the list anew from the last run of all journeys: one screen for each call, the first by name. `keeps`: after a run of some
 * journeys, which adds its calls to those of the list. Returns how many calls there are.
 */
export function writeDriven(keeps: boolean): number {
  const files = globSync(join(projectRoot, DRIVEN_FOLDER, '*.tsv'))
  if (files.length === 0) throw new Error('No calls were seen yet: run npm run test:journeys first.')
  const driven = new Map(keeps ? readDriven() : [])
  for (const [call, screen] of files
    .flatMap((file) => parse(readFileSync(file, 'utf8')))
    .toSorted(([, one], [, other]) => one.localeCompare(other))) {
    if (!driven.has(call)) driven.set(call, screen)
  }
  const lines = [...driven].map((each) => each.join('\t')).toSorted()
  writeFileSync(LIST, `${lines.join('\n')}\n`)
  return driven.size
}
