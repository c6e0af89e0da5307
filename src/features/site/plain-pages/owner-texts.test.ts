/** The owner's Markdown as the pages show it. */

import { expect, it } from 'vitest'
import { brand } from '#src/lib/brand.ts'
import { about, privacy, readOwnerText, refundPolicy, terms } from './owner-texts.ts'

it('headings, paragraphs and lists are read, facts of the brand are inserted, notes are left out', () => {
  const text =
    '<!-- ২০২৬ -->\n# শর্ত\n\nএক\nকথা।\n\n## প্রথম\nলিখুন {email} ঠিকানায়।\n\n- এক\n- দুই\n\n## শেষ\n\n{none}\n'
  expect(readOwnerText(text)).toEqual({
    title: 'শর্ত',
    lead: 'এক কথা।',
    sections: [
      { title: 'প্রথম', paragraphs: [`লিখুন ${brand.contact.email} ঠিকানায়।`, 'এক', 'দুই'] },
      { title: 'শেষ', paragraphs: ['{none}'] },
    ],
  })
})

it.each(Object.entries({ about, terms, privacy, refundPolicy }))(
  '%s is complete',
  (_name, { title, lead, sections }) => {
    expect([title, lead].every((text) => text.length > 5)).toBe(true)
    expect(sections.length).toBeGreaterThan(2)
    expect(sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true)
    expect(JSON.stringify(sections)).not.toMatch(/\{\w+\}|## /)
  },
)
