/** The keys of grading question by question. (ruling R49, picture 34) */

import { offers } from '#src/lib/features.ts'
import { DIGIT_CODES, type GradingKey } from '../keys/keys.ts'

export type QuestionAction =
  | 'mark'
  | 'half'
  | 'skip'
  | 'flag'
  | 'undo'
  | 'rowBefore'
  | 'rowAfter'
  | 'previous'
  | 'comment'
  | 'phrases'
  | 'whole'
  | 'up'
  | 'down'
  | 'accept'
  | 'hand'
  | 'newReason'
  | 'giveNear'
  | 'changeReason'
  | 'enter'
  | 'saveNext'
  | 'sheet'

const AI_KEYS: readonly GradingKey<QuestionAction>[] = [{ action: 'accept', codes: ['KeyA'], caps: ['A'] }]

export const QUESTION_KEYS: readonly GradingKey<QuestionAction>[] = [
  { action: 'mark', codes: DIGIT_CODES, caps: ['0', '9'] },
  { action: 'half', codes: ['Period', 'NumpadDecimal'], caps: ['.'] },
  { action: 'skip', codes: ['KeyS', 'KeyJ'], caps: ['S'] },
  { action: 'flag', codes: ['KeyF'], caps: ['F'] },
  { action: 'undo', codes: ['KeyZ'], caps: ['Z'] },
  { action: 'rowBefore', codes: ['BracketLeft'], caps: ['['] },
  { action: 'rowAfter', codes: ['BracketRight'], caps: [']'] },
  { action: 'previous', codes: ['KeyK'], caps: ['K'] },
  { action: 'up', codes: ['ArrowUp'], caps: ['↑'] },
  { action: 'down', codes: ['ArrowDown'], caps: ['↓'] },
  ...(offers.ai ? AI_KEYS : []),
  { action: 'comment', codes: ['KeyC'], caps: ['C'] },
  { action: 'phrases', codes: ['KeyL'], caps: ['L'] },
  { action: 'newReason', codes: ['KeyN'], caps: ['N'] },
  { action: 'giveNear', codes: ['KeyG'], caps: ['G'] },
  { action: 'changeReason', codes: ['KeyE'], caps: ['E'] },
  { action: 'hand', codes: ['Equal', 'NumpadEqual'], caps: ['='] },
  { action: 'whole', codes: ['KeyV'], caps: ['V'] },
  { action: 'enter', codes: ['Enter', 'NumpadEnter'], caps: ['Enter'] },
  {
    action: 'saveNext',
    codes: ['Enter', 'NumpadEnter'],
    modifier: 'mod',
    isForFields: true,
    caps: ['Ctrl', 'Enter'],
  },
  { action: 'sheet', codes: ['Slash'], modifier: 'shift', caps: ['?'] },
]

/** Those that the bar names. */
export const SHOWN_KEYS: readonly QuestionAction[] = [
  'mark',
  'enter',
  'half',
  'skip',
  'flag',
  'undo',
  'rowBefore',
  'rowAfter',
]
