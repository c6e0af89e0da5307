/** Photographed pages in a journey: a photo, the card of the pages, and the sizes of the PDF's pages. */

import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { Quad } from '#src/engines/scan/inside/quad.ts'
import { drawPhoto } from '../../support/page-photos.ts'

const CORNERS: Quad = [
  { x: 0.15, y: 0.12 },
  { x: 0.8, y: 0.1 },
  { x: 0.88, y: 0.86 },
  { x: 0.18, y: 0.9 },
]
export const PHOTO_SIZE = { width: 480, height: 640 }

function buildChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A photo of a page on a dark table, as a PNG. */
export function takePhoto(): Buffer {
  const { width, height, data } = drawPhoto({ ...PHOTO_SIZE, corners: CORNERS, isRuled: true, shade: 0.3 })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 6], 8)
  const rows = Array.from({ length: height }, (_none, row) =>
    Buffer.concat([Buffer.alloc(1), Buffer.from(data.subarray(row * width * 4, (row + 1) * width * 4))]),
  )
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    buildChunk('IHDR', head),
    buildChunk('IDAT', deflateSync(Buffer.concat(rows))),
    buildChunk('IEND', Buffer.alloc(0)),
  ])
}

export const card = (page: Page) => page.getByRole('region', { name: 'ছবি থেকে তৈরি পৃষ্ঠা' })
export const made = (page: Page) => card(page).getByText(/জমা দিলে এটিই যাবে$/)

/** Width and height of each page, as a viewer reads them. */
export const readSizes = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image \/Width (\d+) \/Height (\d+)/g)].map(
    ([, width, height]): [number, number] => [Number(width), Number(height)],
  )
