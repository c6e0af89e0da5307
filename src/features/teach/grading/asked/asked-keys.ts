/** The keys of the marks that were asked about. (ruling R49, picture 39) */

import { DIGIT_CODES, type GradingKey } from '../keys/keys.ts'

export type AskedAction =
  | 'next'
  | 'previous'
  | 'mark'
  | 'half'
  | 'hand'
  | 'newReason'
  | 'up'
  | 'down'
  | 'comment'
  | 'keep'
  | 'give'
  | 'undo'
  | 'whole'
  | 'sheet'

export const ASKED_KEYS: readonly GradingKey<AskedAction>[] = [
  { action: 'next', codes: ['KeyJ', 'KeyS'], caps: ['J'] },
  { action: 'previous', codes: ['KeyK'], caps: ['K'] },
  { action: 'mark', codes: DIGIT_CODES, caps: ['0', '9'] },
  { action: 'half', codes: ['Period', 'NumpadDecimal'], caps: ['.'] },
  { action: 'hand', codes: ['Equal', 'NumpadEqual'], caps: ['='] },
  { action: 'newReason', codes: ['KeyN'], caps: ['N'] },
  { action: 'up', codes: ['ArrowUp'], caps: ['↑'] },
  { action: 'down', codes: ['ArrowDown'], caps: ['↓'] },
  { action: 'comment', codes: ['KeyC'], caps: ['C'] },
  { action: 'keep', codes: ['KeyX'], caps: ['X'] },
  {
    action: 'give',
    codes: ['Enter', 'NumpadEnter'],
    modifier: 'mod',
    isForFields: true,
    caps: ['Ctrl', 'Enter'],
  },
  { action: 'undo', codes: ['KeyZ'], caps: ['Z'] },
  { action: 'whole', codes: ['KeyV'], caps: ['V'] },
  { action: 'sheet', codes: ['Slash'], modifier: 'shift', caps: ['?'] },
]

/** Those that the bar names. */
export const SHOWN_KEYS: readonly AskedAction[] = [
  'next',
  'previous',
  'mark',
  'comment',
  'keep',
  'whole',
  'undo',
]
