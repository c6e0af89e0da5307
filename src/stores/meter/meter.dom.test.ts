/** The meter counts for one person, and warns once. */

import { beforeEach, expect, test, vi } from 'vitest'
import { GIGABYTE, MEGABYTE } from '#src/lib/bytes.ts'
import { removeOwn } from '../browser/guarded-storage.ts'
import { findKind, weighTransfer } from './count-transfers.ts'
import {
  bytesCounted,
  findWarning,
  isMetering,
  limitChosen,
  meterSwitched,
  reset,
  useMeter,
  warningSeen,
} from './meter-store.ts'
import { addUp } from './meter.ts'

const OWN = 'https://karigor.example'
const entry = (name: string, sizes: object = {}, initiatorType = 'xmlhttprequest') => ({
  name,
  initiatorType,
  transferSize: 0,
  decodedBodySize: 0,
  duration: 300,
  ...sizes,
})
const meter = () => useMeter.getState().meter

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  reset()
})

test.each([
  ['https://media.example/a/low-03.m4s?x=1', 'xmlhttprequest', 'video'],
  ['https://media.example/a.vtt', 'track', 'video'],
  ['https://media.example/paper.pdf', 'fetch', 'files'],
  ['https://media.example/face', 'img', 'files'],
  ['https://api.example/course', 'fetch', 'pages'],
  [`${OWN}/assets/start.js`, 'script', 'pages'],
  [`${OWN}/share.png`, 'img', 'pages'],
])('%s by %s is of the kind %s', (address, initiator, kind) => {
  expect(findKind(new URL(address), initiator, OWN)).toBe(kind)
})

test('a size is measured, told by the loader, nothing from the device, or an estimate that says so', () => {
  const weigh = (each: ReturnType<typeof entry>, known?: number) => {
    const { bytes, isGuess } = weighTransfer(each, OWN, known)
    return [bytes, isGuess]
  }
  const segment = 'https://media.example/low-03.m4s'
  expect(weigh(entry(segment, { transferSize: 900 }), 700)).toEqual([900, false])
  expect(weigh(entry(segment), 700)).toEqual([700, false])
  expect(weigh(entry(segment, { decodedBodySize: 500 }))).toEqual([0, false])
  expect(weigh(entry(segment, { duration: 2 }))).toEqual([0, false])
  expect(weigh(entry(`${OWN}/a.js`))).toEqual([0, false])
  expect(weigh(entry(segment))).toEqual([400_000, true])
})

const class1 = { list: 'classes', id: 'c1', title: 'ক্লাস ১' } as const

test('bytes count for the month, and for the class where they came', () => {
  bytesCounted([{ kind: 'video', bytes: 10, isGuess: false }], class1)
  bytesCounted([{ kind: 'pages', bytes: 3, isGuess: true }], class1)
  bytesCounted([{ kind: 'files', bytes: 5, isGuess: false }], undefined)
  expect(meter()).toMatchObject({ video: 10, files: 5, pages: 3, guessed: 3, exams: [] })
  expect(meter().classes).toEqual([{ id: 'c1', title: 'ক্লাস ১', video: 10, files: 0, pages: 3, guessed: 3 }])
})

test('storage is bounded: the oldest classes and exams fall out', () => {
  for (let no = 0; no < 50; no += 1)
    for (const list of ['classes', 'exams'] as const)
      bytesCounted([{ kind: 'pages', bytes: 1, isGuess: false }], {
        list,
        id: `${no}`,
        title: 'ক'.repeat(9000),
      })
  expect([meter().classes.length, meter().exams.length]).toEqual([30, 10])
  expect(meter().classes[0]?.id).toBe('49')
  expect((localStorage.getItem('karigor-own-meter@guest') ?? 'nothing'.repeat(9999)).length).toBeLessThan(
    12_000,
  )
})

test('a new month begins at zero, with the same limit', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  limitChosen(GIGABYTE)
  bytesCounted([{ kind: 'video', bytes: 0.9 * GIGABYTE, isGuess: false }], class1)
  expect(findWarning()).toBe(90)
  vi.setSystemTime(new Date('2026-12-01T10:00:00Z'))
  reset()
  expect([addUp(meter()), meter().limit, meter().classes.length]).toEqual([0, GIGABYTE, 1])
  expect(findWarning()).toBeUndefined()
})

test('it warns from 80 % on, once, and again after another limit', () => {
  bytesCounted([{ kind: 'video', bytes: 79 * MEGABYTE, isGuess: false }], undefined)
  expect(findWarning()).toBeUndefined()
  limitChosen(100 * MEGABYTE)
  expect(findWarning()).toBeUndefined()
  bytesCounted([{ kind: 'video', bytes: MEGABYTE, isGuess: false }], undefined)
  expect(findWarning()).toBe(80)
  warningSeen()
  expect(findWarning()).toBeUndefined()
  limitChosen(90 * MEGABYTE)
  expect(findWarning()).toBe(88)
})

test('it counts where data are saved or by its own switch, and goes with a logout', () => {
  expect(isMetering()).toBe(false)
  meterSwitched(true)
  expect(isMetering()).toBe(true)
  bytesCounted([{ kind: 'video', bytes: 5, isGuess: false }], class1)
  removeOwn(undefined)
  reset()
  expect([isMetering(), addUp(meter()), meter().classes.length]).toEqual([false, 0, 0])
})
