import { expect, test } from 'vitest'
import { countMended, readMended, writeMended } from './mended.ts'
import { readComment } from './reasons.ts'

test('a line says whether a remark is mended, the last word counts, and it can be taken back', () => {
  const once = writeMended('ভালো হয়েছে।', 'একক লেখেনি', false)
  expect(once).toBe('ভালো হয়েছে।\n[✗] একক লেখেনি')
  const twice = writeMended(once, 'একক লেখেনি', true)
  expect(readMended(twice)).toEqual([{ isMended: true, words: 'একক লেখেনি' }])
  expect(writeMended(twice, 'একক লেখেনি', undefined)).toBe('ভালো হয়েছে।')
  expect(writeMended('', 'একক লেখেনি', true)).toBe('[✓] একক লেখেনি')
})

test('the lines are no reasons: they carry no points and no mark', () => {
  const { reasons, hands } = readComment('[+২] ধাপ ঠিক\n[✓] একক লেখেনি')
  expect(reasons.map(({ words }) => words)).toEqual(['ধাপ ঠিক'])
  expect(hands).toEqual([])
})

test('counted over all answers', () => {
  expect(countMended(['[✓] এক\n[✗] দুই', 'কথা', '[✓] তিন'])).toEqual({ mended: 2, all: 3 })
})
