import { expect, test } from 'vitest'
import { deedOf, isTyping, optionOf, ROOM_KEYS } from './keys.ts'

const key = (code: string, more: Partial<KeyboardEvent> = {}) => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
})

test('every key of the sheet does what the sheet says, by its place on the keyboard', () => {
  for (const { deed, codes, isShifted = false, hasMod = false } of ROOM_KEYS)
    for (const code of codes) expect(deedOf(key(code, { shiftKey: isShifted, ctrlKey: hasMod }))).toBe(deed)
  expect(deedOf(key('KeyF', { ctrlKey: true }))).toBeUndefined()
  expect(deedOf(key('ArrowLeft', { altKey: true }))).toBeUndefined()
})

test('letters and numbers choose options; no key does two things', () => {
  expect(['KeyA', 'KeyD', 'Digit1', 'Numpad4', 'KeyZ'].map((code) => optionOf(key(code)))).toEqual([0, 3, 0, 3, undefined])
  const codes = ROOM_KEYS.filter(({ hasMod, isShifted }) => !hasMod && !isShifted).flatMap((one) => one.codes)
  expect(codes.filter((code) => optionOf(key(code)) !== undefined)).toEqual([])
})

test('where somebody types the room leaves the keys alone', () => {
  document.body.innerHTML = '<textarea></textarea><input type=radio><input type=text><div role=dialog><button></button></div>'
  const [area, radio, text, button] = ['textarea', '[type=radio]', '[type=text]', '[role=dialog] button'].map((one) =>
    document.querySelector(one),
  )
  expect([area, radio, text, button].map((one) => isTyping(one ?? null))).toEqual([true, false, true, true])
})
