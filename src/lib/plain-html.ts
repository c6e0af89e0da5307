/**
 * Converts plain text to HTML and back, for what teachers write: paragraphs, lists, bold, code and links.
 * {@link isPlainHtml} tells whether HTML survives the round trip. (rulings R19, R20, R45)
 */

import { BOLD } from './emphasis.ts'
import { parseExternalLink } from './external-link.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const BULLET = /^[-•*]\s+/
/** Latin or Bengali digits: `১. ` and `2) `. */
const NUMBER = /^[0-9০-৯]{1,3}[.)।]\s+/

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** Addresses without the punctuation at the end of their sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?।)]/g

function writeInline(text: string): string {
  return escape(text)
    .replaceAll(BOLD, '<strong>$1</strong>')
    .replaceAll(/`([^`\n]+)`/g, '<code>$1</code>')
    .replaceAll(ADDRESS, (address) =>
      parseExternalLink(address) === undefined ? address : `<a href="${address}">${address}</a>`,
    )
}

function list(tag: 'ul' | 'ol', mark: RegExp, lines: readonly string[]): string {
  return `<${tag}>${lines.map((line) => `<li>${writeInline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`
}

type Kind = 'ul' | 'ol' | 'p'

function getKind(line: string): Kind {
  if (BULLET.test(line)) return 'ul'
  return NUMBER.test(line) ? 'ol' : 'p'
}

function writeBlock(kind: Kind, lines: readonly string[]): string {
  if (kind === 'p') return `<p>${lines.map(writeInline).join('<br>')}</p>`
  return list(kind, kind === 'ul' ? BULLET : NUMBER, lines)
}

/** Groups consecutive lines of one kind; an empty line separates groups. */
function listBlocks(text: string): { kind: Kind; lines: string[] }[] {
  const blocks: { kind: Kind; lines: string[] }[] = []
  let isOpen = false
  for (const line of text.split('\n').map((each) => each.trim())) {
    const kind = getKind(line)
    const last = blocks.at(-1)
    if (line !== '' && isOpen && last?.kind === kind) last.lines.push(line)
    else if (line !== '') blocks.push({ kind, lines: [line] })
    isOpen = line !== ''
  }
  return blocks
}

/** `প্রথম\n\n- এক` → `<p>প্রথম</p><ul><li>এক</li></ul>`. HTML characters in the text are escaped. */
export function writeHtml(text: string): string {
  return listBlocks(text)
    .map(({ kind, lines }) => writeBlock(kind, lines))
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The items of one list, each with its mark. */
function readItems(html: string, isNumbered: boolean): string {
  const found = [...html.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/gi)]
  return found
    .map(([, text = ''], index) => `${isNumbered ? `${index + 1}.` : '-'} ${text.trim()}`)
    .join('\n')
}

/** Converts HTML to plain text; tags without a plain-text form are dropped, their text stays. */
export function readHtml(html: string): string {
  return html
    .replaceAll(
      /<(ul|ol)[^>]*>([\s\S]*?)<\/\1>/gi,
      (_, tag: string, inner: string) => `\n\n${readItems(inner, tag.toLowerCase() === 'ol')}\n\n`,
    )
    .replaceAll(/<(?:strong|b)>([\s\S]*?)<\/(?:strong|b)>/gi, '**$1**')
    .replaceAll(/<code>([\s\S]*?)<\/code>/gi, '`$1`')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(?:p|div|h[1-6]|blockquote|pre|tr)>/gi, '\n\n')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const squeezed = (html: string) =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><')
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .trim()

/** Tells whether the HTML survives the round trip through plain text unchanged. */
export function isPlainHtml(html: string): boolean {
  return squeezed(writeHtml(readHtml(html))) === squeezed(html)
}
