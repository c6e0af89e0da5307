/** Makes a picture small enough to be carried inside the text of a question. (ruling R72) */

import { countPixels, readPictureSize } from '#src/engines/media/picture-size.ts'
import {
  isCarriedPicture,
  MOST_ADDED_BYTES,
  type QuestionPicture,
} from '#src/engines/media/question-picture.ts'
import { readPictureFormat } from '#src/lib/upload-limit.ts'
import { convertPicture } from './convert-picture.ts'
import { words } from './form-words.ts'

/** Enough for a diagram across a phone, and few enough to be sharp at this size. */
const MAX_PIXELS = 1_000_000
/** The most that the device decodes, as for other pictures. */
const MOST_DECODED = 120_000_000

function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}

/** Always drawn anew, so that nothing but its pixels is carried. */
export async function shrinkPicture(
  chosen: File,
): Promise<{ picture: QuestionPicture; refusal?: undefined } | { picture?: undefined; refusal: string }> {
  try {
    const format = await readPictureFormat(chosen)
    const size = format && readPictureSize(new Uint8Array(await chosen.arrayBuffer()))
    if (size === undefined) return { refusal: words.file.noPicture }
    if (countPixels(size) > MOST_DECODED)
      return { refusal: words.file.tooManyPixels(size.width, size.height) }
    const limits = { maxSize: MOST_ADDED_BYTES, maxPixels: MAX_PIXELS }
    const small =
      (await convertPicture(chosen, { ...limits, accept: ['.webp'] })) ??
      // Some browsers write no WebP.
      (await convertPicture(chosen, { ...limits, accept: ['.jpg'] }))
    const drawn = small && readPictureSize(new Uint8Array(await small.arrayBuffer()))
    const src = small && (await readAddress(small))
    if (src === undefined || drawn === undefined || !isCarriedPicture(src))
      return { refusal: words.file.noPicture }
    return { picture: { src, alt: '', ...drawn } }
  } catch {
    return { refusal: words.file.noPicture }
  }
}
