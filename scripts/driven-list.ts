/** Which screens drive which call: what pages begin with, and what a whole run of the journeys has seen on the wire. A settled call has a reply; a driven one is used. */

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFirstReads } from './first-reads.ts'
import { projectRoot } from './script.ts'

/** Written by the journeys, one file per process: method, path, base, screen. */
export const DRIVEN_FOLDER = 'test-results/driven-calls'
export const LIST = join(projectRoot, 'docs/driven-calls.tsv')

/** `GET batch/{id} main` → the screens. */
export type Driven = ReadonlyMap<string, readonly string[]>

/** Written by the journeys. (tests/journeys/playwright.config.ts) */
const REPORT = join(projectRoot, 'test-results/journeys.json')
const JOURNEYS = 'tests/journeys/!(engines|exam-faults|sweeps)/*.spec.ts'

interface Suite {
  file: string
}

/** The part of Playwright's report that tells whether every journey ran. */
interface Report {
  suites: readonly Suite[]
  stats: { startTime: string; expected: number; flaky: number; unexpected: number; skipped: number }
}

/** Describes the run for the head of the list. Throws if the run was not complete or had a failure. */
export function describeRun({ suites, stats }: Report, journeys: readonly string[]): string {
  const walked = new Set(suites.map(({ file }) => file.replaceAll('\\', '/').split('/').at(-1)))
  const missing = journeys.filter((path) => !walked.has(path.replaceAll('\\', '/').split('/').at(-1)))
  if (missing.length > 0)
    throw new Error(
      `The last run of the journeys was not complete: ${missing.join(', ')} is missing. Run npm run test:journeys, or add to the list with --add.`,
    )
  if (stats.unexpected > 0) throw new Error(`${stats.unexpected} journeys failed in the last run.`)
  return `# ${stats.expected + stats.flaky} journeys, a whole run, ${stats.startTime.slice(0, 10)}`
}

const readRun = () =>
  describeRun(JSON.parse(readFileSync(REPORT, 'utf8')) as Report, globSync(JOURNEYS, { cwd: projectRoot }))

/** The head of the list, with the day on which a partial run added to it. */
const HEAD = /^# \d+ journeys, a whole run, (\d{4}-\d{2}-\d{2})(?:; added to (\d{4}-\d{2}-\d{2}))?\n/
const getToday = () => new Date().toISOString().slice(0, 10)

/** Finds why the list is too old for a release: no complete run, or one before the last version. */
export function findRecordFault(list: string, changelog: string): string | undefined {
  const day = HEAD.exec(list)?.[1]
  const how = 'Run npm run test:journeys, then npm run contract -- --driven.'
  if (day === undefined)
    return `docs/driven-calls.tsv does not come from a complete run of the journeys. ${how}`
  const [, last = ''] = /^## \d+\.\d+\.\d+\S* \((\d{4}-\d{2}-\d{2})\)/m.exec(changelog) ?? []
  return day < last
    ? `docs/driven-calls.tsv is of ${day}, and the last version of ${last}. ${how}`
    : undefined
}

function buildHead(keeps: boolean): string {
  if (!keeps) return readRun()
  const [head = ''] = readFileSync(LIST, 'utf8').split('\n', 1)
  return head.startsWith('#') ? `${head.replace(/; added to .*/, '')}; added to ${getToday()}` : ''
}

/** A page that any address may have says nothing of a screen. */
const ANY = '*'

function addLines(driven: Map<string, readonly string[]>, text: string): void {
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
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

/** The calls that journeys saw, and those that pages start with. */
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
 * Rewrites the list from the last run of all journeys: each call with its screens. `keeps`: adds the calls of
 * a partial run to the list. Returns the number of calls.
 */
export function writeDriven(keeps: boolean): number {
  const files = globSync(join(projectRoot, DRIVEN_FOLDER, '*.tsv'))
  if (files.length === 0) throw new Error('No calls were seen yet: run npm run test:journeys first.')
  const head = buildHead(keeps)
  const driven = keeps ? readSeen() : new Map<string, readonly string[]>()
  for (const file of files) addLines(driven, readFileSync(file, 'utf8'))
  const lines = [...driven].map(([call, screens]) => `${call}\t${screens.join(' ')}`).toSorted()
  writeFileSync(LIST, `${[head, ...lines].filter(Boolean).join('\n')}\n`)
  return driven.size
}
