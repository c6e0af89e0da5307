import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openZip } from '../work/zip/zip-reading.ts'
import { compareZips } from './zip-changes.ts'

function listFiles(files: Record<string, string>) {
  const packed: Zippable = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, strToU8(text)]),
  )
  const opened = openZip(zipSync(packed))
  if (typeof opened === 'string') throw new Error(opened)
  return opened.listing.files
}

const compare = (before: Record<string, string>, after: Record<string, string>) => {
  const { changes, same } = compareZips(listFiles(before), listFiles(after))
  return { changes: changes.map(({ kind, path }) => `${kind} ${path}`), same }
}

test('files are added, removed and changed by path and content, also where the length is equal', () => {
  const before = { 'todo/a.js': 'const a = 1', 'todo/b.js': 'b', 'todo/readme.md': 'same' }
  const after = { 'todo/a.js': 'const a = 2', 'todo/c.js': 'c', 'todo/readme.md': 'same' }
  expect(compare(before, after)).toEqual({
    changes: ['changed a.js', 'removed b.js', 'added c.js'],
    same: 1,
  })
})

test('another name of the one folder around everything changes nothing', () => {
  expect(
    compare({ 'todo/a.js': 'a', 'todo/src/b.js': 'b' }, { 'todo-2/a.js': 'a', 'todo-2/src/b.js': 'b' }),
  ).toEqual({ changes: [], same: 2 })
  expect(
    compare({ 'a.js': 'a', 'src/b.js': 'b' }, { 'todo/a.js': 'a', 'todo/src/b.js': 'b' }).changes,
  ).toEqual([])
})

test('the same content at another path was moved; an empty file was not', () => {
  expect(compare({ 'x/a.js': 'a', 'b.js': 'b' }, { 'y/a.js': 'a', 'b.js': 'b' }).changes).toEqual([
    'moved y/a.js',
  ])
  expect(compare({ 'x/a.js': '', 'b.js': 'b' }, { 'y/a.js': '', 'b.js': 'b' }).changes).toEqual([
    'removed x/a.js',
    'added y/a.js',
  ])
})

test('a thousand files without a common one are compared at once', () => {
  const make = (from: string) =>
    listFiles(
      Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`${from}/${at}.js`, `${from}${at}`])),
    )
  expect(compareZips(make('x'), make('y')).changes).toHaveLength(1000)
})
