/** The pictures of a file as questions carry them. (rulings R72, R84) */

import {
  countPictures,
  isCarriedPicture,
  measureCarried,
  MOST_ADDED_BYTES,
  MOST_PICTURES,
  type QuestionPicture,
} from '#src/engines/media/question-picture.ts'
import { readPictureFormat } from '#src/lib/upload-limit.ts'
import { shrinkPicture } from '#src/ui/fields/shrink-picture.ts'
import type { FoundQuestion } from './found.ts'

const TYPES = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const

export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

async function writeAddress(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const format = await readPictureFormat(new Blob([bytes]))
  if (format === undefined || format === 'heic') return undefined
  return `data:image/${TYPES[format]};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** A small picture stays as it is; photos from a phone are larger than a question carries. */
export async function takePicture(bytes: Uint8Array<ArrayBuffer>): Promise<QuestionPicture | undefined> {
  const src = bytes.length <= MOST_ADDED_BYTES ? await writeAddress(bytes) : undefined
  if (src !== undefined && isCarriedPicture(src)) return { src, alt: '', ...measureCarried(src) }
  return (await shrinkPicture(new File([bytes], 'picture'))).picture
}

const PICTURE = /<img\b[^<>]*>/gi

/** Keeps the first pictures in the order of text, options and explanation. */
export function limitPictures(found: FoundQuestion): FoundQuestion {
  const { text, options, explanation } = found.question
  if (countPictures([text, ...options.map((each) => each.text), explanation]) <= MOST_PICTURES) return found
  let left = MOST_PICTURES
  const cap = (html: string) =>
    html.replaceAll(PICTURE, (picture) => {
      left -= 1
      return left < 0 ? '' : picture
    })
  const question = {
    ...found.question,
    text: cap(text),
    options: options.map((option) => ({ ...option, text: cap(option.text) })),
    explanation: cap(explanation),
  }
  return { ...found, question, doubts: [...found.doubts, 'many-pictures'] }
}
