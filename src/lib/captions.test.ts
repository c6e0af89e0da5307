import { expect, it } from 'vitest'
import { findLineIndex, joinSentences, parseCaptions } from './captions.ts'

it('reads each cue with its seconds, whatever surrounds it', () => {
  const vtt =
    '\ufeffWEBVTT\r\n\r\nNOTE a word\r\n\r\n1\r\n00:01.000 --> 00:02.000\r\n<v শিক্ষক>State <b>বদলালে</b>\r\nআবার\r\n\r\n01:02:03.500 --> 01:02:04.000 align:start\r\nশেষ'
  expect(parseCaptions(vtt)).toEqual([
    { at: 1, to: 2, text: 'State বদলালে আবার' },
    { at: 3723, to: 3724, text: 'শেষ' },
  ])
})

it.each(['', 'WEBVTT', '<html></html>', '00:01 -->', '00:00:01.000 --> 00:00:02.000\n'])(
  'reads nothing from %j',
  (text) => {
    expect(parseCaptions(text)).toEqual([])
  },
)

it('joins the cues of one sentence, and none over its end or over a pause', () => {
  const cues = [
    { at: 0, to: 3, text: 'ইনপুটে যা লেখা হচ্ছে,' },
    { at: 3, to: 6, text: 'সেটা ব্রাউজারের হাতে নেই।' },
    { at: 6, to: 8, text: '“তাই তো?”' },
    { at: 8, to: 9, text: 'এবার দেখি' },
    { at: 30, to: 33, text: 'কী হয়' },
  ]
  expect(joinSentences(cues)).toEqual([
    { at: 0, to: 6, text: 'ইনপুটে যা লেখা হচ্ছে, সেটা ব্রাউজারের হাতে নেই।' },
    { at: 6, to: 8, text: '“তাই তো?”' },
    { at: 8, to: 9, text: 'এবার দেখি' },
    { at: 30, to: 33, text: 'কী হয়' },
  ])
})

it.each([
  [-1, -1],
  [4.9, -1],
  [5, 0],
  [19, 1],
  [900, 2],
])('second %d is in line %d', (position, line) => {
  const lines = [5, 10, 20].map((at) => ({ at, to: at + 5, text: '' }))
  expect(findLineIndex(lines, position)).toBe(line)
})
