import { expect, it, vi } from 'vitest'
import { findLineIndex, joinSentences, parseCaptions } from './captions.ts'

/** Stands for the browser's class, which a journey asks. (tests/journeys/learn/transcript-files.spec.ts) */
class NodeCue {
  readonly text: string
  constructor(_from: number, _to: number, text: string) {
    this.text = text
  }
  getCueAsHTML = () => ({ textContent: this.text.replaceAll(/<[^<>]*>/g, '') })
}
vi.stubGlobal('VTTCue', NodeCue)

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

it('begins a cue at each line of times, with or without an empty line before it', () => {
  const text =
    '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}প্রথম\n2\n00:00:03,000 --> 00:00:04,000\nদ্বিতীয়\n\nNOTE না'
  expect(parseCaptions(text)).toEqual([
    { at: 1, to: 2, text: 'প্রথম' },
    { at: 3, to: 4, text: 'দ্বিতীয়' },
  ])
})

it('says the lines of rolling captions once, and a word that is said twice twice', () => {
  const rolling = [
    '00:00:00.000 --> 00:00:02.000\nপ্রথম লাইন',
    '00:00:02.000 --> 00:00:02.010\nপ্রথম লাইন\n ',
    '00:00:02.010 --> 00:00:04.000\nপ্রথম লাইন\nদ্বিতীয় লাইন',
    '00:00:04.000 --> 00:00:06.000\nদ্বিতীয় লাইন\nহ্যাঁ',
    '00:00:06.000 --> 00:00:07.000\nশেষ',
    '00:00:07.000 --> 00:00:08.000\nশেষ',
  ]
  expect(parseCaptions(rolling.join('\n\n')).map(({ text }) => text)).toEqual([
    'প্রথম লাইন',
    'দ্বিতীয় লাইন',
    'হ্যাঁ',
    'শেষ',
    'শেষ',
  ])
})

it('reads a file of open brackets in no time', () => {
  // Minutes with a pattern that goes back.
  const text = `00:01.000 --> 00:02.000\n${'<'.repeat(200_000)}`
  expect(parseCaptions(text)[0]?.at).toBe(1)
})

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
