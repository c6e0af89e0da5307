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
  /** The sign that joins letters is drawn as a separate glyph, so a conjunct is broken. */
  hasLooseJoint: boolean
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

/** Firefox packs objects into streams: a head of numbers and offsets, then the objects. */
function unpackObjects(stream: string): string {
  const head = /^(?:\d+ \d+\s+)+/.exec(stream)?.[0]
  if (head === undefined || !stream.slice(head.length).startsWith('<<')) return ''
  const entries = [...head.matchAll(/(\d+) (\d+)/g)].map(([, id, offset]) => [id, Number(offset)] as const)
  const from = head.length
  return entries
    .map(([id, offset], at) => {
      const next = entries[at + 1]?.[1] ?? stream.length
      return `\n${id} 0 obj\n${stream.slice(from + offset, from + next)}\nendobj\n`
    })
    .join('')
}

export function readPdf(pdf: Buffer): Printed {
  const streams = [...listStreams(pdf)]
  const text = pdf.toString('latin1') + streams.map(unpackObjects).join('')
  const pages = [...text.matchAll(/\/Type\s*\/Page\b(?!s)[^]*?endobj/g)].map(([page]): [number, number] => {
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(page) ?? []
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
  const clusters = streams.flatMap((stream) => {
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
    hasLooseJoint: streams.some((stream) => /<[0-9a-f]+>\s*<09cd>/i.test(stream)),
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

/** The text of a PDF, line by line, on a machine without poppler too. */
export async function readPdfText(pdf: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = []
  for (let no = 1; no <= file.numPages; no++) {
    const { items } = await (await file.getPage(no)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n').replaceAll(/[ \u00a0]+/g, ' ')
}
