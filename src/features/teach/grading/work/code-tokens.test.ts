import { expect, test } from 'vitest'
import { tokensOf } from './code-tokens.ts'

test.each([
  ["const a = 'x' // শেষ", ['word:const', "text:'x'", 'comment:// শেষ']],
  ['res.status(204)', ['call:status', 'number:204']],
  ['# একটি মন্তব্য', ['comment:# একটি মন্তব্য']],
  ["const colour = '#fff'", ['word:const', "text:'#fff'"]],
  ['শুধু লেখা', []],
  ['', []],
])('%s', (line, coloured) => {
  const tokens = tokensOf(line)
  expect(tokens.map(({ text }) => text).join('')).toBe(line)
  expect(tokens.filter(({ kind }) => kind !== 'plain').map(({ kind, text }) => `${kind}:${text}`)).toEqual(coloured)
})

test('a line that nobody wrote by hand is shown as it is, at once', () => {
  const line = '"'.repeat(50_000)
  expect(tokensOf(line)).toEqual([{ kind: 'plain', text: line, at: 0 }])
})
