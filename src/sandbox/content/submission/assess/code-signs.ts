/** Judges code by counting: patterns for each kind of criterion, and notable lines. */

import { words } from './words.ts'

interface Sign {
  name: string
  isThere: (code: string) => boolean
}

const has = (pattern: RegExp) => (code: string) => pattern.test(code)
const LONGEST_LINE = 100
const { sign, line } = words

/** By the topic of a criterion's title. The last one applies to every other title. */
const SIGNS: readonly { about: RegExp; signs: readonly Sign[] }[] = [
  {
    about: /ত্রুটি|ভুল|error/i,
    signs: [
      { name: sign.tryCatch, isThere: has(/\btry\s*\{|\btry:|\.catch\(/) },
      { name: sign.inputCheck, isThere: has(/if\s*\(\s*!|\bvalidate|\.trim\(\)|zod|joi\b/i) },
      { name: sign.statusCode, isThere: has(/\.status\(\s*4\d\d|\braise\b|\bthrow\b/) },
    ],
  },
  {
    about: /পরিচ্ছন্ন|পরিষ্কার|নাম|clean/i,
    signs: [
      {
        name: sign.shortLines,
        isThere: (code) => code.split('\n').every((text) => text.length <= LONGEST_LINE),
      },
      { name: sign.noVar, isThere: (code) => !/\bvar\s/.test(code) },
      { name: sign.noDebug, isThere: (code) => !/console\.log/.test(code) },
    ],
  },
  {
    about: /readme|নির্দেশ|ডকুমেন্ট|মন্তব্য/i,
    signs: [
      { name: sign.comments, isThere: has(/\/\/|\/\*|^\s*#/m) },
      { name: sign.heading, isThere: has(/^#\s|^\/\*\*|"""/m) },
      { name: sign.steps, isThere: has(/npm |pip |চালা/) },
    ],
  },
  {
    about: /./,
    signs: [
      { name: sign.functions, isThere: has(/\bfunction\b|=>|\bdef\s/) },
      { name: sign.modules, isThere: has(/\bimport\b|\brequire\(|\bexport\b/) },
      { name: sign.asyncAwait, isThere: has(/\basync\b|\bawait\b|\bPromise\b|\breturn\b/) },
    ],
  },
]

export interface Judgement {
  /** 0 to 1. */
  share: number
  reason: string
}

export function judgeCode(code: string, about: string): Judgement {
  const { signs } = SIGNS.find((each) => each.about.test(about)) ?? SIGNS.at(-1)!
  const found = signs.filter(({ isThere }) => isThere(code))
  const missing = signs.filter((each) => !found.includes(each))
  const names = (list: readonly Sign[]) => list.map(({ name }) => name)
  return { share: found.length / signs.length, reason: words.signs(names(found), names(missing)) }
}

/** Notable lines; `also`: a condition for the whole code. */
const NOTABLE_LINES: readonly { pattern: RegExp; text: string; also?: (code: string) => boolean }[] = [
  { pattern: /\bawait\b/, text: line.noTry, also: (code) => !/\btry\b|\.catch\(/.test(code) },
  { pattern: /\(\s*req\.body\s*\)/, text: line.rawBody },
  {
    pattern: /\bres\.json\(\s*(?:todo|post|note|item|user)\b/,
    text: line.created,
    also: (code) => !/status\(\s*201/.test(code),
  },
  { pattern: /\bconsole\.log\b/, text: line.debug },
  { pattern: /^\s*var\s/, text: line.usesVar },
]

/** The first line of each kind; two remarks on one line would hide each other. */
export function findNotableLines(code: string): { line: number; text: string }[] {
  const texts = code.split('\n')
  const found = new Map<number, string>()
  for (const { pattern, text, also } of NOTABLE_LINES) {
    const at = texts.findIndex((each, index) => pattern.test(each) && !found.has(index + 1))
    if (at >= 0 && (also?.(code) ?? true)) found.set(at + 1, text)
  }
  return [...found]
    .map(([number, text]) => ({ line: number, text }))
    .toSorted((one, other) => one.line - other.line)
}
