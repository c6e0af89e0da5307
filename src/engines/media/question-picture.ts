/**
 * Pictures inside the HTML of a question, an option or an explanation: small, carried as data, and checked by
 * their first bytes. (ruling R72)
 */

import { countPixels, type PictureSize, readPictureSize } from './picture-size.ts'

/** Of a picture that is added; earlier ones may have twice as much. (ruling R84) */
export const MOST_ADDED_BYTES = 30_000
const MOST_PICTURE_BYTES = 60_000
/** In a question's text, options and explanation together. */
export const MOST_PICTURES = 6
/** A small file can declare millions of pixels. */
const MOST_PIXELS = 4_000_000

const DATA = /^data:image\/(webp|png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/
const FIRST_BYTES = { webp: /^RIFF[^]{4}WEBP/, png: /^\u0089PNG\r\n/, jpeg: /^\u00ff\u00d8\u00ff/ } as const
/** Base64 needs four letters for three bytes. */
const MOST_SIGNS = Math.ceil(MOST_PICTURE_BYTES / 3) * 4 + 30

function decode(base64: string): string | undefined {
  try {
    return atob(base64)
  } catch {
    return undefined
  }
}

/** The size of a picture that a question may carry; undefined for any other address. */
function readCarried(address: string): PictureSize | undefined {
  if (address.length > MOST_SIGNS) return undefined
  const [, type, base64 = ''] = DATA.exec(address) ?? []
  const bytes = type === undefined ? undefined : decode(base64)
  if (bytes === undefined || bytes.length > MOST_PICTURE_BYTES) return undefined
  if (!FIRST_BYTES[type as keyof typeof FIRST_BYTES].test(bytes)) return undefined
  const size = readPictureSize(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)))
  return size !== undefined && countPixels(size) <= MOST_PIXELS ? size : undefined
}

export const isCarriedPicture = (address: string) => readCarried(address) !== undefined

export const measureCarried = (address: string): PictureSize =>
  readCarried(address) ?? { width: 1, height: 1 }

export interface QuestionPicture {
  src: string
  alt: string
  width: number
  height: number
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function writePicture({ src, alt, width, height }: QuestionPicture): string {
  const safe = alt.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
  return `<img src="${src}" alt="${safe}" width="${width}" height="${height}">`
}

const PICTURE = /<img src="([^"<>]*)" alt="([^"<>]*)" width="(\d{1,4})" height="(\d{1,4})">/g
const PICTURES_AT_END = new RegExp(`(?:${PICTURE.source})+$`)

const unescape = (text: string) =>
  Object.entries(ESCAPES).reduceRight((all, [sign, entity]) => all.replaceAll(entity, sign), text)

/** The builder puts pictures behind the text. One that is inside the text stays part of the body. */
export function splitPictures(html: string): { body: string; pictures: QuestionPicture[] } {
  const at = html.endsWith('>') && html.includes('<img ') ? html.search(PICTURES_AT_END) : -1
  if (at < 0) return { body: html, pictures: [] }
  const pictures = [...html.slice(at).matchAll(PICTURE)].map(([, src = '', alt = '', width, height]) => ({
    src,
    alt: unescape(alt),
    width: Number(width),
    height: Number(height),
  }))
  return { body: html.slice(0, at), pictures }
}

export const joinPictures = (body: string, pictures: readonly QuestionPicture[]) =>
  body + pictures.map(writePicture).join('')

export const countPictures = (htmls: readonly string[]) =>
  htmls.reduce((sum, html) => sum + (html.match(/<img\b/gi)?.length ?? 0), 0)
