/**
 * What the converter of Word files leaves out in silence, found beforehand in the file's own XML: equations,
 * drawings and objects are marked as lost, and text in a font of Bijoy is marked as such.
 */

import { isBlank } from '#src/lib/invisible.ts'
import { FONT } from './question-text.ts'

/** In the text, in the place of what cannot be taken. */
export const DRAWN = '\uE012'

const WORD_TEXT = 't'
/** `SutonnyMJ`; a name with OMJ is a font of Unicode. */
const isBijoyFont = (name: string | undefined) => name !== undefined && /(?<!O)MJ$/i.test(name.trim())

const listAll = (node: Document | Element, name: string) => [...node.getElementsByTagNameNS('*', name)]
const findChild = (node: Element | undefined, name: string) =>
  node ? [...node.children].find((each) => each.localName === name) : undefined
const readValue = (node: Element | undefined, name: string) =>
  node ? [...node.attributes].find((each) => each.localName === name)?.value : undefined

const isWithin = (node: Element, name: string): boolean => {
  for (let at = node.parentElement; at; at = at.parentElement) if (at.localName === name) return true
  return false
}

function createText(beside: Element, text: string): Element {
  const paragraph = beside.ownerDocument
  const word = paragraph.documentElement
  const node = paragraph.createElementNS(word.namespaceURI, `${word.prefix ?? 'w'}:${WORD_TEXT}`)
  node.textContent = text
  return node
}

function replaceByMark(node: Element): void {
  const text = createText(node, DRAWN)
  if (isWithin(node, 'r')) node.replaceWith(text)
  else {
    const word = node.ownerDocument.documentElement
    const run = node.ownerDocument.createElementNS(word.namespaceURI, `${word.prefix ?? 'w'}:r`)
    run.append(text)
    node.replaceWith(run)
  }
}

/** Has a text of its own, or a picture whose file is a picture that browsers show. */
function isShown(node: Element, pictures: ReadonlySet<string>): boolean {
  const hasText = listAll(node, 'txbxContent').length > 0
  const ids = [...listAll(node, 'blip'), ...listAll(node, 'imagedata')].map(
    (each) => readValue(each, 'embed') ?? readValue(each, 'id') ?? '',
  )
  return hasText || ids.some((id) => pictures.has(id))
}

/** `pictures`: the ids of those that are taken. Returns nothing: the document is changed. */
export function markDrawings(body: Document, pictures: ReadonlySet<string>): void {
  for (const node of listAll(body, 'oMathPara')) replaceByMark(node)
  for (const node of listAll(body, 'oMath')) if (node.isConnected) replaceByMark(node)
  // Of two versions the converter reads the second.
  for (const node of listAll(body, 'AlternateContent')) {
    const second = findChild(node, 'Fallback')
    const drawn = second ? isShown(second, pictures) || !isBlank(second.textContent) : false
    if (!drawn) replaceByMark(node)
  }
  for (const name of ['object', 'pict', 'drawing'])
    for (const node of listAll(body, name))
      if (node.isConnected && !isWithin(node, 'Choice') && !isShown(node, pictures)) replaceByMark(node)
}

interface Fonts {
  /** By the id of a style. */
  styles: ReadonlyMap<string, string | undefined>
  usual: string | undefined
}

const readFont = (look: Element | undefined) => {
  const fonts = findChild(look, 'rFonts')
  return readValue(fonts, 'ascii') ?? readValue(fonts, 'hAnsi')
}

function readFonts(styles: Document | undefined): Fonts {
  if (!styles) return { styles: new Map(), usual: undefined }
  const defaults = listAll(styles, 'rPrDefault')[0]
  const rows = listAll(styles, 'style')
  const own = new Map(
    rows.map((style) => [
      readValue(style, 'styleId') ?? '',
      { font: readFont(findChild(style, 'rPr')), base: readValue(findChild(style, 'basedOn'), 'val') },
    ]),
  )
  const find = (id: string | undefined, depth = 0): string | undefined => {
    const style = id === undefined || depth > 10 ? undefined : own.get(id)
    return style && (style.font ?? find(style.base, depth + 1))
  }
  const normal = rows.find(
    (style) => readValue(style, 'default') === '1' && readValue(style, 'type') === 'paragraph',
  )
  return {
    styles: new Map([...own.keys()].map((id) => [id, find(id)])),
    usual: find(readValue(normal, 'styleId')) ?? readFont(findChild(defaults, 'rPr')),
  }
}

function findFont(run: Element, paragraph: Element | undefined, fonts: Fonts): string | undefined {
  const look = findChild(run, 'rPr')
  const ofStyle = (node: Element | undefined, name: string) => {
    const id = readValue(findChild(node, name), 'val')
    return id === undefined ? undefined : fonts.styles.get(id)
  }
  return (
    readFont(look) ?? ofStyle(look, 'rStyle') ?? ofStyle(findChild(paragraph, 'pPr'), 'pStyle') ?? fonts.usual
  )
}

/** The look by which the converter parts runs. */
const describeLook = (run: Element) => {
  const look = findChild(run, 'rPr')
  return ['b', 'vertAlign']
    .map((name) => readValue(findChild(look, name), 'val') ?? !!findChild(look, name))
    .join()
}

/** A word may be cut into several runs, so runs of one look are joined before they are read. */
export function markBijoyFonts(body: Document, styles: Document | undefined): void {
  const fonts = readFonts(styles)
  for (const paragraph of listAll(body, 'p')) {
    let last: { text: Element; look: string } | undefined
    for (const run of listAll(paragraph, 'r')) {
      const texts = [...run.children].filter((each) => each.localName === WORD_TEXT)
      const isOne =
        texts.length === 1 && [...run.children].every((each) => ['rPr', WORD_TEXT].includes(each.localName))
      const isBijoy = isBijoyFont(findFont(run, paragraph, fonts))
      if (!isBijoy) {
        if (run.textContent !== '') last = undefined
        continue
      }
      for (const text of texts) {
        const look = describeLook(run)
        if (isOne && last?.look === look) {
          last.text.textContent = last.text.textContent.replace(FONT.end, text.textContent + FONT.end)
          text.textContent = ''
        } else {
          text.textContent = FONT.begin + text.textContent + FONT.end
          text.setAttribute('xml:space', 'preserve')
          last = isOne ? { text, look } : undefined
        }
      }
    }
  }
}
