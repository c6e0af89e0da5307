/**
 * What the engines and the page tell each other. An engine runs in a worker without origin, network and
 * storage, so everything it needs is sent to it. (ruling R75)
 */

import { findRunLanguage, type RunLanguage } from '#src/lib/languages.ts'
import { PYTHON_PATH } from './python-path.ts'

/** Undefined for a language that no engine runs here; Python is there where the owner has put it. */
export function findRunnable(name: string | undefined): RunLanguage | undefined {
  const found = findRunLanguage(name)
  return found === 'python' && !PYTHON_PATH ? undefined : found
}

/** Of the wall clock, from the moment when the engine is ready. (ruling R75) */
export const RUNS_AT_MOST_MS = 3_000
/** In bytes. (ruling R75) */
export const MOST_MEMORY = 64 * 2 ** 20
/** Letters of output that are kept; the rest is dropped where it is made. (ruling R75) */
export const MOST_OUTPUT = 100_000

/**
 * A line of a question that says what a call gives. In SQL `input` is what is done to the tables before, or what is asked after; empty for the tables as
 * they are. `isInOrder`: the order of the rows counts.
 */
export interface Example {
  input: string
  expected: string
  isInOrder?: boolean
}

export interface Check extends Example {
  got: string
  isRight: boolean
}

export interface Table {
  columns: readonly string[]
  /** Null for a cell without a value. */
  rows: readonly (readonly (string | null)[])[]
  /** It has more rows than are shown. */
  isCut: boolean
}

/** One run, as it is sent to the engine. */
export interface RunOrder {
  code: string
  examples: readonly Example[]
  /** SQL that makes the tables of the exercise. */
  setup: string
}

export type Tone = 'plain' | 'error'

export interface RunError {
  text: string
  /** Counted from 1. */
  line?: number | undefined
}

export interface RunEnd {
  error?: RunError | undefined
  /** The value of the last expression. */
  value?: string | undefined
  checks: readonly Check[]
  tables: readonly Table[]
  isCut: boolean
}

/** From the worker; `ready` starts the clock. */
export type EngineMessage =
  | { kind: 'ready' }
  | { kind: 'printed'; text: string; tone: Tone }
  | { kind: 'ended'; end: RunEnd }
  | { kind: 'failed'; text: string }

/** To the worker, with the bytes of its WebAssembly. */
export interface EngineStart {
  order: RunOrder
  files: Readonly<Record<string, ArrayBuffer>>
}
