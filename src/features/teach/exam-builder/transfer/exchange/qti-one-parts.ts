/** The parts of an item of QTI 1.2: its conditions, and its text with pictures. */

import { escapeHtml, findChild, listAll, listChildren, readNumber, readText, writeInside } from './xml.ts'

/** When a score is given, or a feedback shown. */
export interface Condition {
  equals: readonly { response: string; value: string }[]
  /** Anything that is not "equals" or "does not equal". */
  hasOther: boolean
  /** One of the values is enough. */
  isAny: boolean
  score: number
  isScored: boolean
  feedback: readonly string[]
}

const DOUBTFUL = new Set([
  'vargt',
  'vargte',
  'varlt',
  'varlte',
  'varsubset',
  'varinside',
  'durlt',
  'durgt',
  'other',
])

const isWithin = (node: Element, name: string, root: Element): boolean => {
  for (let at = node.parentElement; at && at !== root; at = at.parentElement)
    if (at.localName === name) return true
  return false
}

/** Respondus counts the wrong answers too. */
const isScore = (set: Element) => !/incorrect|wrong/i.test(set.getAttribute('varname') ?? '')

export function readCondition(node: Element): Condition {
  const root = findChild(node, 'conditionvar') ?? node
  const equals = listAll(root, 'varequal').filter((each) => !isWithin(each, 'not', root))
  const sets = listChildren(node, 'setvar').filter(isScore)
  const scores = sets.flatMap((set) => {
    const value = readNumber(readText(set))
    return value === undefined ? [] : set.getAttribute('action') === 'Subtract' ? -value : value
  })
  return {
    equals: equals.map((each) => ({ response: each.getAttribute('respident') ?? '', value: readText(each) })),
    hasOther: listAll(root, '*').some(({ localName }) => DOUBTFUL.has(localName)),
    isAny: equals.some((each) => isWithin(each, 'or', root)),
    score: scores.reduce((sum, score) => sum + score, 0),
    isScored: scores.length > 0,
    feedback: listChildren(node, 'displayfeedback').map((each) => each.getAttribute('linkrefid') ?? ''),
  }
}

function writeMaterial(node: Element): string {
  switch (node.localName) {
    case 'mattext':
    case 'matemtext': {
      const isHtml = /html/i.test(node.getAttribute('texttype') ?? '')
      if (node.childElementCount > 0) return writeInside(node)
      return isHtml ? node.textContent : escapeHtml(node.textContent.trim()).replaceAll('\n', '<br>')
    }
    case 'matbreak':
      return '<br>'
    case 'matimage': {
      const data = node.textContent.replaceAll(/\s/g, '')
      const isEmbedded = node.getAttribute('embedded') === 'base64' && data !== ''
      const address = isEmbedded ? `data:image/png;base64,${data}` : (node.getAttribute('uri') ?? '')
      return address === '' ? '' : `<img src="${escapeHtml(address).replaceAll('"', '&quot;')}" alt="">`
    }
    case 'mataudio':
    case 'matvideo':
    case 'matapplet':
    case 'matapplication':
    case 'mat_extension':
      return '<object></object>'
    default:
      return ''
  }
}

const RESPONSES = new Set([
  'response_lid',
  'response_str',
  'response_num',
  'response_xy',
  'response_grp',
  'response_extension',
])

/** Texts and pictures in order, without the choices of a response; `onResponse` gives the replacement for it. */
export function writeFlow(node: Element, onResponse: (response: Element) => string): string {
  return [...node.children]
    .map((child) => {
      if (RESPONSES.has(child.localName)) return onResponse(child)
      if (child.localName === 'material')
        return `<div>${[...child.children].flatMap((each) => (each.localName === 'altmaterial' ? [] : writeMaterial(each))).join('')}</div>`
      return child.localName.startsWith('render_') ? '' : writeFlow(child, onResponse)
    })
    .join('')
}
