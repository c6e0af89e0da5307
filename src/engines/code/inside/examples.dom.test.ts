import { expect, it } from 'vitest'
import { findExamples, findSetup, isOnlyExamples } from './examples.ts'

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

it('finds the rows of SQL after an arrow, which are no part of the tables', () => {
  const html = block(
    'CREATE TABLE a (b); -- দুটি ঘর\n-- → 1; 2\nDELETE FROM a WHERE b = 1; -- => 2\nSELECT 1 -- নোট',
  )
  expect(findExamples(html, 'sql')).toEqual([
    { input: '', expected: '1; 2' },
    { input: 'DELETE FROM a WHERE b = 1', expected: '2', isInOrder: true },
  ])
  expect(findSetup(html)).toBe('CREATE TABLE a (b); -- দুটি ঘর\nSELECT 1 -- নোট')
})

it('asks a page in a block of JavaScript', () => {
  const html =
    '<pre><code class="language-js">f().textContent // 2</code></pre><pre><code class="language-html">a() // 1</code></pre>'
  expect(findExamples(html, 'html')).toEqual([{ input: 'f().textContent', expected: '2' }])
})

it.each([
  ['sum(1) // 1\n\nsum(2) // 2', 'javascript', true],
  ['const sum = (a) => a\nsum(1) // 1', 'javascript', false],
  ['-- → 1', 'sql', true],
  ['', 'sql', false],
] as const)('%j in %s is only examples: %s', (code, language, isOnly) => {
  expect(isOnlyExamples(code, language)).toBe(isOnly)
})
