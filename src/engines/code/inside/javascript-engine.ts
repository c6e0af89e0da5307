/**
 * Runs JavaScript in the browser's own engine: dates, promises, `Intl` and errors are what they are on a page.
 * The worker has no page, network or storage, and is ended from outside. (ruling R75, docs/decisions/0035)
 */

import { VALUE_OF_LAST } from './code-names.ts'
import { type CountedTimers, countTimers } from './count-timers.ts'
import { makeConsole } from './make-console.ts'
import type { PrintBuffer } from './print-buffer.ts'
import type { Check, Example, RunEnd, RunError, RunOrder, Tone } from './run-parts.ts'
import { joinTexts, writeError, writeValue } from './write-value.ts'

const ASK = '__ask'
/** Lines that an example may print. */
const MOST_LINES = 100

/** The name of the code in its error stacks. */
export const CODE_FILE = 'code.js'
const LINE_OF_CODE = /code\.js:(\d+)(?::\d+)?\)?(?:\n|$)/

/** The realm of the worker, as far as it is used. */
export interface Realm {
  /** Runs a plain script, whose declarations stay. */
  evaluate: (source: string) => void
  /** Returns the line of a syntax error, as the browser's error event names it. */
  findLine: (source: string) => Promise<number | undefined>
  /** Calls for what nothing in the code has caught. */
  listen: (take: (thrown: unknown) => void) => void
  names: Record<string, unknown>
}

function readLine(thrown: unknown): number | undefined {
  const { stack } = thrown as { stack?: unknown }
  const line = typeof stack === 'string' ? LINE_OF_CODE.exec(stack)?.[1] : undefined
  return line === undefined ? undefined : Number(line)
}

function readError(thrown: unknown): RunError {
  if (!(thrown instanceof Error)) return { text: writeValue(thrown, 0) }
  const line = readLine(thrown)
  return { text: writeError(thrown), ...(line !== undefined && { line }) }
}

const STAYS = Symbol('unsettled')

/** In a list, since a promise that never settles stays one: it is not waited for once nothing else is to come. */
async function settle(value: unknown, timers: CountedTimers): Promise<[unknown]> {
  if (!(value instanceof Promise)) return [value]
  const settled: unknown = await Promise.race([value, timers.waitForQuiet().then(() => STAYS)])
  return [settled === STAYS ? value : settled]
}

interface Run {
  realm: Realm
  timers: CountedTimers
  /** Lines that an example prints, which are compared and not shown. */
  heard: string[] | undefined
}

async function askFor(run: Run, expression: string): Promise<string> {
  let work: (() => unknown) | undefined
  run.realm.names[ASK] = (given: () => unknown) => {
    work = given
  }
  try {
    run.realm.evaluate(`${ASK}(() => (${expression}\n))`)
  } finally {
    delete run.realm.names[ASK]
  }
  const [value] = await settle(work?.(), run.timers)
  return writeValue(value, 1)
}

/** An expected value is written as code, or simply as text. */
const askExpected = (run: Run, text: string) => askFor(run, text).catch(() => text)

async function check(run: Run, example: Example): Promise<Check> {
  run.heard = []
  let got: string
  try {
    got = await askFor(run, example.input)
  } catch (error) {
    run.heard = undefined
    return { ...example, got: readError(error).text, isRight: false }
  }
  const printed = joinTexts(run.heard, '\n')
  run.heard = undefined
  // `console.log(sum(1, 2)) // 3`
  if (got === 'undefined' && printed !== '')
    return { ...example, got: printed, isRight: printed === example.expected }
  return { ...example, got, isRight: got === (await askExpected(run, example.expected)) }
}

export async function runJavaScript(
  realm: Realm,
  { code, examples }: RunOrder,
  output: PrintBuffer,
): Promise<RunEnd> {
  const checks: Check[] = []
  let error: RunError | undefined
  const fail = (thrown: unknown) => {
    if (error === undefined) error = readError(thrown)
    else output.print(readError(thrown).text, 'error')
  }
  const run: Run = { realm, timers: countTimers(realm.names, fail), heard: undefined }
  const print = (text: string, tone: Tone) => {
    if (run.heard === undefined) output.print(text, tone)
    else if (run.heard.length < MOST_LINES) run.heard[run.heard.length] = text
  }
  const { names } = realm
  const own = makeConsole(print)
  Object.assign(names['console'] as object, own)
  names['alert'] = own['log']
  realm.listen(fail)
  let last: unknown
  names[VALUE_OF_LAST] = (value: unknown) => {
    last = value
    return value
  }
  try {
    realm.evaluate(code)
  } catch (thrown) {
    fail(thrown)
    // The stack of a syntax error names the caller, not the code.
    if (thrown instanceof SyntaxError && error?.line === undefined)
      error = { text: writeError(thrown), line: await realm.findLine(code) }
  }
  delete names[VALUE_OF_LAST]
  await run.timers.waitForQuiet()
  if (error === undefined)
    try {
      ;[last] = await settle(last, run.timers)
    } catch (thrown) {
      fail(thrown)
    }
  if (error === undefined)
    for (let at = 0; at < examples.length; at += 1) checks[at] = await check(run, examples[at]!)
  const value = error === undefined && last !== undefined ? writeValue(last, 1) : undefined
  return { checks, tables: [], isCut: output.isCut, error, value }
}
