/** Checks an uploaded file by kind, size and content: a name proves nothing. (ruling R46) */

import { countPixels, MOST_PIXELS, readPictureSize } from '#src/engines/media/picture-size.ts'
import { stripPicture } from '#src/engines/media/strip-picture.ts'
import { isRightlyNamed, readDocumentFormat } from '#src/lib/document-format.ts'
import {
  type UploadKind,
  UPLOAD_KINDS,
  getUploadKind,
  isListed,
  judgeUpload,
  readPictureFormat,
} from '#src/lib/upload-limit.ts'
import { BadField } from '../kernel/http-error.ts'

const REFUSED = {
  'kind-refused': 'এই ধরনের ফাইল নেওয়া হয় না।',
  'too-large': 'ফাইলটি অনেক বড়। ছোট করে আবার দিন।',
  empty: 'ফাইলটি ফাঁকা। অন্য ফাইল দিন।',
} as const

const readBytes = async (upload: Blob) => new Uint8Array(await upload.arrayBuffer())

/**
 * Undefined for a valid picture by its bytes. Rejects an SVG or HTML page in disguise, HEIC, which few
 * browsers show, and too many pixels.
 */
export async function findPictureFault(upload: Blob): Promise<string | undefined> {
  const bytes = await readBytes(upload)
  const size = readPictureSize(bytes)
  // If the metadata cannot be removed, it would reveal the location.
  if (size === undefined || stripPicture(bytes) === undefined)
    return 'ছবিটি পড়া যায়নি। jpg, png বা webp ছবি দিন।'
  return countPixels(size) > MOST_PIXELS ? 'ছবিটির মাপ অনেক বড়। ছোট করে আবার দিন।' : undefined
}

async function findContentFault(upload: File, kind: UploadKind | undefined): Promise<string | undefined> {
  if (kind === 'picture') return findPictureFault(upload)
  if ((await readPictureFormat(upload)) !== undefined) return REFUSED['kind-refused']
  const isDocument =
    kind === 'document' && !isRightlyNamed(upload.name, readDocumentFormat(await readBytes(upload)))
  return isDocument ? 'ফাইলটির নাম আর ভেতরের ধরন মেলে না। ঠিক ধরনে সেভ করে আবার দিন।' : undefined
}

/** `accepts`: extensions with their dot; empty means every extension of these kinds. */
export async function checkUpload(
  upload: File,
  accepts: readonly string[] = [],
  kinds: readonly UploadKind[] = UPLOAD_KINDS,
): Promise<void> {
  const verdict = judgeUpload(upload, kinds)
  if (verdict !== 'ok') throw new BadField('file', REFUSED[verdict])
  if (!isListed(upload.name, accepts)) throw new BadField('file', REFUSED['kind-refused'])
  const fault = await findContentFault(upload, getUploadKind(upload.name))
  if (fault !== undefined) throw new BadField('file', fault)
}
