/** Reads GIFT, question by question: one that is broken leaves the others readable. */

import type { GIFTQuestion, NumericalChoice, NumericalFormat, TextChoice, TextFormat } from 'gift-pegjs'
import { parse } from 'gift-pegjs'
import type { QuestionType } from '#src/api/shapes/question.ts'
import { cleanLine, isBlank } from '#src/lib/invisible.ts'
import { MOST_OPTIONS } from '../engine/answers.ts'
import { createQuestion, type DraftQuestion, QUESTION_TYPES } from '../engine/built-exam.ts'
import { createLocalId } from '../local-ids.ts'
import { joinHtml, nameFeedback } from './explanation.ts'
import type { Doubt, FoundQuestion, Unread } from './found.ts'
import { readKindFields } from './kind-fields.ts'
import { type ReadBijoyText, readText } from './question-text.ts'
import { isPart, isWhole, readWeights, shareMarks } from './weights.ts'

/** An answer block after a text, or a category. */
const CATEGORY = /^[^\S\n]*\$CATEGORY:/m
const BLOCK = /\{([^{}]*)\}/g
const ANSWER = /(?<!\\)[=~#]|\b(?:TRUE|FALSE|T|F)\b/
/** Reads each character a bounded number of times, whatever the text. */
export function isGift(text: string): boolean {
  if (CATEGORY.test(text)) return true
  for (const [, inside = ''] of text.matchAll(BLOCK)) if (isBlank(inside) || ANSWER.test(inside)) return true
  return false
}

/** A longer question is no question, and slow to parse. */
const MOST_SIGNS = 600_000

interface Block {
  line: number
  text: string
}

const BRACE = /\\[^]|[{}]/g

/** Tells for a place in the text whether the answers that are open there end before others begin. */
function makeOpenTest(text: string): (at: number) => boolean {
  const braces = [...text.matchAll(BRACE)].filter(([sign]) => sign === '{' || sign === '}')
  let next = 0
  return (at) => {
    while (next < braces.length && braces[next]!.index < at) next += 1
    return braces[next - 1]?.[0] === '{' && braces[next]?.[0] === '}'
  }
}

const COMMENT = /^\s*\/\//
const isComment = (text: string) => text.split('\n').every((line) => COMMENT.test(line))

/** Questions are separated by empty lines, except between the answers of one; comments may stand anywhere. */
function splitBlocks(text: string): Block[] {
  const blocks: Block[] = []
  const isWithin = makeOpenTest(text)
  let [isOpen, at] = [false, 0]
  for (const [no, line] of text.split('\n').entries()) {
    const start = at
    at += line.length + 1
    // In front of a question a comment may hold its tags.
    if (isOpen && COMMENT.test(line) && !isComment(blocks.at(-1)!.text)) continue
    if (isBlank(line)) isOpen &&= isWithin(start)
    else if (isOpen) blocks.at(-1)!.text += `\n${line}`
    else {
      blocks.push({ line: no + 1, text: line })
      isOpen = true
    }
  }
  return blocks
}

interface Reader {
  doubts: Set<Doubt>
  read: (text: TextFormat | null | undefined) => string
}

function makeReader(readBijoy: ReadBijoyText): Reader {
  const doubts = new Set<Doubt>()
  const read: Reader['read'] = (text) => {
    if (!text) return ''
    const isMarked = text.format === 'html' || text.format === 'markdown' || text.format === 'plain'
    const mark = isMarked ? `[${text.format}]` : ''
    return readText(`${mark}${readBijoy(text.text, doubts)}`, doubts, true)
  }
  return { doubts, read }
}

const joinFeedback = (global: string, choices: readonly TextChoice[], read: Reader['read']) =>
  joinHtml([global, ...nameFeedback(choices.map(({ feedback }) => read(feedback)))])

const weigh = ({ isCorrect, weight }: Pick<TextChoice, 'isCorrect' | 'weight'>) =>
  weight ?? (isCorrect ? 100 : 0)

function readChoices(choices: readonly TextChoice[], { doubts, read }: Reader): Partial<DraftQuestion> {
  const { isRight: isRightWeight, isClear } = readWeights(choices.map(weigh))
  const isRight = (choice: TextChoice) => isRightWeight(weigh(choice))
  if (!isClear) doubts.add('weights')
  if (choices.length > MOST_OPTIONS) doubts.add('too-many-options')
  return {
    kind: choices.filter(isRight).length > 1 ? 'multiple' : 'single',
    options: choices.slice(0, MOST_OPTIONS).map((choice) => ({
      id: createLocalId(),
      text: read(choice.text),
      isRight: isRight(choice),
    })),
  }
}

/** The answers that earn all marks; one with a part of the marks, or with feedback only, is not among them. */
function takeWhole<Choice extends Pick<TextChoice, 'isCorrect' | 'weight'>>(
  choices: readonly Choice[],
  doubts: Set<Doubt>,
): Choice[] {
  if (choices.some((choice) => isPart(weigh(choice)))) doubts.add('weights')
  return choices.filter((choice) => isWhole(weigh(choice)))
}

function listNumbers(choices: readonly NumericalChoice[] | NumericalFormat, doubts: Set<Doubt>): string[] {
  const all = Array.isArray(choices)
    ? takeWhole(choices as readonly NumericalChoice[], doubts).map(({ text }) => text)
    : [choices as NumericalFormat]
  return all.map(({ type, number, range, numberLow, numberHigh }) => {
    if (type !== 'simple' && (range ?? 1) !== 0) doubts.add('range')
    return type === 'high-low' ? `${numberLow}–${numberHigh}` : String(number)
  })
}

/** The parser puts underscores in the place of the answers. */
function fillBlank(stem: string, accepted: readonly string[], doubts: Set<Doubt>): Partial<DraftQuestion> {
  const blanks = [{ id: createLocalId(), accepted: accepted.length > 0 ? [...accepted] : [''] }]
  const contents = stem.split(/_{2,}/)
  const kind = 'fill_in_the_blank' as const
  if (contents.length === 2) return { kind, text: '', contents, blanks }
  doubts.add('short')
  return { kind, contents: ['', ''], blanks }
}

type Asked = Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>

function readFields(question: Asked, reader: Reader): Partial<DraftQuestion> {
  const { doubts, read } = reader
  const global = read(question.globalFeedback)
  switch (question.type) {
    case 'MC':
      return {
        ...readChoices(question.choices, reader),
        explanation: joinFeedback(global, question.choices, read),
      }
    case 'TF': {
      const explanation = joinHtml([global, read(question.trueFeedback), read(question.falseFeedback)])
      return { kind: 'true_false', truth: question.isTrue ? 'true' : 'false', explanation }
    }
    case 'Short': {
      const accepted = takeWhole(question.choices, doubts).map(({ text }) => text.text)
      const explanation = joinFeedback(global, question.choices, read)
      return { ...fillBlank(question.stem.text, accepted, doubts), explanation }
    }
    case 'Numerical':
      return {
        ...fillBlank(question.stem.text, listNumbers(question.choices, doubts), doubts),
        explanation: global,
      }
    case 'Essay':
    case 'Matching':
    default:
      return { kind: 'essay', explanation: global }
  }
}

function readTags(tags: readonly string[] | null | undefined) {
  const find = (name: string) => tags?.find((tag) => tag.startsWith(`${name}=`))?.slice(name.length + 1)
  const kind = QUESTION_TYPES.find((each) => each === find('kind'))
  const marks = Number(find('marks') ?? find('mark'))
  return {
    kind,
    marks: marks > 0 && marks <= 1000 ? marks : undefined,
    more: find('more'),
    hasText: find('text') !== 'none',
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '?'
  }
}

/** A question of pairs becomes a question for each pair, with all right sides as its options. */
function splitPairs(
  question: Extract<Asked, { type: 'Matching' }>,
  reader: Reader,
): Partial<DraftQuestion>[] {
  reader.doubts.add('matching')
  const sides = [...new Set(question.matchPairs.map(({ subanswer }) => subanswer))]
  const stem = reader.read(question.stem)
  return question.matchPairs
    .filter(({ subquestion }) => !isBlank(subquestion.text))
    .map(({ subquestion, subanswer }) => {
      const kept = sides.slice(0, MOST_OPTIONS)
      if (!kept.includes(subanswer)) kept[MOST_OPTIONS - 1] = subanswer
      return {
        kind: 'single',
        text: joinHtml([stem, reader.read(subquestion)]),
        explanation: reader.read(question.globalFeedback),
        options: kept.map((side) => ({
          id: createLocalId(),
          text: reader.read({ format: 'moodle', text: side }),
          isRight: side === subanswer,
        })),
      }
    })
}

function buildQuestions(question: Asked, reader: Reader): DraftQuestion[] {
  const { kind: ownKind, marks, more, hasText } = readTags(question.tags)
  if (marks === undefined) reader.doubts.add('default-marks')
  const build = (fields: Partial<DraftQuestion>, parts = 1): DraftQuestion => {
    const kind: QuestionType = ownKind ?? fields.kind ?? 'essay'
    const base = createQuestion(kind, createLocalId, shareMarks(marks ?? parts, parts))
    const text = kind === 'fill_in_the_blank' && fields.text === '' ? '' : reader.read(question.stem)
    return { ...base, text, ...fields, kind }
  }
  if (question.type === 'Matching' && ownKind === undefined) {
    const pairs = splitPairs(question, reader)
    return pairs.map((pair) => build(pair, pairs.length))
  }
  const made = build(readFields(question, reader))
  const fields = more === undefined ? {} : readKindFields(decode(more))
  if (fields === undefined) reader.doubts.add('bad-more')
  return [{ ...made, ...fields, ...(!hasText && { text: '' }) }]
}

export interface GiftParts {
  found: FoundQuestion[]
  unread: Unread[]
}

/** Escapes an arrow that does not join a pair. */
const APART = '\uE013'
const ANSWERS = /(?<!\\)\{((?:\\[^]|[^\\{}])*)\}/
const TITLE = /^\s*::(?:\\[^]|[^\\])*?::/

/** Characters that need a backslash and often lack it: in the title, in the text, arrows between options. */
function mendBlock(text: string): string {
  const title = TITLE.exec(text)?.[0] ?? ''
  const rest = text.slice(title.length)
  const answers = ANSWERS.exec(rest)
  const escape = (part: string) =>
    part.replaceAll(/\\[^]|[=~#]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`))
  if (!answers) return title.replaceAll('\\::', '\\:\\:') + rest
  const [all, inside = ''] = answers
  const isChoice = /(?<!\\)~/.test(inside)
  const own = isChoice ? inside.replaceAll('->', `-${APART}>`) : inside
  const end = answers.index + all.length
  return `${title}${escape(rest.slice(0, answers.index))}{${own}}${escape(rest.slice(end))}`
}

/** Removes the escapes that were added for the parser, and its leftovers in the sides of a pair. */
function restoreSigns<T>(value: T): T {
  if (typeof value === 'string')
    return value
      .replaceAll(APART, '')
      .replaceAll(/&&(\d{3});/g, (_all, code: string) => String.fromCharCode(Number(code))) as T
  if (Array.isArray(value)) return value.map(restoreSigns) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, restoreSigns(each)])) as T
}

function tryParse(text: string): GIFTQuestion[] | undefined {
  try {
    return restoreSigns(parse(`${text}\n`))
  } catch {
    return undefined
  }
}

function parseBlock({ text }: Block): GIFTQuestion[] | undefined {
  if (text.length > MOST_SIGNS) return undefined
  return tryParse(text) ?? tryParse(mendBlock(text))
}

export function readGift(text: string, readBijoy: ReadBijoyText): GiftParts {
  const parts: GiftParts = { found: [], unread: [] }
  let section = ''
  for (const block of splitBlocks(text)) {
    const source = block.text.replaceAll(/^\/\/.*\n?/gm, '').trim()
    const { line } = block
    if (isComment(block.text)) continue
    const parsed = parseBlock(block)
    if (parsed === undefined) parts.unread.push({ source: block.text, line, reason: 'not-understood' })
    for (const each of parsed ?? []) {
      if (each.type === 'Category') section = cleanLine(each.title)
      else if (each.type === 'Description') parts.unread.push({ source, line, reason: 'description' })
      else {
        const reader = makeReader(readBijoy)
        const built = buildQuestions(each, reader)
        for (const question of built)
          parts.found.push({ source, line, question, section, doubts: [...reader.doubts] })
      }
    }
  }
  return parts
}
