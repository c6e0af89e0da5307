import { expect, it } from 'vitest'
import { splitJoinedWords } from './joined-words.ts'

it.each([
  ['ক্লাস ২৩: React-এ State ও Props', ['ক্লাস ২৩: ', 'React-এ', ' State ও Props']],
  ['Node.js-এর “HTML-এ” লেখা', ['', 'Node.js-এর', ' ', '“HTML-এ”', ' লেখা']],
  ['PDF-এ', ['', 'PDF-এ', '']],
  ['ই-মেইল ও full-stack', ['ই-মেইল ও full-stack']],
  ['', ['']],
])('keeps what belongs together in %j', (text, parts) => {
  expect(splitJoinedWords(text)).toEqual(parts)
  expect(splitJoinedWords(text).join('')).toBe(text)
})
