/** The keys of the room, by place on the keyboard so that a Bengali layout does not matter; the sheet of keys is drawn from this. (WCAG 2.1.4) */

export type RoomDeed = 'next' | 'previous' | 'flag' | 'palette' | 'clear' | 'time' | 'review' | 'sheet' | 'fromField'

interface RoomKey {
  deed: RoomDeed
  /** `KeyboardEvent.code`. */
  codes: readonly string[]
  isShifted?: boolean
  /** Ctrl, or Cmd on a Mac. */
  hasMod?: boolean
  /** What stands on the key caps. */
  caps: readonly string[]
}

export const ROOM_KEYS: readonly RoomKey[] = [
  { deed: 'next', codes: ['ArrowRight'], caps: ['→'] },
  { deed: 'previous', codes: ['ArrowLeft'], caps: ['←'] },
  { deed: 'flag', codes: ['KeyF'], caps: ['F'] },
  { deed: 'clear', codes: ['Backspace'], caps: ['⌫'] },
  { deed: 'palette', codes: ['KeyP'], caps: ['P'] },
  { deed: 'time', codes: ['KeyT'], caps: ['T'] },
  { deed: 'review', codes: ['KeyR'], caps: ['R'] },
  { deed: 'fromField', codes: ['Enter', 'NumpadEnter'], hasMod: true, caps: ['Ctrl', 'Enter'] },
  { deed: 'sheet', codes: ['Slash'], isShifted: true, caps: ['?'] },
]

/** Letters and numbers that choose an option: the first is A or 1. */
const OPTION_CODES = ['KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE'] as const
export const OPTION_CAPS = ['A', 'D'] as const

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

export function deedOf({ code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): RoomDeed | undefined {
  if (altKey) return undefined
  const isMod = ctrlKey || metaKey
  return ROOM_KEYS.find(
    ({ codes, isShifted = false, hasMod = false }) => codes.includes(code) && isShifted === shiftKey && hasMod === isMod,
  )?.deed
}

/** Which option a key chooses, counted from 0. */
export function optionOf({ code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): number | undefined {
  if (shiftKey || ctrlKey || altKey || metaKey) return undefined
  const letter = OPTION_CODES.findIndex((one) => one === code)
  if (letter >= 0) return letter
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit) - 1
}

/** Where letters are typed, or a dialog stands over the room; radio buttons and ticks leave letters to the room. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role=dialog], [role=alertdialog]') !== null) return true
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox'].includes(target.type)
  return target.matches('textarea, select')
}
