/** Parses the XML of a file that nobody here wrote: any encoding, any prefix, no entities of its own. */

import { decodeText } from '#src/engines/archives/decode-text.ts'
import { isBlank } from '#src/lib/invisible.ts'

/** The declaration, in which a file names its encoding. */
const DECLARATION = /^\s*<\?xml\b[^<>]*?\?>/
const ENCODING = /\bencoding\s*=\s*["']([\w-]{1,40})["']/
const LOOKED_AT = 400

function decodeXml(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT))
  const named = ENCODING.exec(DECLARATION.exec(head)?.[0] ?? '')?.[1]?.toLowerCase()
  if (named === undefined || named.startsWith('utf')) return decodeText(bytes)
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}

const DOCTYPE = '<!DOCTYPE'

/** An outside list of entities is not fetched; one inside the file could multiply its text without end. */
function dropDoctype(text: string): string | undefined {
  const at = text.indexOf(DOCTYPE)
  if (at < 0) return text
  const end = text.indexOf('>', at)
  return text.slice(at, end).includes('[') ? undefined : text.slice(0, at) + text.slice(end + 1)
}

const ENTITY = /&([a-z]\w{1,30});/gi
const OWN_ENTITIES = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** Entities of HTML, which some programs write without their list. */
function decodeEntities(text: string): string {
  const known = new Map<string, string>()
  const decode = (entity: string) => {
    const sign = new DOMParser().parseFromString(entity, 'text/html').body.textContent
    known.set(entity, sign)
    return sign
  }
  return text.replaceAll(ENTITY, (entity, name: string) =>
    OWN_ENTITIES.has(name) ? entity : (known.get(entity) ?? decode(entity)),
  )
}

function tryParse(text: string): Document | undefined {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  return parsed.getElementsByTagName('parsererror').length > 0 ? undefined : parsed
}

export function parseXml(bytes: Uint8Array): Document | undefined {
  const text = dropDoctype(
    decodeXml(bytes)
      ?.replace(/^\uFEFF/, '')
      .replace(DECLARATION, '')
      .trimStart() ?? '',
  )
  if (text === undefined) return undefined
  return tryParse(text) ?? tryParse(decodeEntities(text))
}

/** The first sign of a text that may be XML; a page is told apart by its own reader. */
export function isXmlLike(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, LOOKED_AT)
  const text = new TextDecoder('latin1')
    .decode(head)
    .replaceAll(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)|\0/g, '')
  return /^\s*<(?:\?xml\b|!--|!DOCTYPE\s+(?!html\b)|quiz\b|questestinterop\b|assessment(?:Item|Test)?\b|(?:\w+:)?manifest\b|item\b)/.test(
    text,
  )
}

export const listAll = (node: Document | Element | undefined, name: string): Element[] =>
  node ? [...node.getElementsByTagNameNS('*', name)] : []
export const listChildren = (node: Element | undefined, name: string): Element[] =>
  node ? [...node.children].filter((each) => each.localName === name) : []
export const findChild = (node: Element | undefined, name: string): Element | undefined =>
  node ? [...node.children].find((each) => each.localName === name) : undefined
export const readText = (node: Element | undefined): string => node?.textContent.trim() ?? ''
export const readNumber = (text: string): number | undefined =>
  !isBlank(text) && Number.isFinite(Number(text)) ? Number(text) : undefined

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const VOID = new Set(['br', 'hr', 'img', 'col', 'wbr'])
const EMPTY = /<([\w:]+)(?=[\s/])([^<>]*)\/>/g
const CDATA = /<!\[CDATA\[((?:(?!\]\]>)[^])*)\]\]>/g

/** What stands inside an element as HTML, where an empty element needs its end and CDATA is unknown. */
export const writeInside = (node: Element): string =>
  node.innerHTML
    .replaceAll(CDATA, '$1')
    .replaceAll(/\sxmlns(?::\w+)?="[^"]*"/g, '')
    .replaceAll(EMPTY, (all, name: string, rest: string) =>
      VOID.has(name) ? all : `<${name}${rest}></${name}>`,
    )
