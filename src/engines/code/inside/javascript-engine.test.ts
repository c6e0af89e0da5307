/** The worker as it is built, in a realm of its own for each run; what only a browser has is in the journeys. */

import { resolve } from 'node:path'
import { createContext, runInContext, Script } from 'node:vm'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { tellLastValue } from './guard-loops.ts'
import { type EngineMessage, type Example, MOST_OUTPUT, type RunEnd } from './run-parts.ts'

const built = await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: { 'import.meta.env.VITE_PYTHON_PATH': '""' },
  build: {
    write: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'javascript-worker.ts'),
      output: { format: 'iife' },
    },
  },
})
if (!('output' in built)) throw new Error('The worker was not built')
const worker = new Script(built.output[0].code)

type Take = (event: { data: unknown; ports: unknown[] }) => void

/** What a worker has, as far as the engine uses it. */
function openRealm() {
  const scripts: string[] = []
  let take: Take | undefined
  const realm: Record<string, unknown> = createContext({
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    console: {},
    structuredClone,
    performance: { now: () => performance.now() },
    Blob: function Blob(parts: string[]) {
      scripts.push(parts[0]!)
    },
    URL: { createObjectURL: () => `blob:${scripts.length - 1}` },
    addEventListener: (kind: string, listener: Take) => {
      if (kind === 'message') take = listener
    },
    importScripts: (at: string) => {
      runInContext(scripts[Number(at.slice(5))]!, realm, { filename: 'code.js' })
    },
    fetch,
    WebSocket,
  })
  worker.runInContext(realm)
  return { start: (data: unknown, port: unknown) => take?.({ data, ports: [port] }) }
}

function run(code: string, examples: readonly Example[] = []): Promise<RunEnd & { printed: string }> {
  let printed = ''
  return new Promise((done, fail) => {
    const postMessage = (message: EngineMessage) => {
      if (message.kind === 'printed') printed += message.text
      if (message.kind === 'failed') fail(new Error(message.text))
      if (message.kind === 'ended') done({ ...message.end, printed })
    }
    openRealm().start(
      { order: { code: tellLastValue(code), examples, setup: '' }, files: {} },
      { postMessage },
    )
  })
}

const print = async (code: string) => (await run(code)).printed

it.each([
  [
    'console.log("ক", 1, [1, "খ"], { a: { b: null } }, new Map([[1, 2]]), () => 1)',
    'ক 1 [1, "খ"] { a: { b: null } } Map {1 => 2} [Function]\n',
  ],
  ['console.log("%s has %d of %i, %f%%", "মিতু", "3", 4.7, 0.5, "more")', 'মিতু has 3 of 4, 0.5% more\n'],
  ['console.log("%o %c|", { a: "b" }, "color: red")', '{ a: "b" } |\n'],
  ['console.log("100%", 5); console.log("%d")', '100% 5\n%d\n'],
  ['console.group("A"); console.log("b\\nc"); console.groupEnd(); console.log("d")', 'A\n  b\n  c\nd\n'],
  [
    'console.table([{ name: "Mitu", age: 19 }, { name: "Rakib" }])',
    '(index) | name    | age\n--------|---------|----\n0       | "Mitu"  | 19\n1       | "Rakib" |\n',
  ],
  ['console.table([1, 2])', '(index) | Values\n--------|-------\n0       | 1\n1       | 2\n'],
  [
    'console.count(); console.count(); console.assert(1 > 2, "no")',
    'default: 1\ndefault: 2\nAssertion failed no\n',
  ],
  [
    'console.log(new Date(0), -0, 10n, [undefined], new Uint8Array([1, 2]))',
    '1970-01-01T00:00:00.000Z -0 10n [undefined] Uint8Array [1, 2]\n',
  ],
  ['const a = { b: 1 }; a.a = a; console.log(a)', '{ b: 1, a: [Circular] }\n'],
])('prints as a console does: %s', async (code, printed) => {
  expect(await print(code)).toBe(printed)
})

it.each([
  ['const a = 2; a * 21', '42'],
  ['const a = 2', undefined],
  ['(1234567.891).toLocaleString("en-IN")', '"12,34,567.891"'],
  ['(1234567).toLocaleString("bn-BD")', '"১২,৩৪,৫৬৭"'],
  ['new Intl.NumberFormat("en", { style: "percent" }).format(0.5)', '"50%"'],
  ['["খ", "ক"].sort(new Intl.Collator("bn").compare).join("")', '"কখ"'],
  ['Promise.resolve({ a: 1 })', '{ a: 1 }'],
  ['new Promise(() => {})', 'Promise'],
  [
    'typeof fetch + typeof WebSocket + typeof document + typeof prompt',
    '"undefinedundefinedundefinedundefined"',
  ],
])('gives the value of the last line: %s', async (code, value) => {
  expect((await run(code)).value).toBe(value)
})

it('shows what comes after the main lines, in its order', async () => {
  expect(
    await print(
      'setTimeout(() => console.log("late"), 30); let n = 0; const id = setInterval(() => { console.log(++n); if (n === 2) clearInterval(id) }, 5); (async () => { await null; console.log("soon") })(); console.log("first")',
    ),
  ).toBe('first\nsoon\n1\n2\nlate\n')
})

it.each([
  ['let a = 1\nb()', 'ReferenceError: b is not defined', 2],
  ['null.x', /^TypeError: Cannot read properties of null/, 1],
  ['\n\nthrow new RangeError("ক")', 'RangeError: ক', 3],
  ['throw "শুধু লেখা"', 'শুধু লেখা', undefined],
  ['setTimeout(() => {\nnone() }, 1)', 'ReferenceError: none is not defined', 2],
  ['const f = () => f(); f()', 'RangeError: Maximum call stack size exceeded', 1],
])('names an error with its line: %s', async (code, text, line) => {
  const { error } = await run(code)
  expect(error?.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  expect(error?.line).toBe(line)
})

it('keeps no more output than a page can show', async () => {
  const { printed, isCut } = await run('for (let at = 0; at < 1e5; at += 1) console.log("line " + at)')
  expect(printed.length).toBe(MOST_OUTPUT)
  expect(isCut).toBe(true)
})

it('compares examples with what the code gives', async () => {
  const { checks } = await run('const sum = (a, b) => a + b; const show = (a) => console.log(a)', [
    { input: 'sum(2, 3)', expected: '5' },
    { input: 'sum("ক", "খ")', expected: '"কখ"' },
    { input: '[sum(1, 1)]', expected: '[3]' },
    { input: 'Promise.resolve({ a: 1 })', expected: '{ a: 1 }' },
    { input: 'show(4)', expected: '4' },
    { input: 'none()', expected: '1' },
    { input: '((', expected: '1' },
  ])
  expect(checks.map(({ got, isRight }) => [got, isRight])).toEqual([
    ['5', true],
    ['"কখ"', true],
    ['[2]', false],
    ['{ a: 1 }', true],
    ['4', true],
    ['ReferenceError: none is not defined', false],
    [expect.stringMatching(/^SyntaxError/), false],
  ])
})

it('is not misled by a learner who writes the usual methods anew', async () => {
  const { checks } = await run(
    'JSON.stringify = () => "5"; for (const name of ["map", "join", "push", "includes", "forEach", "filter"]) Array.prototype[name] = () => ["5"]; const four = () => [4]',
    [{ input: 'four()', expected: '[5]' }],
  )
  expect(checks[0]).toMatchObject({ got: '[4]', isRight: false })
})
