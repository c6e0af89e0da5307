/**
 * Redraws a picture so that it can be sent: HEIC as JPEG, large photos smaller, all on the device. (ruling
 * R46)
 */

import { isListed } from '#src/lib/upload-limit.ts'

const TARGETS = [
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['png', 'image/png'],
] as const
/** Phones support no larger canvas. */
const MOST_PIXELS = 12_000_000
const QUALITY = 0.85
/** Each try has less than two thirds of the previous pixels: ten tries reach a seventieth. */
const TRIES = 10
const STEP = 0.8

async function draw(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  if (type === 'image/jpeg') {
    // JPEG has no transparency: transparent areas would be black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY)
  })
}

/** Undefined if the browser cannot decode the picture, or cannot write any format of the list. */
export async function convertPicture(
  file: File,
  limits: { accept: readonly string[]; maxSize: number; maxPixels?: number },
): Promise<File | undefined> {
  const [ending, type] = TARGETS.find(([each]) => isListed(`a.${each}`, limits.accept)) ?? []
  if (type === undefined || typeof createImageBitmap !== 'function') return undefined
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const first = Math.min(1, Math.sqrt((limits.maxPixels ?? MOST_PIXELS) / (picture.width * picture.height)))
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each try depends on the previous size
      const drawn = await draw(picture, first * STEP ** tries, type)
      // A browser that cannot write the type writes PNG instead.
      if (drawn === null || drawn.type !== type) return undefined
      if (drawn.size <= limits.maxSize)
        return new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type })
    }
    return undefined
  } finally {
    picture.close()
  }
}
