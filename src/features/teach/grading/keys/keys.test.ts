import { describe, expect, test } from 'vitest'
import { deedOf, GRADING_KEYS, markOfDigit } from './keys.ts'

const press = (code: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

test.each([
  ['KeyJ', {}, 'next'],
  ['KeyK', {}, 'previous'],
  ['KeyU', {}, 'nextUnchecked'],
  ['ArrowUp', {}, 'criterionUp'],
  ['ArrowDown', {}, 'criterionDown'],
  ['KeyC', {}, 'comment'],
  ['KeyA', {}, 'acceptOne'],
  ['KeyA', { shiftKey: true }, 'acceptAll'],
  ['Enter', { ctrlKey: true }, 'saveNext'],
  ['Enter', { metaKey: true }, 'saveNext'],
  ['KeyZ', { ctrlKey: true }, 'undo'],
  ['Slash', { shiftKey: true }, 'sheet'],
  ['KeyJ', { ctrlKey: true }, undefined],
  ['KeyJ', { altKey: true }, undefined],
  ['KeyZ', { ctrlKey: true, shiftKey: true }, undefined],
  ['Enter', { ctrlKey: true, metaKey: true }, undefined],
  ['Enter', {}, undefined],
  ['KeyQ', {}, undefined],
] as const)('%s with %o does %s', (code, held, deed) => {
  expect(deedOf(press(code, held), false)?.deed).toBe(deed)
})

test('a digit is a digit in the row of digits and on the number pad', () => {
  expect(deedOf(press('Digit7'), false)).toEqual({ deed: 'mark', digit: 7 })
  expect(deedOf(press('Numpad0'), false)).toEqual({ deed: 'mark', digit: 0 })
})

test('in a field only save-and-next holds', () => {
  const deeds = GRADING_KEYS.flatMap(({ codes, modifier }) => {
    const held = { shiftKey: modifier === 'shift', ctrlKey: modifier === 'mod' }
    return deedOf(press(codes[0]!, held), true)?.deed ?? []
  })
  expect(deeds).toEqual(['saveNext'])
})

test('no two keys of the table are the same press', () => {
  const presses = GRADING_KEYS.flatMap(({ codes, modifier }) => codes.map((code) => `${modifier ?? ''} ${code}`))
  expect(new Set(presses).size).toBe(presses.length)
})

describe('digits', () => {
  const small = { id: 'a', marks: 5 }
  const large = { id: 'a', marks: 20 }
  test.each([
    [small, 3, undefined, 3],
    [small, 6, undefined, undefined],
    [large, 1, undefined, 1],
    [large, 5, { row: 'a', value: 1, at: 500 }, 15],
    [large, 5, { row: 'a', value: 2, at: 500 }, 5],
    [large, 5, { row: 'b', value: 1, at: 500 }, 5],
    [large, 5, { row: 'a', value: 1, at: -600 }, 5],
    [large, 5, { row: 'a', value: 0, at: 500 }, 5],
    [small, 1, { row: 'a', value: 1, at: 500 }, 1],
  ])('in %o the digit %d after %o gives %s', (row, digit, before, mark) => {
    expect(markOfDigit(row, digit, before, 1000)).toBe(mark)
  })
})
