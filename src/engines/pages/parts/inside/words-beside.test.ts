import { expect, test } from 'vitest'
import { arrangeWords } from './words-beside.ts'

const at = (...tops: number[]) => tops.map((top) => ({ top, height: 40 }))

test.each([
  ['words stand at their spots', at(20, 200), [20, 200]],
  ['words above the view begin at its top', at(-90, 200), [0, 200]],
  ['words that would overlap are pushed down, in order', at(20, 30, 100), [20, 68, 116]],
  ['words below the view end with it', at(20, 900), [20, 360]],
  ['words at the end push those before them up', at(350, 360, 390), [264, 312, 360]],
  [
    'words that do not fit follow one another',
    at(...Array.from({ length: 10 }, () => 300)),
    [0, 48, 96, 144, 192, 240, 288, 336, 384, 432],
  ],
])('%s', (_what, wanted, tops) => {
  expect(arrangeWords(wanted, 400, 8)).toEqual(tops)
})
