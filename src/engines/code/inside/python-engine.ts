/** Runs Python inside Pyodide, which has been given its files and cannot fetch any. */

import type { PrintBuffer } from './print-buffer.ts'
import type { Check, RunEnd, RunError, RunOrder } from './run-parts.ts'

/** The part of Pyodide that is used. */
export interface Pyodide {
  runPython: (code: string, options?: { globals?: unknown; filename?: string }) => unknown
  globals: { get: (name: string) => unknown; set: (name: string, value: unknown) => void }
  toPy: (value: unknown) => unknown
  setStdout: (options: { batched: (line: string) => void }) => void
  setStderr: (options: { batched: (line: string) => void }) => void
}

const FILE = 'code.py'

/** Values are compared in Python; texts where the expected one is no value. */
const TOOLS = `
import contextlib, io, json
def __check(pairs, space):
    found = []
    for given, expected in json.loads(pairs):
        printed = io.StringIO()
        try:
            with contextlib.redirect_stdout(printed):
                got = eval(given, space)
        except Exception as error:
            found.append([f"{type(error).__name__}: {error}", False])
            continue
        text = printed.getvalue().strip()
        if got is None and text:
            found.append([text, text == expected])
            continue
        try:
            is_right = got == eval(expected, space)
        except Exception:
            is_right = str(got) == expected
        found.append([repr(got)[:10000], bool(is_right)])
    return json.dumps(found)
def __repr(value):
    return None if value is None else repr(value)[:10000]
`

function readError(error: unknown): RunError {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text.trim().split('\n')
  const line = [...text.matchAll(new RegExp(String.raw`File "${FILE}", line (\d+)`, 'g'))].at(-1)?.[1]
  // The lines of the trace are indented; a message may have further lines, which are notes.
  const first = lines[lines.findLastIndex((each) => /^\s/.test(each)) + 1]
  return { text: first ?? lines.at(-1) ?? text, ...(line !== undefined && { line: Number(line) }) }
}

export function runPython(python: Pyodide, { code, examples }: RunOrder, output: PrintBuffer): RunEnd {
  python.setStdout({ batched: (line) => output.print(line) })
  python.setStderr({ batched: (line) => output.print(line, 'error') })
  // The tools have a space of their own, which the code cannot change.
  const tools = python.toPy({})
  python.runPython(TOOLS, { globals: tools })
  const space = python.toPy({ __name__: '__main__' })
  const callTool = (call: string, given: Readonly<Record<string, unknown>>): unknown => {
    const names = tools as { set: (name: string, value: unknown) => void }
    for (const [name, value] of Object.entries(given)) names.set(name, value)
    return python.runPython(call, { globals: tools })
  }
  let checks: Check[] = []
  const end = (rest: Partial<RunEnd>): RunEnd => ({ checks, tables: [], isCut: output.isCut, ...rest })
  try {
    const last = python.runPython(code, { globals: space, filename: FILE })
    const value = callTool('__repr(last)', { last })
    if (examples.length > 0) {
      const pairs = JSON.stringify(examples.map(({ input, expected }) => [input, expected]))
      const found = JSON.parse(String(callTool('__check(pairs, space)', { pairs, space }))) as [
        string,
        boolean,
      ][]
      checks = examples.map((example, at) => ({
        ...example,
        got: found[at]?.[0] ?? '',
        isRight: found[at]?.[1] ?? false,
      }))
    }
    return end({ value: typeof value === 'string' ? value : undefined })
  } catch (error) {
    return end({ error: readError(error) })
  }
}
