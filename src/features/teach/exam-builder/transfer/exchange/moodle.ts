/** Reads the questions of Moodle XML. (docs.moodle.org/en/Moodle_XML_format) */

import { cleanLine, isBlank } from '#src/lib/invisible.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { renderMarkdown } from '../../engine/markdown.ts'
import type { Doubt } from '../found.ts'
import { decodeBase64 } from '../pictures.ts'
import {
  type Asked,
  type AskedAnswer,
  type AskedPart,
  BLANK_SIGN,
  type FindPicture,
  type RichText,
} from './asked.ts'
import { escapeHtml, findChild, listChildren, readNumber, readText } from './xml.ts'

const TAG = /<[a-z/][^<>]*>/i

function renderFormat(text: string, format: string | null): string {
  if (format === 'plain_text') return escapeHtml(text.trim()).replaceAll('\n', '<br>')
  if (format === 'markdown') return renderMarkdown(text.trim())
  return format === 'html' || TAG.test(text) ? text : text.trim().replaceAll('\n', '<br>')
}

const FILE = /^@@PLUGINFILE@@\/([^?#]*)/

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The `<file>` elements are siblings of the text that shows them. */
function makeFindPicture(node: Element): FindPicture {
  const files = listChildren(node, 'file').filter((file) => file.getAttribute('encoding') === 'base64')
  return (address) => {
    const path = decodeName(FILE.exec(address)?.[1] ?? '')
    const file = files.find((each) => {
      const folder = (each.getAttribute('path') ?? '/').replace(/^\//, '')
      return `${folder}${each.getAttribute('name')}` === path || each.getAttribute('name') === path
    })
    return file && decodeBase64(file.textContent)
  }
}

function readRich(node: Element | undefined): RichText {
  const text = findChild(node, 'text')?.textContent ?? ''
  const html = renderFormat(text, node?.getAttribute('format') ?? null)
  return { html, findPicture: node ? makeFindPicture(node) : () => undefined }
}

/** Moodle before 2.0 had one picture a question, beside its text. */
function readQuestionText(question: Element): RichText {
  const own = readRich(findChild(question, 'questiontext'))
  const old = findChild(question, 'image_base64')
  if (!old) return own
  const address = `data:image/png;base64,${old.textContent.replaceAll(/\s/g, '')}`
  return { ...own, html: `${own.html}<img src="${address}" alt="">` }
}

const isFilled = (node: Element | undefined) => !isBlank(readText(findChild(node, 'text')))
const weigh = (node: Element) => readNumber(node.getAttribute('fraction') ?? '') ?? 0
const listAnswers = (question: Element) => listChildren(question, 'answer')
const isYes = (node: Element | undefined) => /^(?:1|true)$/i.test(readText(node))

const plainAnswer = (node: Element): AskedAnswer => ({
  text: readText(findChild(node, 'text')),
  weight: weigh(node),
})

function readFeedback(node: Element): RichText | undefined {
  const feedback = findChild(node, 'feedback')
  return isFilled(feedback) ? readRich(feedback) : undefined
}

function readChoices(question: Element, isSingle: boolean): Asked {
  const choices = listAnswers(question).map((node) => ({
    text: readRich(node),
    weight: weigh(node),
    feedback: readFeedback(node),
  }))
  return { kind: 'choices', isSingle, choices }
}

function readTruth(question: Element): Asked {
  const right = listAnswers(question).find((node) => weigh(node) > 0)
  const word = readText(findChild(right, 'text')).toLowerCase()
  return { kind: 'truth', truth: word === 'true' || word === 'false' ? word : undefined }
}

/** A star accepts any text; as a wrong answer it only carries feedback. */
function readShort(question: Element, doubts: Set<Doubt>): Asked {
  const answers = listAnswers(question).map(plainAnswer)
  if (answers.some(({ text, weight }) => weight > 0 && /(?<!\\)\*/.test(text))) doubts.add('wildcard')
  if (isYes(findChild(question, 'usecase'))) doubts.add('case')
  return {
    kind: 'short',
    answers: answers.map((each) => ({ ...each, text: each.text.replaceAll(String.raw`\*`, '*') })),
  }
}

function readNumbers(question: Element, doubts: Set<Doubt>): Asked {
  const answers = listAnswers(question).filter((node) => readText(findChild(node, 'text')) !== '*')
  if (
    answers.some((node) => weigh(node) > 0 && (readNumber(readText(findChild(node, 'tolerance'))) ?? 0) !== 0)
  )
    doubts.add('range')
  if (listChildren(findChild(question, 'units'), 'unit').length > 0) doubts.add('units')
  return { kind: 'short', answers: answers.map(plainAnswer) }
}

function readPairs(question: Element): Asked {
  const rows = listChildren(question, 'subquestion')
  const rights = [...new Set(rows.map((row) => readText(findChild(findChild(row, 'answer'), 'text'))))]
  const pairs = rows.map((row) => ({
    left: readRich(row),
    right: rights.indexOf(readText(findChild(findChild(row, 'answer'), 'text'))),
  }))
  return {
    kind: 'pairs',
    rights: rights.map((text) => ({ html: escapeHtml(text), findPicture: () => undefined })),
    pairs: pairs.filter(({ left }) => !isBlank(left.html)),
  }
}

function readEssay(question: Element, doubts: Set<Doubt>): Asked {
  const format = readText(findChild(question, 'responseformat'))
  const hasFiles = (readNumber(readText(findChild(question, 'attachments'))) ?? 0) !== 0
  const isUpload = format === 'noinline' && hasFiles
  const hasExtras = ['graderinfo', 'responsetemplate'].some((name) => isFilled(findChild(question, name)))
  if (hasExtras || (hasFiles && !isUpload)) doubts.add('essay-extras')
  if (!isUpload) return { kind: 'essay' }
  const kinds = readText(findChild(question, 'filetypeslist')).split(/[,;\s]+/)
  return { kind: 'upload', accept: kinds.filter((kind) => /^\.[\w+-]{1,12}$/.test(kind)) }
}

/** `{1:SHORTANSWER:=Paris#Right~%50%Lyon}` */
const CLOZE = /\{\s{0,9}(\d{0,9})\s{0,9}:\s{0,9}([A-Z_]{1,40})\s{0,9}:((?:\\[^]|[^{}\\])*)\}/g
const CLOZE_ANSWER = /^(?:(=)|%(-?\d+(?:\.\d+)?)%)?((?:\\[^]|[^#\\])*)/
const TYPED = /^(?:SHORTANSWER|SA|MW|NUMERICAL|NM)/

function readClozeAnswer(text: string, isNumber: boolean, doubts: Set<Doubt>): AskedAnswer {
  const [, whole, percent, own = ''] = CLOZE_ANSWER.exec(text)!
  const weight = whole === '=' ? 100 : Number(percent ?? 0)
  const plain = extractPlainText(own.replaceAll(/\\([^])/g, '$1'))
  if (!isNumber) return { text: plain, weight }
  const [value = '', range = ''] = plain.split(':')
  if (weight > 0 && (readNumber(range) ?? 0) !== 0) doubts.add('range')
  return { text: value, weight }
}

interface Cloze {
  text: RichText
  marks: number
  asked: Asked
}

/** Undefined for a text without a place to fill. */
function readCloze(text: RichText, doubts: Set<Doubt>): Cloze | undefined {
  const blanks: AskedAnswer[][] = []
  let marks = 0
  const html = text.html.replaceAll(CLOZE, (_all, mark: string, kind: string, inside: string) => {
    marks += Number(mark || 1)
    const isNumber = kind.startsWith('N')
    if (!TYPED.test(kind)) doubts.add('cloze')
    if (/_?C$/.test(kind) && TYPED.test(kind)) doubts.add('case')
    const answers = inside.split(/(?<!\\)~/).map((each) => readClozeAnswer(each.trim(), isNumber, doubts))
    blanks.push(answers.filter((answer) => answer.text !== '' && answer.text !== '*'))
    return BLANK_SIGN
  })
  return blanks.length === 0
    ? undefined
    : { text: { ...text, html }, marks, asked: { kind: 'blanks', blanks } }
}

function readAsked(question: Element, type: string, doubts: Set<Doubt>): Asked | undefined {
  switch (type) {
    case 'multichoice':
      return readChoices(question, !/^(?:0|false)$/i.test(readText(findChild(question, 'single'))))
    case 'multichoiceset':
      return readChoices(question, false)
    case 'truefalse':
      return readTruth(question)
    case 'shortanswer':
      return readShort(question, doubts)
    case 'numerical':
      return readNumbers(question, doubts)
    case 'matching':
      return readPairs(question)
    case 'essay':
      return readEssay(question, doubts)
    default:
      return undefined
  }
}

const COMBINED = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']

/** What Moodle does around a question and this exam does not. */
function tellRest(question: Element, type: string, doubts: Set<Doubt>): void {
  const penalty = readNumber(readText(findChild(question, 'penalty'))) ?? 0
  // A true-or-false question has no second try that could cost something.
  if (
    listChildren(question, 'hint').some(isFilled) ||
    (penalty !== 0 && !['truefalse', 'essay'].includes(type))
  )
    doubts.add('retries')
  const isLost = COMBINED.some((name) => isFilled(findChild(question, name)))
  // Options keep theirs, and a right answer's becomes the explanation.
  const isLostOfAnswer =
    !type.startsWith('multichoice') &&
    listAnswers(question).some((node) => weigh(node) <= 0 && readFeedback(node))
  if (isLost || isLostOfAnswer) doubts.add('feedback')
}

function readExplanation(question: Element, type: string): RichText[] {
  const general = findChild(question, 'generalfeedback')
  const right = type.startsWith('multichoice') ? [] : listAnswers(question).filter((node) => weigh(node) > 0)
  return [
    ...(isFilled(general) ? [readRich(general)] : []),
    ...right.flatMap((node) => readFeedback(node) ?? []),
  ]
}

/** `$course$/top/Default for HTML/বিভাগ ১`: its last part. */
function readCategory(question: Element): string {
  const path = readText(findChild(findChild(question, 'category'), 'text'))
  const last = path.split(/(?<!\/)\/(?!\/)/).at(-1) ?? ''
  return /^(?:top|\$\w+\$|Default for .*)$/is.test(last) ? '' : cleanLine(last.replaceAll('//', '/'))
}

export const isMoodle = (root: Element) =>
  root.localName === 'quiz' && listChildren(root, 'question').length > 0

export function readMoodle(root: Element): AskedPart[] {
  let [no, section] = [0, '']
  return listChildren(root, 'question').flatMap((question): AskedPart[] => {
    const type = question.getAttribute('type')?.trim().toLowerCase() ?? ''
    if (type === 'category') {
      section = readCategory(question)
      return []
    }
    no += 1
    const whole = readQuestionText(question)
    const source = extractPlainText(whole.html)
    if (type === 'description') return [{ no, source, reason: 'description' }]
    const doubts = new Set<Doubt>()
    const cloze = type === 'cloze' || type === 'multianswer' ? readCloze(whole, doubts) : undefined
    const asked = cloze?.asked ?? readAsked(question, type, doubts)
    if (!asked) return [{ no, source: `${type} · ${source}`, reason: 'other-kind' }]
    tellRest(question, type, doubts)
    const explanation = readExplanation(question, type)
    const marks = cloze?.marks ?? readNumber(readText(findChild(question, 'defaultgrade')))
    return [{ no, section, text: cloze?.text ?? whole, marks, explanation, doubts: [...doubts], asked }]
  })
}
