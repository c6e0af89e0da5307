/** A certificate as a square picture for posts and chats, where a link preview shows little. (ruling R52) */

import { encode } from 'uqr'
import type { Certificate } from '#src/api/shapes/certificate.ts'
import { formatDate } from '#src/lib/bn.ts'
import { brand, shades } from '#src/lib/brand.ts'
import {
  drawPicture,
  drawText,
  EDGE,
  type Pen,
  setFont,
  sharePicture,
  WIDTH as SIDE,
} from '../shared/share-picture.ts'
import { words } from './words.ts'

function drawQr(pen: Pen, address: string): void {
  const side = 190
  const { data, size } = encode(address, { ecc: 'M', border: 3 })
  const [left, top, step] = [SIDE - EDGE - side, SIDE - EDGE - side, side / size]
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(left, top, side, side)
  pen.fillStyle = '#1B2222'
  data.forEach((row, y) =>
    row.forEach(
      (isDark, x) => isDark && pen.fillRect(left + x * step, top + y * step, step + 0.5, step + 0.5),
    ),
  )
}

function drawCertificate(certificate: Certificate, address: string): Promise<Blob> {
  const { type, learner_name: name, title, issued_at: at, number } = certificate
  const pale = shades.primary.onHero2
  return drawPicture({
    height: SIDE,
    letters: name + title,
    draw: (pen, top) => {
      let y = drawText(pen, top + 8, {
        text: words.picture.kind[type],
        size: 38,
        weight: 600,
        colour: brand.colours.accent,
      })
      y = drawText(pen, y + 36, {
        text: name,
        size: 104,
        least: 60,
        lines: 2,
        weight: 700,
        colour: '#FFFFFF',
      })
      y = drawText(pen, y + 8, { text: words.picture.finished[type], size: 34, weight: 400, colour: pale })
      drawText(pen, y + 4, { text: title, size: 60, least: 40, lines: 3, weight: 700, colour: '#FFFFFF' })
      drawQr(pen, address)
      pen.textAlign = 'left'
      setFont(pen, 30, 600)
      pen.fillStyle = '#FFFFFF'
      pen.fillText(at ? formatDate(at) : '', EDGE, SIDE - EDGE - 92)
      setFont(pen, 28, 400)
      pen.fillStyle = pale
      pen.fillText(number ?? '', EDGE, SIDE - EDGE - 46)
      pen.fillText(words.picture.check, EDGE, SIDE - EDGE)
    },
  })
}

export async function shareCertificate(certificate: Certificate, address: string): Promise<void> {
  const picture = await drawCertificate(certificate, address)
  await sharePicture(picture, `${certificate.number ?? 'certificate'}.png`, certificate.title)
}
