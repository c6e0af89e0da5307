import { expect, test } from 'vitest'
import { findUsernameFault } from './username.ts'

test.each([
  ['farhana-akter', undefined],
  ['Farhana7', undefined],
  ['tester', undefined],
  ['-farhana', 'hyphens'],
  ['farhana-', 'hyphens'],
  ['far--hana', 'hyphens'],
  ['---', 'hyphens'],
  ['01712345678', 'digits'],
  ['1999-01-02', 'digits'],
  ['admin', 'reserved'],
  ['Support', 'reserved'],
  ['karigor', 'reserved'],
  ['kari-gor-help', 'reserved'],
  ['null', 'reserved'],
  ['con', 'reserved'],
  ['CON', 'reserved'],
])('%s: %s', (name, fault) => expect(findUsernameFault(name)).toBe(fault))
