import { describe, expect, test } from 'vitest'
import { partAt, partsOf } from './chapters.ts'
import { hostedAddress, hostedMessageIn } from './hosted-message.ts'
import { deedOf } from './keys.ts'
import { findResumePosition } from './resume.ts'
import { countSeen } from './seen.ts'
import { bytesOf, variantsIn } from './variants.ts'

describe('chapters', () => {
  test('end where the next begins; what lies before the first has no title', () => {
    const chapters = [
      { at: 60, title: 'দুই' },
      { at: 20, title: 'এক' },
      { at: 900, title: 'নেই' },
    ]
    expect(partsOf(chapters, 100)).toEqual([
      { from: 0, to: 20, title: '' },
      { from: 20, to: 60, title: 'এক' },
      { from: 60, to: 100, title: 'দুই' },
    ])
    expect(partsOf([], 100)).toEqual([{ from: 0, to: 100, title: '' }])
  })

  test.each([
    [0, 0],
    [19.9, 0],
    [20, 1],
    [1000, 1],
  ])('second %d lies in part %d', (position, part) => {
    expect(partAt(partsOf([{ at: 20, title: 'এক' }], 100), position)).toBe(part)
  })
})

describe('where a video goes on (peers 15)', () => {
  const server = { position: 300, updated_at: '2026-11-21T10:00:00Z' }
  const later = Date.parse('2026-11-21T10:05:00Z')
  const kept = { position: 500, watched: 500, at: later, isSent: false }
  test.each([
    ['what never left this device and is newer', kept, server, 500],
    ['the server, which has this device’s too', { ...kept, isSent: true }, server, 300],
    ['the server, where another device went on later', { ...kept, at: later - 600_000 }, server, 300],
    ['this device, when the server cannot be read', { ...kept, isSent: true }, undefined, 500],
    ['the beginning, the first time', undefined, undefined, 0],
    ['the beginning, at the end', undefined, { position: 995, updated_at: null }, 0],
  ])('%s', (_, device, answered, position) => {
    expect(findResumePosition(device, answered, 1000)).toBe(position)
  })
})

test('seconds count once, jumps not at all, and never more than there are', () => {
  const seen = countSeen(10, 20)
  for (const position of [12, 12.5, 13.2, 14.1, 12, 13, 14.2, 19, 19.9]) seen.reached(position)
  expect(seen.count()).toBe(12)
  expect(countSeen(99, 20).count()).toBe(20)
})

describe('keys', () => {
  const bare = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
  test.each([
    ['KeyJ', bare, 'back10'],
    ['Space', bare, 'toggle'],
    ['Period', { ...bare, shiftKey: true }, 'faster'],
    ['Period', bare, undefined],
    ['KeyJ', { ...bare, ctrlKey: true }, undefined],
    ['KeyJ', { ...bare, shiftKey: true }, undefined],
    ['KeyZ', bare, undefined],
  ])('%s %o does %s', (code, held, deed) => {
    expect(deedOf({ code, ...held })).toBe(deed)
  })
})

test('renditions are read smallest first, with whole addresses', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9,BANDWIDTH=260000',
    'high.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=120000',
    'low.m3u8',
  ]
  expect(variantsIn(playlist.join('\r\n'), 'https://media.example/stream/class.m3u8')).toEqual([
    { url: 'https://media.example/stream/low.m3u8', bandwidth: 120_000 },
    { url: 'https://media.example/stream/high.m3u8', bandwidth: 260_000 },
  ])
  expect(variantsIn('#EXTM3U\n#EXTINF:6,\na.m4s', 'https://media.example/a.m3u8')).toEqual([])
  expect(bytesOf({ bandwidth: 120_000 }, 60)).toBe(900_000)
})

describe('the hosted player (ruling R26)', () => {
  const frame = {} as MessageEventSource
  const origin = 'https://media.example'
  const data = { type: 'time', position: 3 }
  test('is heard from its own frame and origin alone', () => {
    expect(hostedMessageIn({ origin, source: frame, data }, frame, origin)).toEqual(data)
    expect(hostedMessageIn({ origin: 'https://evil.example', source: frame, data }, frame, origin)).toBeUndefined()
    expect(hostedMessageIn({ origin, source: {} as MessageEventSource, data }, frame, origin)).toBeUndefined()
    expect(hostedMessageIn({ origin, source: null, data }, null, origin)).toBeUndefined()
    expect(hostedMessageIn({ origin, source: frame, data: { type: 'time', position: '3' } }, frame, origin)).toBeUndefined()
    expect(hostedMessageIn({ origin, source: frame, data: 'ready' }, frame, origin)).toBeUndefined()
  })

  test('is opened at the second, without controls of its own', () => {
    expect(hostedAddress(`${origin}/player?stream=a`, 12.7, 'low')).toBe(`${origin}/player?stream=a&position=12&controls=none&quality=low`)
  })
})
