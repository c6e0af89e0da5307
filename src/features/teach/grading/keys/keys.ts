/**
 * The grading keys in one table, for the handler and for the list that explains them. Matched by physical
 * key, so that a Bengali layout does not matter. (ruling R49)
 */

import { offers } from '#src/lib/features.ts'

export type KeyAction =
  | 'next'
  | 'previous'
  | 'nextUnchecked'
  | 'criterionUp'
  | 'criterionDown'
  | 'mark'
  | 'half'
  | 'comment'
  | 'newReason'
  | 'mended'
  | 'changeReason'
  | 'hand'
  | 'enter'
  | 'acceptOne'
  | 'acceptAll'
  | 'saveNext'
  | 'undo'
  | 'sheet'

export interface GradingKey<A extends string = KeyAction> {
  action: A
  /** Values of `KeyboardEvent.code`; for digits the index in each ten is the digit. */
  codes: readonly string[]
  /** `mod` is Ctrl, or the command key on a Mac. */
  modifier?: 'shift' | 'mod'
  /** Also works in a text field, since it types nothing there. */
  isForFields?: boolean
  /** Labels of the key caps. */
  caps: readonly string[]
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** The digits of the row above the letters, and those at the right. */
export const DIGIT_CODES = ['Digit', 'Numpad'].flatMap((name) => DIGITS.map((digit) => `${name}${digit}`))

const AI_KEYS: readonly GradingKey[] = [
  { action: 'acceptOne', codes: ['KeyA'], caps: ['A'] },
  { action: 'acceptAll', codes: ['KeyA'], modifier: 'shift', caps: ['Shift', 'A'] },
]

export const GRADING_KEYS: readonly GradingKey[] = [
  { action: 'next', codes: ['KeyJ'], caps: ['J'] },
  { action: 'previous', codes: ['KeyK'], caps: ['K'] },
  { action: 'nextUnchecked', codes: ['KeyU'], caps: ['U'] },
  { action: 'criterionUp', codes: ['ArrowUp'], caps: ['↑'] },
  { action: 'criterionDown', codes: ['ArrowDown'], caps: ['↓'] },
  {
    action: 'mark',
    codes: DIGIT_CODES,
    caps: ['0', '9'],
  },
  { action: 'half', codes: ['Period', 'NumpadDecimal'], caps: ['.', '5'] },
  { action: 'comment', codes: ['KeyC'], caps: ['C'] },
  { action: 'newReason', codes: ['KeyN'], caps: ['N'] },
  { action: 'mended', codes: ['KeyY'], caps: ['Y'] },
  { action: 'changeReason', codes: ['KeyE'], caps: ['E'] },
  { action: 'hand', codes: ['Equal', 'NumpadEqual'], caps: ['='] },
  { action: 'enter', codes: ['Enter', 'NumpadEnter'], caps: ['Enter'] },
  ...(offers.ai ? AI_KEYS : []),
  {
    action: 'saveNext',
    codes: ['Enter', 'NumpadEnter'],
    modifier: 'mod',
    isForFields: true,
    caps: ['Ctrl', 'Enter'],
  },
  { action: 'undo', codes: ['KeyZ'], modifier: 'mod', caps: ['Ctrl', 'Z'] },
  { action: 'sheet', codes: ['Slash'], modifier: 'shift', caps: ['?'] },
]

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

interface FoundAction<A extends string> {
  action: A
  /** Only set for the action `mark`. */
  digit: number | undefined
}

function getModifier({ shiftKey, ctrlKey, altKey, metaKey }: Pressed): 'none' | 'shift' | 'mod' | 'other' {
  const isMod = ctrlKey !== metaKey
  if (altKey || (ctrlKey && metaKey) || (isMod && shiftKey)) return 'other'
  if (isMod) return 'mod'
  return shiftKey ? 'shift' : 'none'
}

/**
 * Finds the action of a key press in a table; undefined for all other keys. `isInField` allows only the keys
 * that work in a text field.
 */
export function findKeyAction<A extends string>(
  keys: readonly GradingKey<A>[],
  pressed: Pressed,
  isInField: boolean,
): FoundAction<A> | undefined {
  const modifier = getModifier(pressed)
  const found = keys.find((key) => key.codes.includes(pressed.code) && (key.modifier ?? 'none') === modifier)
  if (found === undefined || (isInField && !found.isForFields)) return undefined
  return {
    action: found.action,
    digit: found.action === 'mark' ? found.codes.indexOf(pressed.code) % 10 : undefined,
  }
}
