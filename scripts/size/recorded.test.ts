import { expect, it } from 'vitest'
import { findGrowth } from './recorded.ts'

const record = 'page\tscript, kB\tstyle, kB\n/\t160.0\t12.0\n'

it.each([
  ['as recorded', { name: '/', script: 160_000, style: 12_000 }, []],
  ['a little larger', { name: '/', script: 170_000, style: 12_500 }, []],
  ['a new page', { name: '/new', script: 900_000, style: 90_000 }, []],
  [
    'much larger',
    { name: '/', script: 180_000, style: 14_000 },
    ['/: 180.0 kB of script, recorded 160', '/: 14.0 kB of style, recorded 12'],
  ],
])('%s', (_what, weight, faults) => {
  expect(findGrowth([weight], record)).toEqual(faults)
})
