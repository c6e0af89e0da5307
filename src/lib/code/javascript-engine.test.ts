import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'
import { expect, it } from 'vitest'
import { runJavaScript } from './javascript-engine.ts'
import { makePrintBuffer } from './print-buffer.ts'
import { type Example, MOST_OUTPUT, RUNS_AT_MOST_MS } from './run-parts.ts'

const engine = await newQuickJSWASMModuleFromVariant(variant)

function run(code: string, examples: readonly Example[] = []) {
  const lines: string[] = []
  const output = makePrintBuffer((text) => lines.push(text))
  const end = runJavaScript(engine, { code, examples, setup: '' }, output)
  output.flush()
  return { ...end, printed: lines.join('') }
}

it('prints what the console is given, as a console does', () => {
  expect(run('console.log("ক", 1, [1, "খ"], { a: { b: null } }, new Map([[1, 2]]), () => 1)').printed).toBe(
    'ক 1 [1, "খ"] { a: { b: null } } Map {1 => 2} [Function]\n',
  )
})

it('gives the value of the last expression', () => {
  expect(run('const a = 2; a * 21').value).toBe('42')
  expect(run('const a = 2').value).toBeUndefined()
})

it('waits for promises and timers without waiting', () => {
  const started = Date.now()
  const { printed } = run(
    'setTimeout(() => console.log("late"), 60000); (async () => { await null; console.log("soon") })()',
  )
  expect(printed).toBe('soon\nlate\n')
  expect(Date.now() - started).toBeLessThan(1000)
})

it('names an error with its line', () => {
  expect(run('let a = 1\nb()').error).toEqual({ text: "ReferenceError: 'b' is not defined", line: 2 })
  expect(run('let = = 1').error?.text).toMatch(/^SyntaxError/)
})

it.each([
  'while (true) {}',
  'setInterval(() => {}, 1)',
  'const f = () => Promise.resolve().then(f); f()',
  '/(a+)+c/.test("a".repeat(40))',
])('stops what never ends, and keeps what it printed: %s', (code) => {
  const started = Date.now()
  const { printed } = run(`console.log("before"); ${code}`)
  expect(Date.now() - started).toBeLessThan(RUNS_AT_MOST_MS + 500)
  expect(printed).toBe('before\n')
})

it('stops what takes all memory, and what calls itself without end', () => {
  expect(run('const all = []; while (true) all.push(new Array(100000).fill(1))').error?.text).toMatch(
    /memory/,
  )
  expect(run('const f = () => f(); f()').error?.text).toMatch(/stack/)
})

it('keeps no more output than a page can show', () => {
  const { printed, isCut } = run('for (let at = 0; at < 1e6; at += 1) console.log("line " + at)')
  expect(printed.length).toBe(MOST_OUTPUT)
  expect(isCut).toBe(true)
})

it.each(['fetch', 'XMLHttpRequest', 'WebSocket', 'indexedDB', 'localStorage', 'document', 'window', 'self'])(
  'knows no %s',
  (name) => {
    expect(run(`typeof ${name}`).value).toBe('"undefined"')
  },
)

it('compares examples with what the code gives', () => {
  const { checks } = run('const sum = (a, b) => a + b; const show = (a) => console.log(a)', [
    { input: 'sum(2, 3)', expected: '5' },
    { input: 'sum("ক", "খ")', expected: '"কখ"' },
    { input: '[sum(1, 1)]', expected: '[3]' },
    { input: 'Promise.resolve({ a: 1 })', expected: '{ a: 1 }' },
    { input: 'show(4)', expected: '4' },
    { input: 'none()', expected: '1' },
  ])
  expect(checks.map(({ got, isRight }) => [got, isRight])).toEqual([
    ['5', true],
    ['"কখ"', true],
    ['[2]', false],
    ['{ a: 1 }', true],
    ['4', true],
    ["ReferenceError: 'none' is not defined", false],
  ])
})

it('is judged by its own tools, whatever the code changes', () => {
  const [check] = run(
    'JSON.stringify = () => "5"; Array.prototype.map = () => ["5"]; const four = () => [4]',
    [{ input: 'four()', expected: '[5]' }],
  ).checks
  expect(check).toMatchObject({ got: '[4]', isRight: false })
})
