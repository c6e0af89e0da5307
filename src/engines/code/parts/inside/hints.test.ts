/** What an error of a beginner means here: each is told once, and only where it was said. (ruling R75) */

import { expect, test } from 'vitest'
import type { RunLanguage } from '#src/lib/languages.ts'
import { findHints } from './hints.ts'

test.each<[RunLanguage, code: string, said: string, hint: RegExp]>([
  ['sql', 'CREATE TABLE a (id INTEGER AUTO_INCREMENT)', '', /AUTO_INCREMENT/],
  ['sql', 'SHOW TABLES', 'near "SHOW": syntax error', /sqlite/i],
  ['sql', 'SELECT NOW()', 'no such function: NOW', /datetime|CURRENT/i],
  ['python', 'input()', 'EOFError: EOF when reading a line', /input/],
  ['python', 'import numpy', "ModuleNotFoundError: No module named 'numpy'", /numpy/],
  ['javascript', 'import a from "b"', 'SyntaxError: Cannot use import statement outside a module', /import/],
  ['javascript', 'await f()', 'SyntaxError: await is only valid in async functions', /await/],
  ['javascript', 'fetch("/")', 'ReferenceError: fetch is not defined', /fetch/],
  ['javascript', 'prompt("?")', 'ReferenceError: prompt is not defined', /prompt/],
  ['javascript', 'require("fs")', 'ReferenceError: require is not defined', /require/],
])('%s: %s', (language, code, said, hint) => {
  expect(findHints(language, code, said)).toEqual([expect.stringMatching(hint)])
})

test('a program that says nothing of the kind gets no hint', () => {
  expect(findHints('javascript', 'const a = 1', 'ReferenceError: total is not defined')).toEqual([])
  expect(findHints('python', 'print("NOW")', 'NOW')).toEqual([])
})
