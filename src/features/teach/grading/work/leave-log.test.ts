import { expect, test } from 'vitest'
import { listLeavings } from './leave-log.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString()

test('each leave is paired with its return in order of time', () => {
  const events = [
    { kind: 'back', at: at(25) },
    { kind: 'left', at: at(10) },
    { kind: 'left', at: at(40) },
  ]
  expect(listLeavings(events)).toEqual([
    { at: at(10), seconds: 15 },
    { at: at(40), seconds: undefined },
  ])
})

test('a return without a leave and other events are ignored', () => {
  expect(listLeavings([{ kind: 'back', at: at(1) }])).toEqual([])
  expect(listLeavings([{ kind: 'paste', at: at(1) }])).toEqual([])
})
