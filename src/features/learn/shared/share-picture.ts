/** Draws pictures for posts and chats on the device, and shares them. (ruling R52) */

import { brand } from '#src/lib/brand.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { findSize, splitLines } from './fit-text.ts'

/** In pixels: networks accept this width without cropping. */
export const WIDTH = 1080
export const EDGE = 90
const MOST = WIDTH - 2 * EDGE
const FAMILY = '"Anek Bangla", "Noto Sans Bengali", sans-serif'
const MARK_SIDE = 72

export type Pen = CanvasRenderingContext2D

export const setFont = (pen: Pen, size: number, weight: number) =>
  (pen.font = `${weight} ${size}px ${FAMILY}`)

/** The icon that `npm run brand` draws, of the owner's logo where there is one. Where it cannot be had the name says it. */
async function drawMark(pen: Pen): Promise<void> {
  const icon = Object.assign(new Image(), { src: '/icons/icon-192.png' })
  const isThere = await icon.decode().then(
    () => true,
    () => false,
  )
  if (isThere) pen.drawImage(icon, (WIDTH - MARK_SIDE) / 2, 96, MARK_SIDE, MARK_SIDE)
}

/** The running stitch round the picture. */
function drawStitches(pen: Pen, height: number): void {
  pen.strokeStyle = brand.colours.accent
  pen.lineWidth = 5
  pen.lineCap = 'round'
  pen.setLineDash([26, 18])
  pen.beginPath()
  pen.roundRect(36, 36, WIDTH - 72, height - 72, 28)
  pen.stroke()
  pen.setLineDash([])
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
export function drawText(
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
  broken.forEach((line, at) => pen.fillText(line, WIDTH / 2, top + fitting * (1.05 + at * 1.35), MOST))
  return top + fitting * 1.35 * broken.length
}

interface PictureProps {
  height: number
  /** All letters of the picture, so that their fonts load. */
  letters: string
  /** Draws below the brand's name, in white and centred. */
  draw: (pen: Pen, top: number) => void
}

export async function drawPicture({ height, letters, draw }: PictureProps): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  await Promise.all([400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px ${FAMILY}`, letters)))
  pen.fillStyle = brand.colours.theme
  pen.fillRect(0, 0, WIDTH, height)
  drawStitches(pen, height)
  await drawMark(pen)
  pen.textAlign = 'center'
  draw(pen, drawText(pen, 176, { text: brand.name, size: 40, weight: 700, colour: '#FFFFFF' }))
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture came out empty.'))),
      'image/png',
    )
  })
}

/** The visitor closed the sheet, which is not an error. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares a picture with the device's own sheet, or downloads it if the device cannot share files. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] }))
    return saveFile(name, picture, picture.type)
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    if (!isClosed(error)) saveFile(name, picture, picture.type)
  }
}
