import { describe, expect, test } from 'vitest'
import { cleanLine, dropInvisible, isBlank, trimText } from './invisible.ts'

describe('lines that are compared', () => {
  test.each([
    ['KARIGOR10\u200b', 'KARIGOR10'],
    ['\ufeff nusrat@example.com\u200f ', 'nusrat@example.com'],
    ['\u202aMK-12\u202c', 'MK-12'],
    ['nus\u00adrat', 'nusrat'],
    ['ab\u200dcd', 'abcd'],
    ['ফুল স্ট্যাক', 'ফুল স্ট্যাক'],
  ])('%j is read as %j', (typed, line) => expect(cleanLine(typed)).toBe(line))
})

test('a name keeps the joiners that its letters need', () => {
  expect(dropInvisible('র\u200d্যাব\u200e')).toBe('র\u200d্যাব')
})

test.each([
  [' \u200bকথা\u200e ', 'কথা'],
  ['\u200d\u200b', ''],
])('%j is sent as %j', (typed, text) => expect(trimText(typed)).toBe(text))

test.each([
  ['', true],
  [' \u00a0\t', true],
  ['\u200b\u200d\u2060', true],
  ['\u3164', true],
  ['\u2800\ufe0f', true],
  ['ক', false],
  ['0', false],
])('%j is blank: %s', (text, expected) => expect(isBlank(text)).toBe(expected))
