/** A certificate as a square picture for posts and chats, where a link preview shows little. (ruling R52) */

import { encode } from 'uqr'
import type { Certificate } from '#src/api/shapes/certificate.ts'
import { formatDate } from '#src/lib/bn.ts'
import { brand, shades } from '#src/lib/brand.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { splitLines, findSize } from './fit-text.ts'
import { words } from './words.ts'

/** Side in pixels: the size that networks accept without cropping. */
const SIDE = 1080
const EDGE = 90
const MOST = SIDE - 2 * EDGE
const FAMILY = '"Anek Bangla", "Noto Sans Bengali", sans-serif'
const MARK_SIDE = 72

type Pen = CanvasRenderingContext2D

const setFont = (pen: Pen, size: number, weight: number) => (pen.font = `${weight} ${size}px ${FAMILY}`)

/** The icon that `npm run brand` draws, of the owner's logo where there is one. Where it cannot be had the name says it. */
async function drawMark(pen: Pen): Promise<void> {
  const icon = Object.assign(new Image(), { src: '/icons/icon-192.png' })
  const isThere = await icon.decode().then(
    () => true,
    () => false,
  )
  if (isThere) pen.drawImage(icon, (SIDE - MARK_SIDE) / 2, 96, MARK_SIDE, MARK_SIDE)
}

/** The running stitch round the picture. */
function drawStitches(pen: Pen): void {
  pen.strokeStyle = brand.colours.accent
  pen.lineWidth = 5
  pen.lineCap = 'round'
  pen.setLineDash([26, 18])
  pen.beginPath()
  pen.roundRect(36, 36, SIDE - 72, SIDE - 72, 28)
  pen.stroke()
  pen.setLineDash([])
}

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

interface Line {
  text: string
  size: number
  weight: number
  colour: string
  /** The smallest font size, and the number of lines. */
  least?: number
  lines?: number
}

/** Draws centred below `top`, and returns the top of the next text. */
function drawText(
  pen: Pen,
  top: number,
  { text, size, weight, colour, least = size, lines = 1 }: Line,
): number {
  const measure = (part: string, at: number) => {
    setFont(pen, at, weight)
    return pen.measureText(part).width
  }
  const fitting = findSize({ text, most: MOST, from: size, least, lines, measure })
  const broken = splitLines(text, MOST, (part) => measure(part, fitting)).slice(0, lines)
  setFont(pen, fitting, weight)
  pen.fillStyle = colour
  broken.forEach((line, at) => pen.fillText(line, SIDE / 2, top + fitting * (1.05 + at * 1.35), MOST))
  return top + fitting * 1.35 * broken.length
}

async function drawCertificate(certificate: Certificate, address: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  const { type, learner_name: name, title, issued_at: at, number } = certificate
  await Promise.all(
    [400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px ${FAMILY}`, name + title)),
  )
  pen.fillStyle = brand.colours.theme
  pen.fillRect(0, 0, SIDE, SIDE)
  drawStitches(pen)
  await drawMark(pen)
  pen.textAlign = 'center'
  const pale = shades.primary.onHero2
  let y = drawText(pen, 176, { text: brand.name, size: 40, weight: 700, colour: '#FFFFFF' })
  y = drawText(pen, y + 8, {
    text: words.picture.kind[type],
    size: 38,
    weight: 600,
    colour: brand.colours.accent,
  })
  y = drawText(pen, y + 36, { text: name, size: 104, least: 60, lines: 2, weight: 700, colour: '#FFFFFF' })
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
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture came out empty.'))),
      'image/png',
    )
  })
}

/** The visitor closed the sheet, which is not an error. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares the picture with the device's own sheet, or downloads it if the device cannot share files. */
export async function sharePicture(certificate: Certificate, address: string): Promise<void> {
  const picture = await drawCertificate(certificate, address)
  const name = `${certificate.number ?? 'certificate'}.png`
  const file = new File([picture], name, { type: picture.type })
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] }))
    return saveFile(name, picture, picture.type)
  try {
    await navigator.share({ files: [file], title: certificate.title })
  } catch (error) {
    if (!isClosed(error)) saveFile(name, picture, picture.type)
  }
}
