/** The text of HTML without its tags, for lists, titles and screen readers. */

import { boundText } from './bound-text.ts'

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

export function extractPlainText(html: string): string {
  return unescapeHtml(
    boundText(html)
      .replaceAll(/<\/(?:p|li|pre)>|<br ?\/?>/g, ' ')
      .replaceAll(/<[^<>]*>/g, ''),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
}
