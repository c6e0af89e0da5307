import { afterAll, beforeAll, expect, test } from 'vitest'
import { provideMissing } from './older-browsers.ts'

const LACKING = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
  [AbortSignal, 'any'],
  [Intl, 'Segmenter'],
] as const

const own = LACKING.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name))

beforeAll(() => {
  LACKING.forEach(([target, name]) => Reflect.deleteProperty(target, name))
  provideMissing()
})
afterAll(() => {
  LACKING.forEach(([target, name], at) => Object.defineProperty(target, name, own[at] ?? {}))
})

test('lists are copied, never changed', () => {
  const list = [3, 1, 2]
  expect([
    list.toSorted((one, other) => one - other),
    list.toReversed(),
    list.toSpliced(1, 1, 8, 9),
    list.with(2, 7),
  ]).toEqual([
    [1, 2, 3],
    [2, 1, 3],
    [3, 8, 9, 2],
    [3, 1, 7],
  ])
  expect(list.toSorted((one, other) => other - one)).toEqual([3, 2, 1])
  expect(list).toEqual([3, 1, 2])
  expect(() => list.with(5, 0)).toThrow(RangeError)
})

test('items are grouped in their order', () => {
  expect([...Map.groupBy(['ka', 'b', 'kb'], ([first]) => first)]).toEqual([
    ['k', ['ka', 'kb']],
    ['b', ['b']],
  ])
})

test('addresses are parsed without throwing', () => {
  expect([
    URL.canParse('https://karigor.example'),
    URL.canParse('/a', 'https://karigor.example'),
    URL.canParse('http://['),
  ]).toEqual([true, true, false])
})

test('one of several signals aborts, with its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const signal = AbortSignal.any([first.signal, second.signal])
  expect(signal.aborted).toBe(false)
  second.abort('late')
  first.abort('later')
  expect([signal.aborted, signal.reason, AbortSignal.any([first.signal]).reason]).toEqual([
    true,
    'late',
    'later',
  ])
})

test('characters are counted as people see them', () => {
  const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' })
  const split = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
  expect(split('কিতাব')).toEqual(['কি', 'তা', 'ব'])
  expect(split('👩‍🎓a\r\n')).toEqual(['👩‍🎓', 'a', '\r\n'])
})
