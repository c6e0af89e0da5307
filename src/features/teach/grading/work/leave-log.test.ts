import { expect, test } from 'vitest'
import { leavingsIn } from './leave-log.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString()

test('each leaving has its return, in the order of the clock', () => {
  const events = [
    { kind: 'back', at: at(25) },
    { kind: 'left', at: at(10) },
    { kind: 'left', at: at(40) },
  ]
  expect(leavingsIn(events)).toEqual([
    { at: at(10), seconds: 15 },
    { at: at(40), seconds: undefined },
  ])
})

test('a return without a leaving, and what is neither, is nothing', () => {
  expect(leavingsIn([{ kind: 'back', at: at(1) }])).toEqual([])
  expect(leavingsIn([{ kind: 'paste', at: at(1) }])).toEqual([])
})
