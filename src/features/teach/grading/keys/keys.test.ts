import { describe, expect, test } from 'vitest'
import { ASKED_KEYS } from '../asked/asked-keys.ts'
import { QUESTION_KEYS } from '../by-question/question-keys.ts'
import { findKeyAction, GRADING_KEYS } from './keys.ts'
import { addHalf, canGrow, combineDigits } from './typed-mark.ts'

const press = (
  code: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {},
) => ({
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
  ['Period', {}, 'half'],
  ['NumpadDecimal', {}, 'half'],
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
  ['Enter', {}, 'enter'],
  ['KeyQ', {}, undefined],
] as const)('%s with %o does %s', (code, held, action) => {
  expect(findKeyAction(GRADING_KEYS, press(code, held), false)?.action).toBe(action)
})

test('digits work in the top row and on the number pad', () => {
  expect(findKeyAction(GRADING_KEYS, press('Digit7'), false)).toEqual({ action: 'mark', digit: 7 })
  expect(findKeyAction(GRADING_KEYS, press('Numpad0'), false)).toEqual({ action: 'mark', digit: 0 })
})

test('in a text field only save-and-next works', () => {
  const actions = GRADING_KEYS.flatMap(({ codes, modifier }) => {
    const held = { shiftKey: modifier === 'shift', ctrlKey: modifier === 'mod' }
    return findKeyAction(GRADING_KEYS, press(codes[0]!, held), true)?.action ?? []
  })
  expect(actions).toEqual(['saveNext'])
})

test.each([
  ['a paper', GRADING_KEYS],
  ['a question', QUESTION_KEYS],
  ['marks that were asked about', ASKED_KEYS],
])('on the desk of %s no two actions share a key press', (_desk, keys) => {
  const presses = keys.flatMap(({ codes, modifier }) => codes.map((code) => `${modifier ?? ''} ${code}`))
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
    expect(combineDigits(row, digit, before, 1000)).toBe(mark)
  })

  test.each([
    [1, 5, false],
    [1, 10, true],
    [2, 10, false],
    [0, 20, false],
    [2, 20, true],
  ])('%d of %d may take another digit: %s', (mark, marks, isOpen) =>
    expect(canGrow(mark, { marks })).toBe(isOpen),
  )

  test.each([
    [2, 5, 4, 2.5],
    [2.5, 5, 4, 2.5],
    [null, 5, 4, 0.5],
    [4, 5, 4, undefined],
    [2, 3, 4, undefined],
  ])('%s, a point and %d of %d give %s', (mark, digit, marks, half) =>
    expect(addHalf(mark, digit, { marks })).toBe(half),
  )
})
