/** Reads the items of QTI 1.2, as Canvas, Blackboard, Respondus and Sakai write them. (IMS QTI ASI 1.2) */

import { cleanLine, isBlank } from '#src/lib/invisible.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import type { Doubt } from '../found.ts'
import {
  type Asked,
  type AskedAnswer,
  type AskedPart,
  type AskedQuestion,
  BLANK_SIGN,
  type FindPicture,
  type RichText,
} from './asked.ts'
import { type Condition, readCondition, writeFlow } from './qti-one-parts.ts'
import { findChild, listAll, listChildren, readNumber, readText } from './xml.ts'

interface Item {
  node: Element
  findPicture: FindPicture
  conditions: readonly Condition[]
  doubts: Set<Doubt>
}

const readRich = (node: Element | undefined, { findPicture }: Item): RichText => ({
  html: node ? writeFlow(node, () => '') : '',
  findPicture,
})

const listLabels = (response: Element) => listAll(response, 'response_label')
const readId = (node: Element | undefined) => node?.getAttribute('ident') ?? ''

/** Feedback that only one choice shows. */
function findFeedback(item: Item, response: string, value: string): RichText | undefined {
  const ids = item.conditions
    .filter(
      ({ equals, hasOther, isScored }) =>
        !isScored &&
        !hasOther &&
        equals.length === 1 &&
        equals[0]!.response === response &&
        equals[0]!.value === value,
    )
    .flatMap(({ feedback }) => feedback)
  const node = listChildren(item.node, 'itemfeedback').find((each) => ids.includes(readId(each)))
  const rich = node && readRich(node, item)
  return rich && !isBlank(extractPlainText(rich.html)) ? rich : undefined
}

/** The score of each value of a response; those that a condition asks for together share it. */
function weighValues(
  { conditions, doubts }: Item,
  response: string,
  isSingle: boolean,
): ReadonlyMap<string, number> {
  const scores = new Map<string, number>()
  const scored = conditions.filter(
    ({ equals, score }) => score !== 0 && equals.some((each) => each.response === response),
  )
  for (const { equals, isAny, score } of scored) {
    const own = equals.filter((each) => each.response === response)
    const isTogether = own.length > 1 && !isAny && !isSingle
    if (score > 0 && isTogether && scored.filter((each) => each.score > 0).length > 1)
      doubts.add('unclear-key')
    for (const { value } of own)
      scores.set(value, (scores.get(value) ?? 0) + (isTogether ? score / own.length : score))
  }
  const positive = [...scores.values()].filter((score) => score > 0)
  const most = isSingle ? Math.max(0, ...positive) : positive.reduce((sum, score) => sum + score, 0)
  return new Map([...scores].map(([value, score]) => [value, most > 0 ? (score / most) * 100 : score]))
}

function readChoices(response: Element, item: Item): Asked {
  const isSingle = !/multiple/i.test(response.getAttribute('rcardinality') ?? '')
  const weights = weighValues(item, readId(response), isSingle)
  const choices = listLabels(response).map((label) => ({
    text: readRich(label, item),
    weight: weights.get(readId(label)) ?? 0,
    feedback: findFeedback(item, readId(response), readId(label)),
  }))
  const isShown = ({ text, weight }: (typeof choices)[number]) =>
    weight > 0 || !isBlank(text.html.replaceAll(/<\/?div>/g, ''))
  return { kind: 'choices', isSingle, choices: choices.filter(isShown) }
}

/** `77.0` is 77: what learners type is compared as text. */
const cleanNumber = (text: string) => (readNumber(text) === undefined ? text : String(Number(text)))

function readTyped(response: Element, item: Item, isNumber: boolean): AskedAnswer[] {
  const id = readId(response)
  const own = item.conditions.filter(
    ({ score, equals, hasOther }) => score > 0 && (hasOther || equals.some((each) => each.response === id)),
  )
  if (own.some(({ hasOther }) => hasOther)) item.doubts.add('range')
  if (listAll(item.node, 'varsubstring').length > 0) item.doubts.add('wildcard')
  if (listAll(item.node, 'varequal').some((each) => each.getAttribute('case') === 'Yes'))
    item.doubts.add('case')
  const weights = weighValues(item, id, true)
  return [...weights].map(([text, weight]) => ({ text: isNumber ? cleanNumber(text) : text, weight }))
}

/** `[name]` in the text is the place of a blank. */
function readNamedBlanks(
  text: RichText,
  responses: readonly Element[],
  item: Item,
  isTyped: boolean,
): { text: RichText; asked: Asked } | undefined {
  if (!isTyped) item.doubts.add('cloze')
  const places = responses.map((response) => ({
    response,
    at: text.html.indexOf(`[${extractPlainText(readRich(response, item).html)}]`),
    length: extractPlainText(readRich(response, item).html).length + 2,
  }))
  if (places.some(({ at }) => at < 0)) return undefined
  const ordered = places.toSorted((one, other) => one.at - other.at)
  let [html, end] = ['', 0]
  for (const { at, length } of ordered) {
    html += text.html.slice(end, at) + BLANK_SIGN
    end = at + length
  }
  const blanks = ordered.map(({ response }) => {
    const weights = weighValues(item, readId(response), true)
    return listLabels(response).map((label) => ({
      text: extractPlainText(readRich(label, item).html),
      weight: isTyped ? 100 : (weights.get(readId(label)) ?? 0),
    }))
  })
  return { text: { ...text, html: html + text.html.slice(end) }, asked: { kind: 'blanks', blanks } }
}

function readPairs(responses: readonly Element[], item: Item): Asked {
  const labels = listLabels(responses[0]!)
  const pairs = responses.map((response) => {
    const weights = weighValues(item, readId(response), true)
    const right = labels.findIndex((label) => (weights.get(readId(label)) ?? 0) >= 100)
    if (right < 0) item.doubts.add('unclear-key')
    return { left: readRich(response, item), right }
  })
  return { kind: 'pairs', rights: labels.map((label) => readRich(label, item)), pairs }
}

/** Kinds that the builder lacks; only their names tell them from those that it has. */
const OTHER_KINDS = new Set(['calculated_question', 'ordering_question', 'categorization_question'])

const KINDS: Readonly<Record<string, string>> = {
  essay: 'essay_question',
  file_upload: 'file_upload_question',
  'file upload': 'file_upload_question',
  numeric: 'numerical_question',
}

function readMetadata(node: Element): ReadonlyMap<string, string> {
  const fields = listAll(findChild(node, 'itemmetadata'), 'qtimetadatafield').map(
    (field) =>
      [
        readText(findChild(field, 'fieldlabel')).toLowerCase(),
        readText(findChild(field, 'fieldentry')),
      ] as const,
  )
  const own = listChildren(findChild(node, 'itemmetadata'), 'qmd_itemtype').map(
    (each) => ['qmd_itemtype', readText(each)] as const,
  )
  return new Map([...fields, ...own])
}

const isPlainChoice = (response: Element) =>
  response.localName === 'response_lid' &&
  !/ordered/i.test(response.getAttribute('rcardinality') ?? '') &&
  listAll(response, 'render_choice').length > 0

interface Parts {
  item: Item
  kind: string
  text: RichText
  responses: readonly Element[]
}

function readAsked({ item, kind, text, responses }: Parts): { text: RichText; asked: Asked } | undefined {
  const asked = (own: Asked) => ({ text, asked: own })
  const [first] = responses
  if (OTHER_KINDS.has(kind)) return undefined
  if (kind === 'essay_question') return asked({ kind: 'essay' })
  if (kind === 'file_upload_question') return asked({ kind: 'upload', accept: [] })
  if (kind === 'fill_in_multiple_blanks_question' || kind === 'multiple_dropdowns_question')
    return readNamedBlanks(text, responses, item, kind.startsWith('fill'))
  if (!first) return undefined
  if (responses.every(isPlainChoice))
    return responses.length > 1
      ? asked(readPairs(responses, item))
      : // Some write the question into its response.
        { text: { ...text, html: text.html + readRich(first, item).html }, asked: readChoices(first, item) }
  const isTyped = responses.every(
    ({ localName }) => localName === 'response_str' || localName === 'response_num',
  )
  if (!isTyped) return undefined
  const isNumber = (response: Element) =>
    kind === 'numerical_question' ||
    response.localName === 'response_num' ||
    /decimal|integer|scientific/i.test(listAll(response, 'render_fib')[0]?.getAttribute('fibtype') ?? '')
  const answers = responses.map((response) => readTyped(response, item, isNumber(response)))
  if (responses.length === 1 && answers[0]!.length === 0) return asked({ kind: 'essay' })
  if (responses.length === 1 && !text.html.includes(BLANK_SIGN))
    return asked({ kind: 'short', answers: answers[0]! })
  return asked({ kind: 'blanks', blanks: answers })
}

const isSolution = (node: Element) =>
  readId(node) === 'general_fb' || findChild(node, 'solution') !== undefined

/** What is shown to everybody becomes the explanation; the rest, except that of options, is told as lost. */
function readExplanation(item: Item, asked: Asked): RichText[] {
  const all = listChildren(item.node, 'itemfeedback').map((node) => ({ node, rich: readRich(node, item) }))
  const filled = all.filter(({ rich }) => !isBlank(extractPlainText(rich.html)))
  const kept = new Set(
    asked.kind === 'choices' ? asked.choices.flatMap(({ feedback }) => feedback?.html ?? []) : [],
  )
  if (filled.some(({ node, rich }) => !isSolution(node) && !kept.has(rich.html))) item.doubts.add('feedback')
  return filled.filter(({ node }) => isSolution(node)).map(({ rich }) => rich)
}

function findSection(node: Element): string {
  for (let at = node.parentElement; at; at = at.parentElement)
    if (at.localName === 'section') return cleanLine(at.getAttribute('title') ?? '')
  return ''
}

function readItem(node: Element, no: number, findPicture: FindPicture): AskedPart {
  const conditions = listAll(findChild(node, 'resprocessing'), 'respcondition').map(readCondition)
  const item: Item = { node, findPicture, conditions, doubts: new Set() }
  const metadata = readMetadata(node)
  const named = (metadata.get('question_type') ?? metadata.get('qmd_itemtype') ?? '').toLowerCase()
  const kind = KINDS[named] ?? named
  const presentation = findChild(node, 'presentation')
  const responses: Element[] = []
  const html = presentation
    ? writeFlow(presentation, (response) => {
        responses.push(response)
        return response.localName === 'response_str' || response.localName === 'response_num'
          ? BLANK_SIGN
          : ''
      })
    : ''
  // A single place to type at the end is no blank within the text.
  const isInline = !html.trimEnd().endsWith(BLANK_SIGN) || responses.length > 1
  const text: RichText = { html: isInline ? html : html.replace(BLANK_SIGN, ''), findPicture }
  const source = extractPlainText(html.replaceAll(BLANK_SIGN, ' '))
  if (kind === 'text_only_question' || (responses.length === 0 && kind === ''))
    return { no, source, reason: 'description' }
  const read = readAsked({ item, kind, text, responses })
  if (!read)
    return { no, source: `${named || responses[0]?.localName || ''} · ${source}`, reason: 'other-kind' }
  if (conditions.some(({ score }) => score < 0)) item.doubts.add('negative')
  const explanation = readExplanation(item, read.asked)
  const marks = readNumber(metadata.get('points_possible') ?? '')
  const question: AskedQuestion = {
    no,
    section: findSection(node),
    marks,
    explanation,
    doubts: [...item.doubts],
    ...read,
  }
  return question
}

/** Items of a document, from this number on. */
export function readQtiOne(root: Element, first: number, findPicture: FindPicture): AskedPart[] {
  const items = root.localName === 'item' ? [root] : listAll(root, 'item')
  return items
    .filter((node) => findChild(node, 'presentation'))
    .map((node, at) => readItem(node, first + at, findPicture))
}
