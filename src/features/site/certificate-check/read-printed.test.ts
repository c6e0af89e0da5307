import { expect, it } from 'vitest'
import { readPrinted } from './read-printed.ts'

it.each([
  ['KG-2026-000418', { kind: 'number', number: 'KG-2026-000418' }],
  ['kg–2026–000418 ', { kind: 'number', number: 'KG-2026-000418' }],
  ['KG ২০২৬ ০০০৪১৮', { kind: 'number', number: 'KG-2026-000418' }],
  ['\u200bKG2026000418', { kind: 'number', number: 'KG-2026-000418' }],
  [
    'https://karigor.example/share/certificate/course/k7q2mx9at4dr8wpb',
    { kind: 'address', type: 'course', id: 'k7q2mx9at4dr8wpb' },
  ],
  [
    'karigor.example/ share/certificate/ level/k7q2mx9at4dr8wpb?x=1',
    { kind: 'address', type: 'level', id: 'k7q2mx9at4dr8wpb' },
  ],
  ['https://evil.example/other/course/abc', { kind: 'unclear' }],
  ['KG-26-18', { kind: 'unclear' }],
  ['  ', { kind: 'empty' }],
])('%j is read as %o', (text, printed) => {
  expect(readPrinted(text)).toEqual(printed)
})
