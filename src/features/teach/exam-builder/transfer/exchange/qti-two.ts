/** Reads an item of QTI 2.1 or 2.2, as TAO, OpenOLAT and others write it. (IMS QTI 2.1 and 2.2) */

import { isBlank } from '#src/lib/invisible.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import type { Doubt } from '../found.ts'
import {
  type Asked,
  type AskedAnswer,
  type AskedPart,
  BLANK_SIGN,
  type FindPicture,
  type RichText,
} from './asked.ts'
import { findChild, listAll, listChildren, readNumber, readText, writeInside } from './xml.ts'

interface Item {
  node: Element
  findPicture: FindPicture
  doubts: Set<Doubt>
}

const isInteraction = ({ localName }: Element) => localName.endsWith('Interaction')

/** Shown after an answer, or to teachers. */
const ASIDE = ['feedbackInline', 'feedbackBlock', 'modalFeedback', 'templateInline', 'templateBlock']

function dropAside(body: Element, doubts: Set<Doubt>): void {
  for (const node of ASIDE.flatMap((name) => listAll(body, name))) {
    if (!isBlank(node.textContent)) doubts.add('feedback')
    node.remove()
  }
  for (const node of listAll(body, 'rubricBlock')) {
    if (/\bcandidate\b/.test(node.getAttribute('view') ?? '')) continue
    if (!isBlank(node.textContent)) doubts.add('essay-extras')
    node.remove()
  }
}

/** `object` may be a picture; formulas are none that can be taken. */
function prepareMedia(body: Element): void {
  for (const node of listAll(body, 'object')) {
    if (!node.getAttribute('type')?.startsWith('image/')) continue
    const picture = body.ownerDocument.createElementNS(body.namespaceURI, 'img')
    picture.setAttribute('src', node.getAttribute('data') ?? '')
    picture.setAttribute('alt', readText(node))
    node.replaceWith(picture)
  }
  for (const node of listAll(body, 'math'))
    node.replaceWith(body.ownerDocument.createElementNS(body.namespaceURI, 'object'))
}

const makeRich = (node: Element | undefined, { findPicture }: Item): RichText => ({
  html: node ? writeInside(node) : '',
  findPicture,
})

const readId = (node: Element) => node.getAttribute('identifier') ?? ''

interface Key {
  isSingle: boolean
  isOrdered: boolean
  isNumber: boolean
  right: readonly string[]
  /** What each value earns, in the file's own points. */
  points: ReadonlyMap<string, number>
}

function readKey(interaction: Element, { node }: Item): Key {
  const id = interaction.getAttribute('responseIdentifier')
  const declaration = listChildren(node, 'responseDeclaration').find((each) => readId(each) === id)
  const cardinality = declaration?.getAttribute('cardinality')
  const entries = listChildren(findChild(declaration, 'mapping'), 'mapEntry')
  return {
    isSingle: cardinality !== 'multiple',
    isOrdered: cardinality === 'ordered',
    isNumber: /^(?:integer|float)$/.test(declaration?.getAttribute('baseType') ?? ''),
    right: listChildren(findChild(declaration, 'correctResponse'), 'value').map(readText),
    points: new Map(
      entries.map((entry) => [
        entry.getAttribute('mapKey')?.trim() ?? '',
        readNumber(entry.getAttribute('mappedValue') ?? '') ?? 0,
      ]),
    ),
  }
}

/** By the list of correct values, or else by what the values earn. */
function weighValues({ isSingle, right, points }: Key, doubts: Set<Doubt>): (value: string) => number {
  if ([...points.values()].some((value) => value < 0)) doubts.add('negative')
  const earned = [...points].filter(([, value]) => value > 0)
  if (right.length > 0) {
    const ofRight = new Set(right.flatMap((value) => points.get(value) ?? []))
    const isOdd = earned.some(([value]) => !right.includes(value)) || ofRight.size > 1
    if (isOdd) doubts.add('weights')
    if (isSingle && right.length > 1) doubts.add('unclear-key')
    return (value) => (right.includes(value) ? 100 / (isSingle ? 1 : right.length) : 0)
  }
  const all = earned.map(([, value]) => value)
  const most = isSingle ? Math.max(0, ...all) : all.reduce((sum, value) => sum + value, 0)
  return (value) => (most > 0 ? (Math.max(0, points.get(value) ?? 0) / most) * 100 : 0)
}

function readChoices(interaction: Element, item: Item): Asked {
  const key = readKey(interaction, item)
  const weigh = weighValues(key, item.doubts)
  const choices = listChildren(interaction, 'simpleChoice').map((choice) => {
    const notes = [...listAll(choice, 'feedbackInline'), ...listAll(choice, 'feedbackBlock')]
    const own = notes.find((each) => !isBlank(each.textContent))
    const feedback = own && makeRich(own, item)
    for (const note of notes) note.remove()
    return { text: makeRich(choice, item), weight: weigh(readId(choice)), feedback }
  })
  return { kind: 'choices', isSingle: key.isSingle, choices }
}

function readTyped(interaction: Element, item: Item): AskedAnswer[] {
  const key = readKey(interaction, item)
  const values = [...new Set([...key.right, ...key.points.keys()])]
  const most = Math.max(0, ...key.points.values())
  return values.map((value) => {
    const points = key.points.get(value)
    const weight = points === undefined || most === 0 ? 100 : (points / most) * 100
    return { text: key.isNumber && readNumber(value) !== undefined ? String(Number(value)) : value, weight }
  })
}

function readDropdown(interaction: Element, item: Item): AskedAnswer[] {
  item.doubts.add('cloze')
  const weigh = weighValues(readKey(interaction, item), item.doubts)
  return listChildren(interaction, 'inlineChoice').map((choice) => ({
    text: extractPlainText(writeInside(choice)),
    weight: weigh(readId(choice)),
  }))
}

/** Each of the first set has one of the second. */
function readPairs(interaction: Element, item: Item): Asked | undefined {
  const [lefts, rights] = listChildren(interaction, 'simpleMatchSet').map((set) =>
    listChildren(set, 'simpleAssociableChoice'),
  )
  if (!lefts || !rights) return undefined
  const { right } = readKey(interaction, item)
  const pairs = lefts.map((left) => {
    const partners = right.flatMap((pair) => {
      const [one, other] = pair.split(/\s+/)
      return one === readId(left) ? rights.findIndex((each) => readId(each) === other) : []
    })
    if (partners.length !== 1) item.doubts.add('unclear-key')
    return { left: makeRich(left, item), right: partners[0] ?? -1 }
  })
  return { kind: 'pairs', rights: rights.map((each) => makeRich(each, item)), pairs }
}

const TYPED = { textEntryInteraction: readTyped, inlineChoiceInteraction: readDropdown } as const

function readBlanks(interactions: readonly Element[], item: Item): Asked | undefined {
  const blanks = interactions.map((interaction) => {
    const read = TYPED[interaction.localName as keyof typeof TYPED] as typeof readTyped | undefined
    return read?.(interaction, item)
  })
  if (blanks.some((blank) => blank === undefined)) return undefined
  if (blanks.flat().some((answer) => answer!.weight < 0)) item.doubts.add('negative')
  for (const interaction of interactions) interaction.replaceWith(BLANK_SIGN)
  return { kind: 'blanks', blanks: blanks.map((blank) => blank!) }
}

function readOne(interaction: Element, item: Item): Asked | undefined {
  switch (interaction.localName) {
    case 'choiceInteraction':
      return readChoices(interaction, item)
    case 'extendedTextInteraction':
      return { kind: 'essay' }
    case 'uploadInteraction':
      return { kind: 'upload', accept: [] }
    case 'matchInteraction':
      return readPairs(interaction, item)
    default:
      return undefined
  }
}

/** Undefined for kinds that the exam does not have. */
function readAsked(interactions: readonly Element[], item: Item): Asked | undefined {
  const [first] = interactions
  if (!first) return undefined
  if (interactions.some(({ localName }) => localName in TYPED)) return readBlanks(interactions, item)
  const asked = interactions.length === 1 ? readOne(first, item) : undefined
  // The prompt is a part of the question's text.
  const prompt = findChild(first, 'prompt')
  if (asked && prompt) {
    const paragraph = first.ownerDocument.createElementNS(first.namespaceURI, 'p')
    paragraph.append(...prompt.childNodes)
    first.replaceWith(paragraph)
  } else if (asked) first.remove()
  return asked
}

function readMarks(node: Element): number | undefined {
  const outcomes = listChildren(node, 'outcomeDeclaration')
  const most = outcomes.find((each) => readId(each) === 'MAXSCORE')
  const score = outcomes.find((each) => readId(each) === 'SCORE')
  const value = readText(findChild(findChild(most, 'defaultValue'), 'value'))
  const marks = readNumber(value) ?? readNumber(score?.getAttribute('normalMaximum') ?? '')
  return marks !== undefined && marks > 0 ? marks : undefined
}

export function readQtiTwo(
  original: Element,
  no: number,
  section: string,
  findPicture: FindPicture,
): AskedPart {
  const node = original.cloneNode(true) as Element
  const item: Item = { node, findPicture, doubts: new Set() }
  const body = findChild(node, 'itemBody')
  const source = extractPlainText(writeInside(body ?? node))
  const interactions = body ? listAll(body, '*').filter(isInteraction) : []
  const kinds = interactions.map(({ localName }) => localName).join(', ')
  if (!body || interactions.length === 0) return { no, source, reason: 'description' }
  // Its numbers are random for each learner.
  if (listChildren(node, 'templateDeclaration').length > 0)
    return { no, source: `templateDeclaration · ${source}`, reason: 'other-kind' }
  prepareMedia(body)
  const asked = readAsked(interactions, item)
  if (!asked) return { no, source: `${kinds} · ${source}`, reason: 'other-kind' }
  dropAside(body, item.doubts)
  if (listChildren(node, 'modalFeedback').some((each) => !isBlank(each.textContent)))
    item.doubts.add('feedback')
  const text = makeRich(body, item)
  return { no, section, text, marks: readMarks(node), explanation: [], doubts: [...item.doubts], asked }
}
