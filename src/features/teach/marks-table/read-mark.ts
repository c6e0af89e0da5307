/**
 * Parses a mark in a table's cell, or explains why it is invalid: people, and Excel, write many things
 * besides numbers.
 */

import { words } from './words.ts'

const { upload: texts } = words

const NUMBER = /^(?:\d+\.?\d*|\.\d+)$/
/** What Excel makes of `2/8` or `2-8`: a date. */
const DATE =
  /^\d{1,2}[-/. ]?[a-z]{3,}|^[a-z]{3,}[-/. ]?\d{1,4}$|^\d{4}-\d{1,2}-\d{1,2}|^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/i
const FRACTION = /^\d+(?:\.\d+)?\s*\/\s*\d+(?:\.\d+)?$/
/** `#DIV/0!`, `#REF!`, or a formula saved instead of its result. */
const FORMULA = /^(?:#[A-Z]|=)/i
/** Marks are shown with two decimals. */
const FINEST = 100

/** The mark, else the reason; `name` is the column's, `most` its full marks. */
export function readMark(text: string, name: string, most: number): number | string {
  if (FORMULA.test(text)) return texts.formulaMark(name, text)
  if (FRACTION.test(text)) return texts.fractionMark(name, text)
  if (DATE.test(text)) return texts.dateMark(name, text)
  if (!NUMBER.test(text)) return texts.wordMark(name, text, most)
  const mark = Number(text)
  if (mark > most) return texts.badMark(name, text, most)
  return Math.round(mark * FINEST) === Number((mark * FINEST).toFixed(6)) ? mark : texts.fineMark(name, text)
}
