/** The text of a PDF, page by page, from the engine that draws its pages. (docs/decisions/0029) */

import { loadPdfEngine } from '#src/engines/pages/load-pdf-engine.ts'
import type { PdfPages } from '#src/engines/pages/pdf-engine.ts'
import { isBlank } from '#src/lib/invisible.ts'
import type { Refusal } from './found.ts'
import type { TextLine } from './line-questions.ts'

/** A longer PDF is a book. */
const MOST_PAGES = 200

export interface PdfText {
  lines: readonly TextLine[]
  /** Pages without text, counted from 1. */
  photos: readonly number[]
}

async function readPages(pdf: PdfPages): Promise<PdfText> {
  const lines: TextLine[] = []
  const photos: number[] = []
  for (let no = 1; no <= pdf.count; no += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page at a time is enough for a phone
    const text = (await pdf.readText(no)).normalize('NFC')
    if (isBlank(text)) photos.push(no)
    else lines.push(...text.split('\n').map((line) => ({ text: line, no })))
  }
  return { lines, photos }
}

export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfText | Refusal> {
  const { openPdf, PdfError } = await loadPdfEngine()
  try {
    const pdf = await openPdf(bytes.slice().buffer)
    try {
      if (pdf.count > MOST_PAGES) return 'tooBig'
      const text = await readPages(pdf)
      return text.lines.length === 0 ? 'pdfPhoto' : text
    } finally {
      pdf.close()
    }
  } catch (error) {
    return error instanceof PdfError ? error.fault : 'broken'
  }
}

/**
 * Letters in the order in which they are drawn: a vowel sign that begins a word, follows a vowel or another sign.
 * Or letters that the font alone knows, and those of which it has lost even that.
 */
const GARBLED =
  /(?:^|[^\p{L}\p{M}\p{N}\u200c\u200d])[\u09be-\u09cd\u09d7]|[\u0985-\u0994][\u09be-\u09cc]|[\u09be-\u09cc]{2}|[\ue000-\uf8ff\ufffd]|(?![\t-\r])\p{Cc}/u

export const isGarbled = (text: string) => GARBLED.test(text.normalize('NFC'))
