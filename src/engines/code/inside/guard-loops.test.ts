import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { CHECK, VALUE_OF_LAST } from './code-names.ts'
import { guardLoops, tellLastValue } from './guard-loops.ts'

function run(code: string, most = 1000): unknown {
  let count = 0
  const check = () => {
    count += 1
    if (count > most) throw new Error('endless')
  }
  return runInNewContext(guardLoops(code), { [CHECK]: check }) as unknown
}

it.each([
  'while (true);',
  'while (true) {}',
  'for (;;) 1',
  'do { } while (true)',
  'do 1; while (true)',
  'for (const a of (function* () { while (true) yield 1 })()) a',
  'const f = (n) => f2(n), f2 = (n) => { try { return f(n) + f(n) } catch { return f2() } }; f(1)',
  'a: while (true) { while (true) { continue a } }',
  'while (true) { try { while (true) {} } catch {} }',
  'const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2)); fib(50)',
])('stops %s', (code) => {
  expect(() => run(code)).toThrow('endless')
})

it.each([
  ['let s = 0; for (let i = 0; i < 4; i++) s += i; s', 6],
  ['let s = 0; for (const a of [1, 2]) for (const b of [3]) { s += a * b } s', 9],
  ['const f = (a) => ({ a }); f(2).a', 2],
  ['class A { get b() { return 3 } c() { return this.b } } new A().c()', 3],
  ['function f(a = () => 4) { return a() } f()', 4],
  ['let n = 0; do n++; while (n < 3); n', 3],
  ['[1, 2, 3].map((a) => a * 2).filter(function (a) { return a > 2 }).length', 2],
  ['let n = 0; if (true) for (;;) { n++; if (n > 4) break } else n = 1; n', 5],
])('leaves the meaning of %s', (code, value) => {
  expect(run(code)).toBe(value)
})

it('leaves a script alone that the parser does not understand', () => {
  expect(guardLoops('while (true {')).toBe('while (true {')
})

/** Right programs of beginners: each ends in a value. */
const RIGHT = [
  'let n = 0; do /* again */ { n += 1 } while (n < 3); n',
  'let n = 0; do // again\n { n += 1 } while (n < 3); n',
  'let n = 0; while (n < 3) /* step */ n += 1; n',
  'let n = 0; for (;;) // ever\n { n += 1; if (n > 2) break }\n n',
  'function f() { "use strict"; return this } String(f())',
  "function f() { /* head */ 'use strict' // tail\n return typeof this } f()",
  'const f = function () { "use strict"\n return this === undefined }; f()',
  'const o = { m() { "use strict"; return this === o }, get x() { return 2 } }; [o.m(), o.x].join()',
  '"use strict"; (function () { return this === undefined })()',
  'outer: for (let i = 0; i < 3; i++) { for (;;) { if (i === 1) break outer; continue outer } } "left"',
  'let s = ""; for (const k in { a: 1, b: 2 }) s += k; s',
  'let s = 0; for (const x of [1, 2, 3]) if (x > 1) s += x; else continue; s',
  'var i = 3; while (i --> 0); i',
  'const f = (n) => n < 2 ? 1 : n * f(n - 1); f(5)',
  'const f = async (a) => /* x */ a; typeof f(1).then',
  'const g = function* () { for (let i = 0; i < 2; i++) yield i }; [...g()].join()',
  'class A { static n = 0; static { for (let i = 0; i < 2; i++) A.n += i } #x = 1; get x() { return this.#x } } A.n + new A().x',
  'let n = 0; if (true) do n++; while (n < 2)\nelse n = 9\nn',
  'let out = []; for (var i = 0; i < 2; i++) { let j = i; out.push(() => j) } out.map((f) => f()).join()',
  'const f = (a, b = () => a) => b(); f(4)',
  'const o = { f: () => ({ a: [1, 2] }) }; o.f().a.length',
  'let a = 1\nlet b = 2\n;[a, b] = [b, a]\na * 10 + b',
  'switch (2) { case 1: "one"; break; case 2: { let n = 0; while (n < 2) n++; n } }',
  'try { for (;;) throw new Error("x") } catch ({ message }) { message }',
  'const re = /while \\(/g; "while (1)".match(re).length',
  'const s = `do { ${[1, 2].map((n) => { return n * 2 })} } while`; s',
  'let x = 5; x > 3 ? "বড়" : "ছোট"',
  '`ক${1 + 1}`',
  'let n = 0\nfor (; n < 3; n++) {}\n++n',
] as const

it.each(RIGHT)('leaves what a right program does: %s', (code) => {
  const plain: unknown = runInNewContext(code)
  expect(run(code)).toEqual(plain)
  let last: unknown
  runInNewContext(tellLastValue(code), { [VALUE_OF_LAST]: (value: unknown) => (last = value) })
  if (tellLastValue(code) !== code) expect(last).toEqual(plain)
})

it.each(['while('.repeat(16_000), '{'.repeat(50_000), 'a('.repeat(25_000), '1;'.repeat(200_000)])(
  'gives up on what is all wrong or very long: %.12s',
  (code) => {
    expect(guardLoops(code)).toBe(code)
  },
  // Going on after each error takes ten times as long.
  5_000,
)
