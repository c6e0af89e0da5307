import { expect, it } from 'vitest'
import { findExamples, findSetup } from './examples.ts'

const block = (text: string) => `<p>দেখুন</p><pre><code>${text}</code></pre>`

it.each([
  [
    'on one line',
    block('sum(2, 3) // 5\nsum(1) // → 1'),
    [
      ['sum(2, 3)', '5'],
      ['sum(1)', '1'],
    ],
  ],
  ['on the line below', block('names([{ a: 1 }])\n// ["মিতু"]'), [['names([{ a: 1 }])', '["মিতু"]']]],
  ['between two pieces of code', '<p><code>f(1)</code> → <code>2</code></p>', [['f(1)', '2']]],
])('finds examples %s', (_where, html, pairs) => {
  expect(findExamples(html, 'javascript')).toEqual(pairs.map(([input, expected]) => ({ input, expected })))
})

it.each([
  ['a comment above', block('// যোগফল\nconst a = sum(1)')],
  ['a declaration', block('const a = sum(1) // ফল')],
  ['a note on a value', block('let a = 5 // পাঁচ')],
  ['another language', block('total(1) # 5')],
])('takes %s for no example', (_what, html) => {
  expect(findExamples(html, 'javascript')).toEqual([])
})

it('finds examples of Python', () => {
  expect(findExamples(block('total([1, 2]) # 3'), 'python')).toEqual([
    { input: 'total([1, 2])', expected: '3' },
  ])
})

it('finds the tables of an exercise', () => {
  expect(findSetup(`${block('CREATE TABLE a (b);')}${block('SELECT 1')}`)).toBe('CREATE TABLE a (b);')
})
