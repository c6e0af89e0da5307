/** Writes the head of a prerendered page, for readers without scripts. (spec 1 Sharing tags) */

import { buildOrganization } from '#src/app/prerender/things.ts'
import { brand } from '#src/lib/brand.ts'
import type { HtmlFile } from '#src/lib/frame-address.ts'
import { type HeadTag, listHeadTags } from '#src/lib/head-tags.ts'
import { describePage, type SharedPage } from '#src/lib/page-facts.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** A text in the data must never end its script element. */
function writeFacts(things: readonly object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}

/** The size of every share picture, and the folder of those of single pages. */
export const SHARE_SIZE = { width: 1200, height: 630 }
export const SHARE_FOLDER = 'cards'

function writeTags(tags: readonly HeadTag[]): string {
  return tags
    .map(({ by, name, content }) => `<meta ${by}="${name}" content="${escapeHtml(content)}" data-static>`)
    .join('\n    ')
}

const SIZE: readonly HeadTag[] = Object.entries(SHARE_SIZE).map(([side, px]) => ({
  by: 'property',
  name: `og:image:${side}`,
  content: String(px),
}))

/** Only pictures from the build have a known size. */
function listTags(page: SharedPage): HeadTag[] {
  const isOurs = page.image.endsWith(brand.shareImage) || page.image.includes(`/${SHARE_FOLDER}/`)
  return [...listHeadTags(page), ...(isOurs ? SIZE : [])]
}

const OWN_TITLE = /<title>[^<]*<\/title>/
const OWN_DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/

function replaceHead(html: string, title: string, ...parts: readonly string[]): string {
  const head = [`<title>${escapeHtml(title)}</title>`, ...parts].join('\n    ')
  return html.replace(OWN_DESCRIPTION, '').replace(OWN_TITLE, () => head)
}

/**
 * Gives the shared template a page-specific head, and puts the structured data behind the content, where it
 * delays no reader.
 */
export function describeInHtml(html: string, page: SharedPage, things: readonly object[]): string {
  const canonical = `<link rel="canonical" href="${escapeHtml(page.address)}" data-static>`
  return replaceHead(html, page.title, canonical, writeTags(listTags(page))).replace(
    '</body>',
    () => `  ${writeFacts(things)}\n  </body>`,
  )
}

/** A frame's file answers many addresses and describes none of them: it uses the brand's card. */
export function describeFrame(html: string, file: HtmlFile, origin: string): string {
  const page = describePage({}, new URL('/', origin))
  if (file === 'home') return describeInHtml(html, page, [buildOrganization(origin)])
  return replaceHead(html, page.title, writeTags(listTags(page).filter(({ name }) => name !== 'og:url')))
}
