/**
 * The grading keys: one table for what carries them out and for the sheet that explains them. By place on the keyboard, so that
 * a Bengali layout does not matter. (ruling R49)
 */

export type KeyDeed =
  | 'next'
  | 'previous'
  | 'nextUnchecked'
  | 'criterionUp'
  | 'criterionDown'
  | 'mark'
  | 'comment'
  | 'acceptOne'
  | 'acceptAll'
  | 'saveNext'
  | 'undo'
  | 'sheet'

interface GradingKey {
  deed: KeyDeed
  /** `KeyboardEvent.code`; the place in a list of ten is the digit. */
  codes: readonly string[]
  /** `mod`: Ctrl, on a Mac the command key. */
  modifier?: 'shift' | 'mod'
  /** Holds while somebody types too: it types nothing itself. */
  isForFields?: boolean
  /** What stands on the key caps. */
  caps: readonly string[]
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export const GRADING_KEYS: readonly GradingKey[] = [
  { deed: 'next', codes: ['KeyJ'], caps: ['J'] },
  { deed: 'previous', codes: ['KeyK'], caps: ['K'] },
  { deed: 'nextUnchecked', codes: ['KeyU'], caps: ['U'] },
  { deed: 'criterionUp', codes: ['ArrowUp'], caps: ['↑'] },
  { deed: 'criterionDown', codes: ['ArrowDown'], caps: ['↓'] },
  { deed: 'mark', codes: [...DIGITS.map((digit) => `Digit${digit}`), ...DIGITS.map((digit) => `Numpad${digit}`)], caps: ['0', '9'] },
  { deed: 'comment', codes: ['KeyC'], caps: ['C'] },
  { deed: 'acceptOne', codes: ['KeyA'], caps: ['A'] },
  { deed: 'acceptAll', codes: ['KeyA'], modifier: 'shift', caps: ['Shift', 'A'] },
  { deed: 'saveNext', codes: ['Enter', 'NumpadEnter'], modifier: 'mod', isForFields: true, caps: ['Ctrl', '↵'] },
  { deed: 'undo', codes: ['KeyZ'], modifier: 'mod', caps: ['Ctrl', 'Z'] },
  { deed: 'sheet', codes: ['Slash'], modifier: 'shift', caps: ['?'] },
]

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

interface Deed {
  deed: KeyDeed
  /** Of `mark`. */
  digit: number | undefined
}

function modifierOf({ shiftKey, ctrlKey, altKey, metaKey }: Pressed): 'none' | 'shift' | 'mod' | 'other' {
  const isMod = ctrlKey !== metaKey
  if (altKey || (ctrlKey && metaKey) || (isMod && shiftKey)) return 'other'
  if (isMod) return 'mod'
  return shiftKey ? 'shift' : 'none'
}

/** What a key press does; undefined for all other keys. `isInField`: somebody types there, and only what types nothing holds. */
export function deedOf(pressed: Pressed, isInField: boolean): Deed | undefined {
  const modifier = modifierOf(pressed)
  const found = GRADING_KEYS.find((key) => key.codes.includes(pressed.code) && (key.modifier ?? 'none') === modifier)
  if (found === undefined || (isInField && !found.isForFields)) return undefined
  return { deed: found.deed, digit: found.deed === 'mark' ? found.codes.indexOf(pressed.code) % 10 : undefined }
}

/** How long a second digit still belongs to the first, in milliseconds. */
const DIGITS_TOGETHER = 1000

export interface TypedDigit {
  row: string
  value: number
  at: number
}

/**
 * The mark that a digit gives: by itself, or as the second digit of a mark above 9 where the row has room for it. Undefined when
 * it is more than the row may have.
 */
export function markOfDigit(
  row: { id: string; marks: number },
  digit: number,
  before: TypedDigit | undefined,
  now: number,
): number | undefined {
  const isSecond = before !== undefined && before.row === row.id && now - before.at < DIGITS_TOGETHER
  const both = isSecond ? before.value * 10 + digit : digit
  if (isSecond && before.value > 0 && both <= row.marks) return both
  return digit <= row.marks ? digit : undefined
}
