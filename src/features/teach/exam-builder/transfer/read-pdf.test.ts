import { expect, test } from 'vitest'
import { isGarbled } from './read-pdf.ts'

test.each([
  ['বাংলাদেশের রাজধানী কোথায়? অ্যাপ, র‍্যাম, উৎস, সৌরভ, Fig. 1', false],
  ['বাংলােদেশর রাজধানী', true],
  ['িকেশারগঞ্জ', true],
  ['আিম', true],
  ['\u0000\u0000 ?', true],
  ['\ue0a1\ue0a2', true],
  ['এক\u0009দুই\nতিন', false],
])('%j has letters out of order: %s', (text, is) => {
  expect(isGarbled(text)).toBe(is)
})
