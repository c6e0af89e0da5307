import { expect, test } from 'vitest'
import { findAction, isTyping, findOption, ROOM_KEYS } from './keys.ts'

const key = (code: string, more: Partial<KeyboardEvent> = {}) => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
})

test('every key on the help sheet does what the sheet says, by its place on the keyboard', () => {
  for (const { action, codes, isShifted = false, hasMod = false } of ROOM_KEYS)
    for (const code of codes)
      expect(findAction(key(code, { shiftKey: isShifted, ctrlKey: hasMod }))).toBe(action)
  expect(findAction(key('KeyF', { ctrlKey: true }))).toBeUndefined()
  expect(findAction(key('ArrowLeft', { altKey: true }))).toBeUndefined()
})

test('letters and numbers choose options; no key does two things', () => {
  expect(['KeyA', 'KeyD', 'Digit1', 'Numpad4', 'KeyZ'].map((code) => findOption(key(code)))).toEqual([
    0,
    3,
    0,
    3,
    undefined,
  ])
  const codes = ROOM_KEYS.filter(({ hasMod, isShifted }) => !hasMod && !isShifted).flatMap((one) => one.codes)
  expect(codes.filter((code) => findOption(key(code)) !== undefined)).toEqual([])
})

test('the room ignores keys while somebody types', () => {
  document.body.innerHTML =
    '<textarea></textarea><input type=radio><input type=text><div role=dialog><button></button></div>'
  const [area, radio, text, button] = ['textarea', '[type=radio]', '[type=text]', '[role=dialog] button'].map(
    (one) => document.querySelector(one),
  )
  expect([area, radio, text, button].map((one) => isTyping(one ?? null))).toEqual([true, false, true, true])
})
