/** The keys of grading question by question. (ruling R49, picture 34) */

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
  | 'saveNext'
  | 'sheet'

export const QUESTION_KEYS: readonly GradingKey<QuestionAction>[] = [
  { action: 'mark', codes: DIGIT_CODES, caps: ['0', '9'] },
  { action: 'half', codes: ['Period', 'NumpadDecimal'], caps: ['.'] },
  { action: 'skip', codes: ['KeyS', 'KeyJ'], caps: ['S'] },
  { action: 'flag', codes: ['KeyF'], caps: ['F'] },
  { action: 'undo', codes: ['KeyZ'], caps: ['Z'] },
  { action: 'rowBefore', codes: ['BracketLeft'], caps: ['['] },
  { action: 'rowAfter', codes: ['BracketRight'], caps: [']'] },
  { action: 'previous', codes: ['KeyK'], caps: ['K'] },
  { action: 'comment', codes: ['KeyC'], caps: ['C'] },
  { action: 'phrases', codes: ['KeyL'], caps: ['L'] },
  { action: 'whole', codes: ['KeyV'], caps: ['V'] },
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
  'half',
  'skip',
  'flag',
  'undo',
  'rowBefore',
  'rowAfter',
]
