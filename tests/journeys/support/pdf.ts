/** Reads a printed PDF: its pages, its fonts, its text. */

import { execFileSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

export interface Printed {
  /** Width and height of each page in points. */
  pages: [width: number, height: number][]
  /** Fonts that are named but not embedded. */
  missingFonts: string[]
  fonts: string[]
  /** The texts of glyphs for more than one letter: conjuncts and signs. */
  clusters: string[]
}

function* listStreams(pdf: Buffer): Generator<string> {
  const text = pdf.toString('latin1')
  for (const { index } of text.matchAll(/\/FlateDecode[^]*?stream\r?\n/g)) {
    const start = text.indexOf('stream', index) + 'stream'.length
    const from = text[start] === '\r' ? start + 2 : start + 1
    const end = text.indexOf('endstream', from)
    try {
      yield inflateSync(pdf.subarray(from, end)).toString('latin1')
    } catch {
      // A picture, or a font: no words.
    }
  }
}

const readUtf16 = (hex: string) => Buffer.from(hex.replace(/^feff/i, ''), 'hex').swap16().toString('utf16le')

export function readPdf(pdf: Buffer): Printed {
  const text = pdf.toString('latin1')
  const pages = [...text.matchAll(/\/Type\s*\/Page\b(?!s)[^]*?endobj/g)].map(([page]): [number, number] => {
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    return [Math.round(Number(width)), Math.round(Number(height))]
  })
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\b([^]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const fonts = [...objects.values()].filter(
    (body) => /\/Type\s*\/Font\b/.test(body) && !/\/Subtype\s*\/Type0/.test(body),
  )
  const described = fonts.map((font) => {
    const descriptor = objects.get(/\/FontDescriptor (\d+) 0 R/.exec(font)?.[1] ?? '') ?? ''
    const name = /\/(?:FontName|BaseFont)\s*\/([^\s/]+)/.exec(descriptor + font)?.[1] ?? ''
    // A variable font is drawn into the PDF letter by letter.
    return { name, isInside: /\/FontFile[23]?\s/.test(descriptor) || /\/Subtype\s*\/Type3/.test(font) }
  })
  // A conjunct is one glyph with all of its letters, or several glyphs with their letters attached.
  const clusters = [...listStreams(pdf)].flatMap((stream) => {
    const beside = [...stream.matchAll(/\/ActualText\s*<([0-9a-fA-F]+)>/g)]
    const ofGlyphs = stream.includes('beginbfchar')
      ? [...stream.matchAll(/<[0-9a-fA-F]+>\s*<([0-9a-fA-F]{8,})>/g)]
      : []
    return [...beside, ...ofGlyphs].map(([, hex = '']) => readUtf16(hex))
  })
  return {
    pages,
    fonts: described.map(({ name }) => name),
    missingFonts: described.filter(({ isInside }) => !isInside).map(({ name }) => name),
    clusters,
  }
}

/** Runs poppler; undefined where the machine has none. */
export function readWithPoppler(pdf: Buffer): { fonts: string; text: string } | undefined {
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { input: pdf, encoding: 'utf8' })
  try {
    return { fonts: run('pdffonts', ['-']), text: run('pdftotext', ['-', '-']) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
