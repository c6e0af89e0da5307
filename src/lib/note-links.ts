/**
 * Links inside the plain text of a note: `[[label|n/ID]]` to a note, `[[label|c/BATCH/ID]]` to a class, `[[label|p/ID]]` for a picture that this device
 * has. Other apps show the text as it is; a Markdown file has usual links instead. (ruling R45)
 */

import { offers } from './features.ts'
import { paths } from './paths.ts'

export type LinkTarget =
  | { kind: 'note'; id: string }
  | { kind: 'class'; batch: string; id: string }
  | { kind: 'picture'; id: string }

export interface NoteLink {
  label: string
  target: LinkTarget
}

/** Text, or a link; `at` is its place in the note, used as its key. */
export type NotePart = { at: number; text: string } | ({ at: number } & NoteLink)

const LINK = /\[\[([^[\]|\n]{1,200})\|([ncp])\/([\w%.~/-]{1,200})\]\]/g
const LONGEST_LABEL = 60

function decodeAll(parts: readonly string[]): string[] {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return []
  }
}

function readTarget(sign: string, place: string): LinkTarget | undefined {
  const [first, second, ...rest] = decodeAll(place.split('/'))
  if (!first || rest.length > 0) return undefined
  if (sign === 'c') return second ? { kind: 'class', batch: first, id: second } : undefined
  if (second !== undefined) return undefined
  return { kind: sign === 'n' ? 'note' : 'picture', id: first }
}

function writeTarget(target: LinkTarget): string {
  const id = encodeURIComponent(target.id)
  if (target.kind === 'class') return `c/${encodeURIComponent(target.batch)}/${id}`
  return `${target.kind === 'note' ? 'n' : 'p'}/${id}`
}

/** Signs that would end the link become blanks, a long label is cut. */
export function writeNoteLink({ label, target }: NoteLink): string {
  const plain = label.replaceAll(/[[\]|\s]+/g, ' ').trim()
  const short = plain.length > LONGEST_LABEL ? `${plain.slice(0, LONGEST_LABEL).trimEnd()}…` : plain
  return `[[${short}|${writeTarget(target)}]]`
}

export function splitNote(text: string): NotePart[] {
  const parts: NotePart[] = []
  let end = 0
  for (const found of text.matchAll(LINK)) {
    const [whole, label = '', sign = '', place = ''] = found
    const target = readTarget(sign, place)
    if (target === undefined) continue
    if (found.index > end) parts.push({ at: end, text: text.slice(end, found.index) })
    parts.push({ at: found.index, label, target })
    end = found.index + whole.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) })
  return parts
}

const joinParts = (text: string, write: (link: NoteLink) => string) =>
  splitNote(text)
    .map((part) => ('text' in part ? part.text : write(part)))
    .join('')

/** For cards, lists and titles: each link is its label, a picture is left out. */
export const stripNoteLinks = (text: string) =>
  text.includes('[[')
    ? joinParts(text, ({ label, target }) => (target.kind === 'picture' ? '' : label)).trim()
    : text

/** Undefined for a picture, which has no page. */
export function getLinkAddress(target: LinkTarget): string | undefined {
  if (target.kind === 'note') return offers.notes ? paths.notes({ note: target.id }) : undefined
  return target.kind === 'class' ? paths.recording(target.batch, target.id, {}) : undefined
}

/** Returns the path of a picture beside a Markdown file; its id includes the file extension. */
export const buildPictureName = (id: string) => `pictures/${encodeURIComponent(id)}`

/** `origin`: of this app, so that a link opens from anywhere. */
export const writeMarkdownLinks = (text: string, origin: string) =>
  joinParts(text, ({ label, target }) => {
    const address = getLinkAddress(target)
    return address === undefined
      ? `![${label}](${buildPictureName(target.id)})`
      : `[${label}](${origin}${address})`
  })

const MARKDOWN_LINK = /(!?)\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g
const NOTE = /\/dashboard\/notes\?note=([^&#]+)$/
const CLASS = /\/dashboard\/my-courses\/([^/?#]+)\/recordings\/([^/?#]+)$/
export const PICTURE_NAME = /(?:^|\/)([\w-]+\.(?:webp|jpg))$/

function readAddress(address: string, isPicture: boolean): LinkTarget | undefined {
  const found = isPicture ? PICTURE_NAME.exec(address) : (NOTE.exec(address) ?? CLASS.exec(address))
  const [, first = '', second = ''] = found ?? []
  const [id = '', other = ''] = decodeAll([first, second])
  if (id === '') return undefined
  if (isPicture) return other === '' ? { kind: 'picture', id } : undefined
  return other === '' ? { kind: 'note', id } : { kind: 'class', batch: id, id: other }
}

/** Links to this app and pictures become links of a note again; any other stays as it is. */
export const readMarkdownLinks = (text: string) =>
  text.replaceAll(MARKDOWN_LINK, (whole, sign: string, label: string, address: string) => {
    const target = readAddress(address, sign === '!')
    return target ? writeNoteLink({ label, target }) : whole
  })

/** A link that is being typed: from `[[` to the caret. */
export interface OpenLink {
  from: number
  search: string
}

const MOST_SEARCH = 60

export function findOpenLink(text: string, caret: number): OpenLink | undefined {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('[[')
  const search = before.slice(from + 2)
  return from < 0 || search.length > MOST_SEARCH || /[[\]|\n]/.test(search) ? undefined : { from, search }
}
