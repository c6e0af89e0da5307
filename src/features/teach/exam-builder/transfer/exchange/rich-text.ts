/** HTML of another system as the builder stores it: pictures behind the text, where it edits them. */

import { writePicture } from '#src/engines/media/question-picture.ts'
import { hasFormula } from '#src/lib/formula.ts'
import { isBlank } from '#src/lib/invisible.ts'
import type { Doubt } from '../found.ts'
import { takePicture, decodeBase64 } from '../pictures.ts'
import { type ReadBijoyText, readText } from '../question-text.ts'
import type { RichText } from './asked.ts'

/** Things that a question has no place for. */
const DRAWN = 'math, svg, object, embed, audio, video, iframe, canvas, input, select, textarea, button'
const BLOCKS =
  'p, div, ul, ol, dl, table, pre, blockquote, h1, h2, h3, h4, h5, h6, hr, figure, section, article'

const DATA = /^data:image\/[\w+.-]+;base64,/

async function readPicture(
  picture: HTMLImageElement,
  { findPicture }: RichText,
): Promise<string | undefined> {
  const address = picture.getAttribute('src')?.trim() ?? ''
  const data = DATA.exec(address)?.[0]
  const bytes = data === undefined ? findPicture(address) : decodeBase64(address.slice(data.length))
  const carried = bytes && (await takePicture(bytes))
  return carried && writePicture({ ...carried, alt: picture.alt.trim() })
}

const hasTextBehind = (node: Node, body: Node): boolean => {
  for (let at: Node | null = node; at && at !== body; at = at.parentNode)
    for (let next = at.nextSibling; next; next = next.nextSibling)
      if (!isBlank(next.textContent ?? '')) return true
  return false
}

/** Pictures leave the body; those that cannot be carried are a doubt. */
async function takePictures(body: HTMLElement, rich: RichText, doubts: Set<Doubt>): Promise<string> {
  let pictures = ''
  for (const picture of body.querySelectorAll('img')) {
    // oxlint-disable-next-line no-await-in-loop -- one decoded picture at a time is enough for a phone
    const taken = await readPicture(picture, rich)
    if (taken === undefined) doubts.add('lost-picture')
    else {
      pictures += taken
      if (hasTextBehind(picture, body)) doubts.add('moved-picture')
    }
    picture.remove()
  }
  return pictures
}

function dropDrawn(body: HTMLElement, doubts: Set<Doubt>): void {
  for (const drawn of body.querySelectorAll(DRAWN)) {
    doubts.add('lost-drawing')
    drawn.remove()
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (!/^https?:/i.test(href)) {
      doubts.add('lost-drawing')
      link.replaceWith(...link.childNodes)
    }
  }
}

/** Line breaks of the file are no line breaks of the text, except in program code. */
function tidyTexts(body: HTMLElement, readBijoy: ReadBijoyText, doubts: Set<Doubt>): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = readBijoy(node.nodeValue ?? '', doubts)
    node.nodeValue = node.parentElement?.closest('pre') ? text : text.replaceAll(/[ \t\r\n]+/g, ' ')
  }
}

/** A `div` around plain text ends a line; one around blocks says nothing. */
function tidyBlocks(body: HTMLElement): void {
  for (const box of body.querySelectorAll('div, section, article')) {
    if (box.querySelector(BLOCKS)) continue
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.append(...box.childNodes)
    box.replaceWith(paragraph)
  }
  for (const last of body.querySelectorAll('p > br:last-child')) if (!last.nextSibling) last.remove()
  for (const block of body.querySelectorAll('p'))
    if (block.childElementCount === 0 && isBlank(block.textContent)) block.remove()
}

/** `\(x\)` of MathJax is `$x$` here. */
const TEX = /\\\(((?:(?!\\[()])[^])+)\\\)|\\\[((?:(?!\\[[\]])[^])+)\\\]/g

const readFormulas = (html: string) =>
  html.includes('\\')
    ? html.replaceAll(TEX, (_all, line: string | undefined, block: string | undefined) => {
        const written = line === undefined ? `$$${block!.trim()}$$` : `$${line.trim()}$`
        return hasFormula(written) ? written : (line ?? block!).trim()
      })
    : html

/** Blanks around blocks are none of the text, and Markdown has no place for them. */
const EDGES = / ?(<(?:br|\/?(?:p|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|h\d|dl|dt|dd))\b[^<>]*>) ?/g

const ONE_PARAGRAPH = /^<p>((?:(?!<\/?p>)[^])*)<\/p>$/

export type ReadRich = (rich: RichText) => Promise<string>

export const makeRichReader =
  (readBijoy: ReadBijoyText, doubts: Set<Doubt>): ReadRich =>
  async (rich) => {
    if (isBlank(rich.html)) return ''
    const { body } = new DOMParser().parseFromString(rich.html, 'text/html')
    const pictures = await takePictures(body, rich, doubts)
    dropDrawn(body, doubts)
    body.normalize()
    tidyTexts(body, readBijoy, doubts)
    tidyBlocks(body)
    const html = readFormulas(body.innerHTML.trim()).replaceAll(EDGES, '$1')
    const clean = readText(`[html]${html}`, doubts).trim()
    return (ONE_PARAGRAPH.exec(clean)?.[1] ?? clean).trim() + pictures
  }
