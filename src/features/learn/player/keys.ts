/**
 * Keys of the player in one table, for the handler and for the list of keys. Matched by physical key, so that
 * a Bengali layout does not matter. (WCAG 2.1.4)
 */

export type KeyAction =
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
  action: KeyAction
  /** Values of `KeyboardEvent.code`. */
  codes: readonly string[]
  isShifted?: boolean
  /** Labels of the key caps. */
  caps: readonly string[]
}

export const PLAYER_KEYS: readonly PlayerKey[] = [
  { action: 'toggle', codes: ['Space', 'KeyK'], caps: ['Space', 'K'] },
  { action: 'back10', codes: ['KeyJ'], caps: ['J'] },
  { action: 'forward10', codes: ['KeyL'], caps: ['L'] },
  { action: 'back5', codes: ['ArrowLeft'], caps: ['←'] },
  { action: 'forward5', codes: ['ArrowRight'], caps: ['→'] },
  { action: 'slower', codes: ['Comma'], isShifted: true, caps: ['<'] },
  { action: 'faster', codes: ['Period'], isShifted: true, caps: ['>'] },
  { action: 'mute', codes: ['KeyM'], caps: ['M'] },
  { action: 'captions', codes: ['KeyC'], caps: ['C'] },
  { action: 'fullscreen', codes: ['KeyF'], caps: ['F'] },
  { action: 'note', codes: ['KeyN'], caps: ['N'] },
  { action: 'sheet', codes: ['Slash'], isShifted: true, caps: ['?'] },
]

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Finds the action of a key press; undefined for all other keys and for browser shortcuts with Ctrl, Alt or Meta. */
export function findKeyAction({ code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  return PLAYER_KEYS.find(({ codes, isShifted = false }) => codes.includes(code) && isShifted === shiftKey)
    ?.action
}
