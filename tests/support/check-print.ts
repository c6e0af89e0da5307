/** Checks the PDF of a printed paper and describes each fault in a sentence. */

import type { PaperLanguage } from '#src/engines/latin/format.ts'
import { readPdf, readWithPoppler } from '../journeys/support/pdf.ts'
import type { TestedPaper } from './papers.ts'

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ')

export interface Check {
  faults: string[]
  /** False where the machine has no poppler, so that only pages, fonts and joints were read. */
  wasRead: boolean
}

/**
 * One A4 page with its fonts, no conjunct in pieces, and its words in the PDF's text. Firefox maps no conjunct
 * back to letters: its joints say that they are whole.
 */
export function checkPrint(
  bytes: Buffer,
  { size, words, headings, code }: TestedPaper,
  language: PaperLanguage,
  engine: 'chromium' | 'firefox',
): Check {
  const faults: string[] = []
  const { pages, missingFonts, fonts, hasLooseJoint } = readPdf(bytes)
  const [first] = pages
  const isA4 = first?.every((side, at) => Math.abs(side - (size[at] ?? 0)) <= 1) ?? false
  if (pages.length !== 1 || !isA4) faults.push(`pages: ${JSON.stringify(pages)}`)
  if (missingFonts.length > 0) faults.push(`fonts that are not in it: ${missingFonts.join(', ')}`)
  if (!fonts.join().match(/Anek|Noto/)) faults.push(`not our fonts: ${fonts.join(', ')}`)
  if (hasLooseJoint) faults.push('a conjunct in pieces')
  const read = readWithPoppler(bytes)
  if (read === undefined) return { faults, wasRead: false }
  const text = squeeze(read.text)
  const bold = engine === 'firefox' ? [] : [...(language === 'en' ? headings : []), ...(code ? [code] : [])]
  for (const word of [...words[language], ...bold])
    if (!text.includes(word)) faults.push(`"${word}" is not in it`)
  return { faults, wasRead: true }
}
