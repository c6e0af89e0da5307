/** Defines the keys of the room by physical position, so that a Bengali layout does not matter; the keys sheet is built from this. (WCAG 2.1.4) */

export type RoomAction =
  | 'next'
  | 'previous'
  | 'flag'
  | 'palette'
  | 'clear'
  | 'time'
  | 'review'
  | 'sheet'
  | 'fromField'

interface RoomKey {
  action: RoomAction
  /** `KeyboardEvent.code`. */
  codes: readonly string[]
  isShifted?: boolean
  /** Ctrl, or Cmd on a Mac. */
  hasMod?: boolean
  /** The labels of the key caps. */
  caps: readonly string[]
}

export const ROOM_KEYS: readonly RoomKey[] = [
  { action: 'next', codes: ['ArrowRight'], caps: ['→'] },
  { action: 'previous', codes: ['ArrowLeft'], caps: ['←'] },
  { action: 'flag', codes: ['KeyF'], caps: ['F'] },
  { action: 'clear', codes: ['Backspace'], caps: ['⌫'] },
  { action: 'palette', codes: ['KeyP'], caps: ['P'] },
  { action: 'time', codes: ['KeyT'], caps: ['T'] },
  { action: 'review', codes: ['KeyR'], caps: ['R'] },
  { action: 'fromField', codes: ['Enter', 'NumpadEnter'], hasMod: true, caps: ['Ctrl', 'Enter'] },
  { action: 'sheet', codes: ['Slash'], isShifted: true, caps: ['?'] },
]

/** Letters and numbers that choose an option: the first is A or 1. */
const OPTION_CODES = ['KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE'] as const
/** The options have Bengali letters on screen: a second lettering on the caps would only confuse. */
export const OPTION_CAPS = ['1', '4'] as const

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

export function findAction({ code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): RoomAction | undefined {
  if (altKey) return undefined
  const isMod = ctrlKey || metaKey
  return ROOM_KEYS.find(
    ({ codes, isShifted = false, hasMod = false }) =>
      codes.includes(code) && isShifted === shiftKey && hasMod === isMod,
  )?.action
}

/** Finds the option that a key chooses, counted from 0. */
export function findOption({ code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): number | undefined {
  if (shiftKey || ctrlKey || altKey || metaKey) return undefined
  const letter = OPTION_CODES.findIndex((one) => one === code)
  if (letter >= 0) return letter
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit) - 1
}

/** True in a text field or a dialog; radio buttons and checkboxes leave letters to the room. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role=dialog], [role=alertdialog]') !== null) return true
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox'].includes(target.type)
  return target.matches('textarea, select')
}
