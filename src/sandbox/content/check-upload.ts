/** Checks an uploaded file by kind and size, and pictures by their content too. (ruling R46) */
import { type UploadKind, UPLOAD_KINDS, getUploadKind, isListed, judgeUpload, readPictureFormat } from '#src/lib/upload-limit.ts'
import { BadField } from '../kernel/http-error.ts'

const REFUSED = {
  'kind-refused': 'এই ধরনের ফাইল নেওয়া হয় না।',
  'too-large': 'ফাইলটি অনেক বড়। ছোট করে আবার দিন।',
  empty: 'ফাইলটি ফাঁকা। অন্য ফাইল দিন।',
} as const

/** True for what is shown as a picture by its first bytes: an SVG or HTML page in disguise is none, and HEIC is shown by few. */
export async function isPicture(upload: Blob): Promise<boolean> {
  const format = await readPictureFormat(upload)
  return format !== undefined && format !== 'heic'
}

/** `accepts`: endings with their dot; empty = every ending of these kinds. */
export async function checkUpload(
  upload: File,
  accepts: readonly string[] = [],
  kinds: readonly UploadKind[] = UPLOAD_KINDS,
): Promise<void> {
  const verdict = judgeUpload(upload, kinds)
  if (verdict !== 'ok') throw new BadField('file', REFUSED[verdict])
  if (!isListed(upload.name, accepts)) throw new BadField('file', REFUSED['kind-refused'])
  if (getUploadKind(upload.name) === 'picture' && !(await isPicture(upload))) throw new BadField('file', 'ছবিটি পড়া যায়নি। অন্য ছবি দিন।')
}
