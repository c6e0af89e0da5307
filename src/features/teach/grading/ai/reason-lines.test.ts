import { expect, test } from 'vitest'
import { placeRemarks } from './reason-lines.ts'

const CODE = 'const a = 1\nconst todo = await create(body)\nsend(a)\nsend(a)'
const reading = (reason: string, lines: { line: number; text: string }[] = []) => ({
  lines,
  reason: '',
  criteria: [{ title: 'ত্রুটি সামলানো', mark: 2, marks: 5, reason }],
})

test.each([
  ['লাইন ২-এ try/catch নেই।', 2],
  ['On line 3 nothing is checked.', 3],
  ['`await create(body)` ব্যর্থ হলে কেউ জানবে না।', 2],
  // Beyond the end, on two lines, on none, and without a line.
  ['লাইন ৯-এ ভুল।', undefined],
  ['`send(a)` দুইবার।', undefined],
  ['`try {` নেই।', undefined],
  ['গোছানো কোড।', undefined],
])('%s belongs to line %s', (reason, line) => {
  expect(placeRemarks(reading(reason), CODE)).toEqual(
    line === undefined ? [] : [{ line, text: `ত্রুটি সামলানো: ${reason}` }],
  )
})

test('comments on one line are shown together, once', () => {
  const said = { line: 2, text: 'যাচাই নেই।' }
  expect(placeRemarks(reading('লাইন ২ দেখুন।', [said, said]), CODE)).toEqual([
    { line: 2, text: 'যাচাই নেই। ত্রুটি সামলানো: লাইন ২ দেখুন।' },
  ])
  expect(placeRemarks({ lines: [said], criteria: [], reason: 'লাইন ১ ভালো।' }, CODE)).toHaveLength(2)
})
