/** Runs JavaScript inside QuickJS, a separate engine without a page, a network or storage. */

import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { PRELUDE } from './javascript-prelude.ts'
import type { PrintBuffer } from './print-buffer.ts'
import {
  type Check,
  type Example,
  MOST_MEMORY,
  type RunEnd,
  type RunError,
  type RunOrder,
  RUNS_AT_MOST_MS,
  type Tone,
} from './run-parts.ts'

const MOST_STACK = 256 * 1024
/** A little before the worker is ended from outside, so that what was printed is kept. */
const STOPS_AT_MS = RUNS_AT_MOST_MS - 150
const FILE = 'code.js'

interface Machine {
  runtime: QuickJSRuntime
  context: QuickJSContext
  tools: QuickJSHandle
  hasTimeLeft: () => boolean
}

function readError({ context }: Machine, handle: QuickJSHandle): RunError {
  const thrown: unknown = context.dump(handle)
  handle.dispose()
  if (typeof thrown !== 'object' || thrown === null) return { text: String(thrown) }
  const {
    name = 'Error',
    message = '',
    stack = '',
  } = thrown as Partial<Record<'name' | 'message' | 'stack', string>>
  const line = new RegExp(String.raw`${FILE.replace('.', String.raw`\.`)}:(\d+)`).exec(stack)?.[1]
  return { text: `${name}: ${message}`, ...(line !== undefined && { line: Number(line) }) }
}

/** Fails with a `RunError`. */
function evaluate(machine: Machine, code: string): QuickJSHandle {
  const result = machine.context.evalCode(code, FILE, { type: 'global' })
  if (result.error) throw readError(machine, result.error)
  return result.value
}

function callTool(
  { context, tools }: Machine,
  name: 'write' | 'show' | 'step',
  ...given: QuickJSHandle[]
): unknown {
  const result = context
    .getProp(tools, name)
    .consume((tool) => context.callFunction(tool, context.undefined, ...given))
  if (result.error) throw readError({ context } as Machine, result.error)
  return result.value.consume((value) => context.dump(value) as unknown)
}

/** Promises and timers; a timer's clock jumps to the next one, so nothing waits. */
function drain(machine: Machine): void {
  do {
    const jobs = machine.runtime.executePendingJobs()
    if (jobs.error) throw readError(machine, jobs.error)
  } while (machine.hasTimeLeft() && callTool(machine, 'step') === true)
}

/** What a promise has become once nothing is left to wait for. */
function settle({ context }: Machine, value: QuickJSHandle): QuickJSHandle {
  if (context.typeof(value) !== 'object') return value
  const state = context.getPromiseState(value)
  if (state.type === 'rejected') throw readError({ context } as Machine, state.error)
  return state.type === 'fulfilled' && !state.notAPromise ? state.value : value
}

function readValue(machine: Machine, code: string): string {
  const value = evaluate(machine, code)
  drain(machine)
  return String(callTool(machine, 'write', settle(machine, value)))
}

/** An expected value is written as code, or simply as text. */
function readExpected(machine: Machine, text: string): string {
  try {
    return readValue(machine, `(${text}\n)`)
  } catch {
    return text
  }
}

const isRunError = (error: unknown): error is RunError =>
  typeof error === 'object' && error !== null && 'text' in error

function check(machine: Machine, example: Example, listen: () => () => string): Check {
  const stopListening = listen()
  let got: string
  try {
    got = readValue(machine, example.input)
  } catch (error) {
    if (!isRunError(error)) throw error
    stopListening()
    return { ...example, got: error.text, isRight: false }
  }
  const printed = stopListening()
  // `console.log(sum(1, 2)) // 3`
  if (got === 'undefined' && printed !== '')
    return { ...example, got: printed, isRight: printed === example.expected }
  return { ...example, got, isRight: got === readExpected(machine, example.expected) }
}

export function runJavaScript(
  engine: QuickJSWASMModule,
  { code, examples }: RunOrder,
  output: PrintBuffer,
): RunEnd {
  const runtime = engine.newRuntime({ memoryLimitBytes: MOST_MEMORY, maxStackSizeBytes: MOST_STACK })
  const endsAt = performance.now() + STOPS_AT_MS
  const hasTimeLeft = () => performance.now() < endsAt
  runtime.setInterruptHandler(() => !hasTimeLeft())
  const context = runtime.newContext()
  let heard: string[] | undefined
  const setTool = (name: string, work: (...handles: QuickJSHandle[]) => void) =>
    context.newFunction(name, work).consume((made) => context.setProp(context.global, name, made))
  setTool('__print', (text, tone) => {
    const line = context.getString(text)
    if (heard === undefined) output.print(line, context.getString(tone) as Tone)
    else if (heard.length < 100) heard.push(line)
  })
  // Nobody is asked: a prompt is answered with nothing.
  setTool('__ask', () => undefined)
  const listen = () => {
    heard = []
    return () => {
      const text = (heard ?? []).join('\n')
      heard = undefined
      return text
    }
  }
  const tools = context.unwrapResult(context.evalCode(PRELUDE))
  const machine: Machine = { runtime, context, tools, hasTimeLeft }
  const checks: Check[] = []
  const end = (rest: Partial<RunEnd>): RunEnd => ({ checks, tables: [], isCut: output.isCut, ...rest })
  try {
    const last = evaluate(machine, code)
    drain(machine)
    const result = settle(machine, last)
    const value =
      context.typeof(result) === 'undefined' ? undefined : String(callTool(machine, 'write', result))
    for (const example of examples) checks.push(check(machine, example, listen))
    return end({ value })
  } catch (error) {
    if (isRunError(error)) return end({ error })
    // The stack of the worker ended before the engine's own.
    if (error instanceof RangeError) return end({ error: { text: 'InternalError: stack overflow' } })
    throw error
  }
}
