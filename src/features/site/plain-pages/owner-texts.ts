/**
 * The owner's texts: about, terms, privacy and refunds, from the Markdown of `src/lib/owner`. Only headings
 * and paragraphs.
 */

import { brand } from '#src/lib/brand.ts'
import aboutText from '#src/lib/owner/about.md?raw'
import privacyText from '#src/lib/owner/privacy.md?raw'
import refundText from '#src/lib/owner/refund.md?raw'
import termsText from '#src/lib/owner/terms.md?raw'

export interface ArticleWords {
  title: string
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

/** Placeholders for a text: `{email}`. */
const facts: Readonly<Record<string, string>> = { name: brand.name, ...brand.contact }

/** `# title`, a lead, then `## section` and its paragraphs; a list item is a paragraph too. */
export function readOwnerText(markdown: string): ArticleWords {
  const filled = markdown
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\{(\w+)\}/g, (all, name: string) => facts[name] ?? all)
  const blocks = filled
    .replaceAll(/^(?:#{1,2}|-) .*$/gm, '\n$&')
    .replaceAll(/^#{1,2} .*$/gm, '$&\n')
    .split(/\n\s*\n/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  const [title = '', lead = '', ...rest] = blocks
  const sections: { title: string; paragraphs: string[] }[] = []
  for (const block of rest) {
    if (block.startsWith('## ')) sections.push({ title: block.slice(3), paragraphs: [] })
    else sections.at(-1)?.paragraphs.push(block.replace(/^- /, ''))
  }
  return { title: title.replace(/^# /, ''), lead, sections }
}

export const about = readOwnerText(aboutText)
export const terms = readOwnerText(termsText)
export const privacy = readOwnerText(privacyText)
export const refundPolicy = readOwnerText(refundText)
