import { expect, test } from 'vitest'
import { compareLines, compareWords, countChanges, foldRows } from './compare.ts'

const lines = (count: number, from = 1) => Array.from({ length: count }, (_, at) => `line ${from + at}`)

test('equal lines stand at one height, changed ones beside their counterpart, with the words that differ', () => {
  const rows = compareLines('a\nres.send(todo)\nz\n', 'a\nconst x = 1\nres.json(todo)\nz\n')
  expect(rows.map(({ before, after }) => [before?.no, after?.no])).toEqual([
    [1, 1],
    [2, 2],
    [undefined, 3],
    [3, 4],
  ])
  expect(countChanges(rows)).toEqual({ added: 2, removed: 1 })
  const [, changed] = compareLines('a\nres.send(todo)', 'a\nres.json(todo)')
  expect(changed?.before?.parts.find(({ kind }) => kind === 'removed')?.text).toBe('send')
})

test('long equal stretches are folded, three lines beside a change stay', () => {
  const before = [...lines(10), 'old', ...lines(10, 11)].join('\n')
  const after = [...lines(10), 'new', ...lines(10, 11)].join('\n')
  expect(foldRows(compareLines(before, after)).map(({ isFolded, rows }) => [isFolded, rows.length])).toEqual([
    [true, 7],
    [false, 7],
    [true, 7],
  ])
})

test('words of a Bengali text are compared whole: no conjunct is cut', () => {
  const parts = compareWords('ইনডেক্স দ্রুত পড়ে।', 'ইনডেক্সে দ্রুততম পড়ে।')
  expect(parts.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
    'removed ইনডেক্স',
    'added ইনডেক্সে',
    'same  ',
    'removed দ্রুত',
    'added দ্রুততম',
    'same  পড়ে।',
  ])
})

test('texts without anything in common are one taken away and one added', () => {
  expect(compareWords('', 'নতুন')).toEqual([{ text: 'নতুন', kind: 'added' }])
  expect(compareWords('একই', 'একই')).toEqual([{ text: 'একই', kind: 'same' }])
})
