/** The text of HTML without its tags, for lists, titles and screen readers. */

import { boundText, MOST_DRAWN } from './bound-text.ts'

const UNESCAPES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#39;/g, "'"],
  [/&amp;/g, '&'],
]

export function unescapeHtml(html: string): string {
  return UNESCAPES.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html)
}

const PICTURE_DATA = /(?<=["'])data:image\/[a-z]+;base64,[A-Za-z0-9+/=]*/g
/** Three pictures of 60 kB. (ruling R72) */
const MOST_DATA = 250_000

/** How many letters of the HTML are data of pictures, up to what a question may carry. */
export function countPictureData(html: string): number {
  const all = html.includes('data:image/') ? html.match(PICTURE_DATA) : undefined
  return Math.min(MOST_DATA, all?.reduce((sum, { length }) => sum + length, 0) ?? 0)
}

export const dropPictureData = (html: string) =>
  html.includes('data:image/') ? html.replaceAll(PICTURE_DATA, '') : html

/** A picture is its description. */
const PICTURE = /<img\b[^<>]*?\balt="([^"]*)"[^<>]*>/g

export function extractPlainText(html: string): string {
  return unescapeHtml(
    boundText(dropPictureData(html), MOST_DRAWN)
      .replaceAll(PICTURE, ' $1 ')
      .replaceAll(/<\/(?:p|li|pre)>|<br ?\/?>/g, ' ')
      .replaceAll(/<[^<>]*>/g, ''),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
}
