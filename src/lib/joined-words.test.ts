import { expect, it } from 'vitest'
import { splitJoinedWords } from './joined-words.ts'

it.each([
  ['ক্লাস ২৩: React-এ State ও Props', ['React-এ']],
  ['Node.js-এর “HTML-এ” লেখা', ['Node.js-এর', '“HTML-এ”']],
  ['PDF-এ', ['PDF-এ']],
  ['ই-মেইল ও full-stack', []],
  ['', []],
])('keeps words together in %j', (text, whole) => {
  const parts = splitJoinedWords(text)
  expect(parts.filter(({ isWhole }) => isWhole).map((part) => part.text)).toEqual(whole)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  for (const part of parts) expect(text.startsWith(part.text, part.from)).toBe(true)
})
