/**
 * Reads questions from plain lines: Aiken, and what teachers write in Word. A number begins a question, a
 * letter an option, a word such as উত্তর names what follows.
 */

import { convertToLatin } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import type { Doubt, FoundQuestion, Unread } from './found.ts'
import { interpretRaw, type RawQuestion } from './interpret.ts'
import { dropFontMarks, type ReadBijoyText } from './question-text.ts'

export interface TextLine {
  text: string
  /** The paragraph of Word that it stands in; otherwise lines are counted. */
  no?: number
  /** Depth in a numbered list of Word, from 1; 0 outside of lists. */
  depth?: number
  isBold?: boolean
  /** For a table whose header names no columns. */
  isCell?: boolean
}

const ANSWER = /^(?:answer|ans|correct(?: answer)?|সঠিক উত্তর|উত্তর|উঃ|উ)\s*[:：ঃ=।.-]\s*(.*)$/isu
const EXPLANATION = /^(?:explanation|feedback|ব্যাখ্যা|সমাধান)\s*[:：ঃ।-]\s*(.*)$/isu
const MARKS = /^(?:marks?|points?|নম্বর|মান|পূর্ণমান)\s*[:：ঃ=-]\s*(\d+(?:\.\d+)?)\s*$/isu
/** `[২ নম্বর]` or `(2 marks)` at the end of a question. */
const END_MARKS =
  /(?<!\s)\s*[[(]\s*(?:(?:marks?|মান|নম্বর)\s*[:=-]?\s*)?([\d০-৯]+(?:[.][\d০-৯]+)?)\s*(?:marks?|নম্বর|মান)?\s*[\])]\s*$/iu
const NUMBERED = /^(?:প্রশ্ন|question|q)?\s*(?:নং|no\.?)?\s*[\d০-৯]{1,3}\s*[.)।:]\s+(.*)$/isu
/** One mark in front, such as `ক)`, `(b)`, `C.`, `ঘ।`; a star or a tick marks the correct one. */
const OPTION = /^([*✓✔√]?)\s*[([]?([a-hA-H]|[কখগঘঙচছজ])\s*[).।\]]\s*(\S[\s\S]*)$/u
/** Options in one line, as on printed papers. */
const NEXT_OPTION = /(?<=\S)\s+(?=[*✓✔√]?[([]?(?:[b-hB-H]|[খগঘঙচছজ])\s*[).।\]]\s*\S)/u

const LETTERS = new Map(Array.from('abcdefghকখগঘঙচছজ').map((letter, at) => [letter, at % 8]))

/** A line as it is read; `isOption`: an item of a list that follows its question. */
interface ReadLine extends TextLine {
  original: string
  isOption: boolean
  doubts: ReadonlySet<Doubt>
}

interface Open extends RawQuestion {
  options: string[]
  marked: number[]
  last: 'text' | 'option' | 'explanation' | 'answer'
  source: string
  doubts: Doubt[]
  isCell: boolean
}

function open(line: number, text: string, isCell: boolean): Open {
  return {
    line,
    source: '',
    text,
    doubts: [],
    isCell,
    options: [],
    marked: [],
    answer: '',
    marks: '',
    explanation: '',
    last: 'text',
  }
}

/** Splits `ক) এক খ) দুই`, if the letters follow one another. */
function splitOptions(text: string): string[] {
  if (!OPTION.test(text)) return [text]
  const parts = text.split(NEXT_OPTION)
  const isInOrder = parts.every((part, at) => {
    const first = LETTERS.get(OPTION.exec(parts[0]!)?.[2]?.toLowerCase() ?? '')
    return LETTERS.get(OPTION.exec(part)?.[2]?.toLowerCase() ?? '') === (first ?? 0) + at
  })
  return isInOrder ? parts : [text]
}

class LineReader {
  readonly questions: Open[] = []
  readonly stray: Unread[] = []
  #isFresh = true

  get #current(): Open | undefined {
    return this.questions.at(-1)
  }

  #begin(text: string, line: number, isCell: boolean): void {
    this.questions.push(open(line, text, isCell))
  }

  #addOption(text: string, isMarked: boolean): void {
    const current = this.#current!
    if (isMarked) current.marked.push(current.options.length)
    current.options.push(text)
    current.last = 'option'
  }

  /** A line that says what it is; false for any other. */
  #takeNamed(text: string): boolean {
    const current = this.#current
    if (current === undefined) return false
    const [answer, explanation] = [ANSWER.exec(text)?.[1], EXPLANATION.exec(text)?.[1]]
    const marks = MARKS.exec(convertToLatin(text))?.[1]
    if (marks !== undefined) current.marks = marks
    else if (explanation !== undefined) Object.assign(current, { explanation, last: 'explanation' })
    else if (answer !== undefined) Object.assign(current, { answer, last: 'answer' })
    else return false
    return true
  }

  #takeOption({ text, depth = 0, isBold = false, isOption }: ReadLine): boolean {
    const current = this.#current
    if (current === undefined || current.last === 'explanation' || current.last === 'answer') return false
    const found = OPTION.exec(text)
    // Word numbers the options of a list by itself.
    if (!found && !((depth >= 2 || isOption) && current.text !== '')) return false
    if (found && LETTERS.get(found[2]!.toLowerCase()) !== current.options.length) return false
    this.#addOption(found?.[3] ?? text, isBold || (found?.[1] ?? '') !== '')
    return true
  }

  #continue(text: string): void {
    const current = this.#current!
    if (current.last === 'option') current.options[current.options.length - 1] += `\n${text}`
    else if (current.last === 'explanation') current.explanation += `\n${text}`
    else current.text += `\n${text}`
  }

  #takeLine(line: ReadLine, no: number): void {
    const { text, depth = 0, isCell = false } = line
    if (this.#takeNamed(text) || this.#takeOption(line)) return
    const current = this.#current
    const numbered = NUMBERED.exec(text)?.[1]
    const isDone =
      current !== undefined && (current.answer !== '' || current.options.length > 0) && this.#isFresh
    const isNext =
      numbered !== undefined || depth === 1 || current === undefined || isDone || current.last === 'answer'
    if (isNext) this.#begin(numbered ?? text, no, isCell)
    else this.#continue(text)
  }

  take(line: ReadLine, no: number): void {
    if (isBlank(line.text)) {
      this.#isFresh = true
      return
    }
    const before = this.questions.length
    for (const text of splitOptions(line.text.trim())) this.#takeLine({ ...line, text }, no)
    const current = this.#current
    if (current) {
      current.source += `${before === this.questions.length && current.source !== '' ? '\n' : ''}${line.original.trim()}`
      current.doubts.push(...line.doubts)
    }
    this.#isFresh = false
  }
}

function takeEndMarks(raw: Open): void {
  const found = END_MARKS.exec(raw.text)
  if (!found || raw.marks !== '') return
  raw.marks = found[1]!
  raw.text = raw.text.slice(0, found.index)
}

/** If every question has bold options only, bold says nothing. */
function dropPlainBold(questions: readonly Open[]): void {
  for (const raw of questions) if (raw.marked.length === raw.options.length) raw.marked = []
}

/** A heading, or a line between questions: it asks nothing and has neither options nor an answer. */
const isStray = ({ text, options, answer, marks }: Open) =>
  options.length === 0 &&
  answer === '' &&
  marks === '' &&
  !/[?？]|_{2,}|\.{5,}/.test(text) &&
  text.length < 400

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const ASKS = /[?？]|_{2,}|\.{5,}/
const MOST_ITEMS = 8

/**
 * Items of a list that Word numbers or dots by itself, below a question whose number was typed, are its options;
 * so are those below a line that asks. Items that ask something are questions.
 */
function findOptionItems(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const found = new Set<TextLine>()
  let [before, items]: [TextLine | undefined, TextLine[]] = [undefined, []]
  const close = () => {
    const text = before?.text ?? ''
    const isAsked = NUMBERED.test(text) || /[?？]\s*$/.test(text)
    const areOptions =
      items.length >= 2 && items.length <= MOST_ITEMS && !items.some((item) => ASKS.test(item.text))
    if (isAsked && areOptions) for (const item of items) found.add(item)
    items = []
  }
  for (const line of lines) {
    const { depth = 0 } = line
    if (isBlank(line.text)) continue
    if (depth === 1) items.push(line)
    else {
      close()
      // Below an item of the same depth it may be either.
      before = depth === 0 ? line : undefined
    }
  }
  close()
  return found
}

/** Perhaps a part of another question: a word or two, a list of short lines, or an essay between other questions. */
function isFragment(raw: Open, { question }: FoundQuestion, isBetween: boolean): boolean {
  if (question.kind !== 'essay') return false
  const [first = '', ...rest] = raw.text.split('\n').filter((line) => !isBlank(line))
  const isList = rest.length >= 2 && rest.every((line) => countWords(line) <= 4)
  return raw.isCell || isBetween || isList || (rest.length === 0 && countWords(first) <= 2)
}

/** `hasOthers`: the file has questions besides these lines. */
export function readLines(
  lines: readonly TextLine[],
  readBijoy: ReadBijoyText,
  hasOthers = false,
): { found: FoundQuestion[]; unread: Unread[] } {
  const reader = new LineReader()
  const options = findOptionItems(lines)
  for (const [at, line] of lines.entries()) {
    const doubts = new Set<Doubt>()
    const text = readBijoy(line.text, doubts)
    const original = dropFontMarks(line.text)
    reader.take({ ...line, text, original, doubts, isOption: options.has(line) }, line.no ?? at + 1)
  }
  const { questions } = reader
  questions.forEach(takeEndMarks)
  dropPlainBold(questions)
  // Numbered lines ask something even without a sign.
  const hasOptions = questions.some(({ options: own, answer }) => own.length > 0 || answer !== '')
  const isLeft = (raw: Open) => (hasOthers || hasOptions) && isStray(raw)
  const taken = questions.filter((raw) => !isLeft(raw))
  const read = taken.map(interpretRaw)
  const isOther = (each: FoundQuestion | undefined) => each !== undefined && each.question.kind !== 'essay'
  return {
    found: read.map((each, at) =>
      isFragment(taken[at]!, each, isOther(read[at - 1]) && isOther(read[at + 1]))
        ? { ...each, doubts: [...each.doubts, 'fragment'] }
        : each,
    ),
    unread: questions
      .filter(isLeft)
      .map(({ source, line }) => ({ source, line, reason: 'not-understood' as const })),
  }
}
