/** Finds and draws pages beside the screen, one photo at a time: only that one is ever decoded. Answers each question in turn. */

import { findHint, findPage } from './find-page.ts'
import { applyLook, readGrey } from './page-look.ts'
import { undoTurn } from './quad.ts'
import type { Drawn, DrawQuestion, ScanAnswer, ScanQuestion } from './scan-messages.ts'
import { type Pixels, flattenPage } from './warp-page.ts'

/** Edges are looked for in a picture of this size. */
const SMALL = 320
/** A photo is decoded no larger than this: 30 MB of pixels, which a phone of 2 GB has. */
const LARGE = 2800
/** From fine to coarse; the last is taken whatever it weighs. */
const QUALITIES = [0.8, 0.68, 0.56, 0.44]

/** The picture's pixels, upright as its camera says, no larger than `longest`. */
async function readPixels(photo: Blob | ImageBitmap, longest: number): Promise<Pixels> {
  const picture = photo instanceof Blob ? await createImageBitmap(photo) : photo
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const width = Math.max(1, Math.round(picture.width * scale))
    const height = Math.max(1, Math.round(picture.height * scale))
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (pen === null) throw new Error('No canvas')
    pen.imageSmoothingQuality = 'high'
    // JPEG has no transparency: what lies open would be black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    return { width, height, data: pen.getImageData(0, 0, width, height).data }
  } finally {
    picture.close()
  }
}

/** A page with fewer pixels is no longer readable. */
const LEAST_SIDE = 700
const SMALLER = 0.8

function drawSmaller(page: OffscreenCanvas, scale: number): OffscreenCanvas {
  const small = new OffscreenCanvas(Math.ceil(page.width * scale), Math.ceil(page.height * scale))
  const pen = small.getContext('2d')
  if (pen) pen.imageSmoothingQuality = 'high'
  pen?.drawImage(page, 0, 0, small.width, small.height)
  return small
}

async function writeJpeg(canvas: OffscreenCanvas, bytes: number): Promise<Blob> {
  let jpeg: Blob | undefined
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- each try depends on the size of the last
    jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (jpeg.size <= bytes) break
  }
  if (jpeg?.type !== 'image/jpeg') throw new Error('No JPEG')
  return jpeg
}

/** Thirty pages in a list must not be thirty large pictures. */
function writeThumb(page: OffscreenCanvas): Promise<Blob> {
  const small = drawSmaller(page, Math.min(1, SMALL / Math.max(page.width, page.height)))
  return small.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}

/** With fewer and fewer pixels until it weighs no more. */
async function writeBoundPage(page: OffscreenCanvas, bytes: number): Promise<Omit<Drawn, 'thumb'>> {
  const jpeg = await writeJpeg(page, bytes)
  const { width, height } = page
  const isSmall = jpeg.size <= bytes || Math.max(width, height) * SMALLER < LEAST_SIDE
  return isSmall ? { jpeg, width, height } : writeBoundPage(drawSmaller(page, SMALLER), bytes)
}

async function draw({ photo, corners, turn, look, longest, bytes, isBound }: DrawQuestion): Promise<Drawn> {
  const pixels = flattenPage(await readPixels(photo, LARGE), undoTurn(corners, turn), longest)
  applyLook(pixels, look)
  const { width, height, data } = pixels
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  const thumb = await writeThumb(canvas)
  if (isBound) return { ...(await writeBoundPage(canvas, bytes)), thumb }
  return { jpeg: await writeJpeg(canvas, bytes), thumb, width, height }
}

async function answer(question: ScanQuestion): Promise<ScanAnswer> {
  if (question.kind === 'draw') return draw(question)
  const pixels = await readPixels(question.photo, SMALL)
  const grey = { ...pixels, data: readGrey(pixels) }
  const corners = findPage(grey)
  return { corners, hint: findHint(grey, corners) }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ScanQuestion>) => {
  void answer(data)
    .catch((): ScanAnswer => ({ failed: true }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker posts only to its page
    .then((reply) => globalThis.postMessage(reply))
})
