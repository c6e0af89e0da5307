import { describe, expect, test } from 'vitest'
import { findPartIndex, splitChapters } from './chapters.ts'
import { findKeyAction } from './keys.ts'
import { findResumePosition } from './resume.ts'
import { countSeen } from './seen.ts'
import { computeBytes, computeSaved, findRenditions } from './variants.ts'

describe('chapters', () => {
  test('end where the next begins; the time before the first has no title', () => {
    const chapters = [
      { at: 60, title: 'দুই' },
      { at: 20, title: 'এক' },
      { at: 900, title: 'নেই' },
    ]
    expect(splitChapters(chapters, 100)).toEqual([
      { from: 0, to: 20, title: '' },
      { from: 20, to: 60, title: 'এক' },
      { from: 60, to: 100, title: 'দুই' },
    ])
    expect(splitChapters([], 100)).toEqual([{ from: 0, to: 100, title: '' }])
  })

  test.each([
    [0, 0],
    [19.9, 0],
    [20, 1],
    [1000, 1],
  ])('second %d lies in part %d', (position, part) => {
    expect(findPartIndex(splitChapters([{ at: 20, title: 'এক' }], 100), position)).toBe(part)
  })
})

describe('the resume position (peers 15)', () => {
  const server = { position: 300, updated_at: '2026-11-21T10:00:00Z' }
  const later = Date.parse('2026-11-21T10:05:00Z')
  const stored = { position: 500, watched: 500, at: later, isSent: false }
  test.each([
    ['the device’s, when unsent and newer', stored, server, 500],
    ['the server’s, when the device’s was sent', { ...stored, isSent: true }, server, 300],
    ['the server’s, when another device watched later', { ...stored, at: later - 600_000 }, server, 300],
    ['the device’s, when the server cannot be read', { ...stored, isSent: true }, undefined, 500],
    ['the beginning, on the first visit', undefined, undefined, 0],
    ['the beginning, after the end was reached', undefined, { position: 995, updated_at: null }, 0],
  ])('is %s', (_, device, reply, position) => {
    expect(findResumePosition(device, reply, 1000)).toBe(position)
  })
})

test('each second counts once, seeks do not count, and the duration is the limit', () => {
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
  ])('%s with %o does %s', (code, held, action) => {
    expect(findKeyAction({ code, ...held })).toBe(action)
  })
})

test('the bytes of a rendition follow from its bandwidth', () => {
  expect(computeBytes({ bandwidth: 120_000 }, 60)).toBe(900_000)
})

test('only sound saves what the middle picture costs more, and nothing is claimed without sizes', () => {
  const build = (bandwidth: number, hasPicture: boolean) => ({
    url: '',
    bandwidth,
    average: bandwidth / 2,
    height: 0,
    hasPicture,
  })
  const variants = [build(16_000, false), build(40_000, true), build(120_000, true), build(260_000, true)]
  const renditions = findRenditions(variants)
  expect(renditions).toMatchObject({ areRead: true, sound: { bandwidth: 16_000 } })
  expect(renditions.pictures).toHaveLength(3)
  expect(computeSaved(renditions, 80)).toBe(520_000)
  expect(computeSaved(findRenditions(variants.slice(1)), 80)).toBe(400_000)
  expect(computeSaved(findRenditions([]), 80)).toBe(0)
  expect(findRenditions(undefined).areRead).toBe(false)
})
