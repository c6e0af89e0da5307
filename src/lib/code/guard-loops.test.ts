import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { CHECK, guardLoops } from './guard-loops.ts'

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
