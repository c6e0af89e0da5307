/** The player's keys, by place on the keyboard so that a Bengali layout does not matter; the sheet of keys is drawn from this. (WCAG 2.1.4) */

export type KeyDeed =
  | 'toggle'
  | 'back10'
  | 'forward10'
  | 'back5'
  | 'forward5'
  | 'mute'
  | 'fullscreen'
  | 'captions'
  | 'note'
  | 'slower'
  | 'faster'
  | 'sheet'

interface PlayerKey {
  deed: KeyDeed
  /** `KeyboardEvent.code`. */
  codes: readonly string[]
  isShifted?: boolean
  /** What stands on the key caps. */
  caps: readonly string[]
}

export const PLAYER_KEYS: readonly PlayerKey[] = [
  { deed: 'toggle', codes: ['Space', 'KeyK'], caps: ['Space', 'K'] },
  { deed: 'back10', codes: ['KeyJ'], caps: ['J'] },
  { deed: 'forward10', codes: ['KeyL'], caps: ['L'] },
  { deed: 'back5', codes: ['ArrowLeft'], caps: ['←'] },
  { deed: 'forward5', codes: ['ArrowRight'], caps: ['→'] },
  { deed: 'slower', codes: ['Comma'], isShifted: true, caps: ['<'] },
  { deed: 'faster', codes: ['Period'], isShifted: true, caps: ['>'] },
  { deed: 'mute', codes: ['KeyM'], caps: ['M'] },
  { deed: 'captions', codes: ['KeyC'], caps: ['C'] },
  { deed: 'fullscreen', codes: ['KeyF'], caps: ['F'] },
  { deed: 'note', codes: ['KeyN'], caps: ['N'] },
  { deed: 'sheet', codes: ['Slash'], isShifted: true, caps: ['?'] },
]

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** What a key press does; undefined for all other keys and for those of the browser (with Ctrl, Alt, Meta). */
export function deedOf({ code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): KeyDeed | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  return PLAYER_KEYS.find(({ codes, isShifted = false }) => codes.includes(code) && isShifted === shiftKey)?.deed
}
