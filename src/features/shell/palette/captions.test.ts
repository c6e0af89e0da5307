import { expect, it } from 'vitest'
import { parseCaptions } from './captions.ts'

it('reads each cue with its second, whatever surrounds it', () => {
  const vtt =
    '\ufeffWEBVTT\r\n\r\nNOTE a word\r\n\r\n1\r\n00:01.000 --> 00:02.000\r\n<v শিক্ষক>State <b>বদলালে</b>\r\nআবার\r\n\r\n01:02:03.500 --> 01:02:04.000 align:start\r\nশেষ'
  expect(parseCaptions(vtt)).toEqual([
    { at: 1, text: 'State বদলালে আবার' },
    { at: 3723, text: 'শেষ' },
  ])
})

it.each(['', 'WEBVTT', '<html></html>', '00:01 -->', '00:00:01.000 --> 00:00:02.000\n'])(
  'reads nothing from %j',
  (text) => {
    expect(parseCaptions(text)).toEqual([])
  },
)
