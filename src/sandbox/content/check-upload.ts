/** Checks an uploaded file by kind and size, and pictures by their content too. (ruling R46) */
import { UPLOAD_RULES, type UploadKind, getUploadKind, judgeUpload } from '#src/lib/upload-limit.ts'
import { isPicture } from '../kernel/picture-kind.ts'
import { BadField } from '../kernel/http-error.ts'

const ALL = Object.keys(UPLOAD_RULES) as UploadKind[]

const REFUSED = {
  'kind-refused': 'এই ধরনের ফাইল নেওয়া হয় না।',
  'too-large': 'ফাইলটি অনেক বড়। ছোট করে আবার দিন।',
  empty: 'ফাইলটি ফাঁকা। অন্য ফাইল দিন।',
} as const

/** `accepts`: endings with their dot; empty = every kind that is allowed at all. */
export async function checkUpload(upload: File, accepts: readonly string[] = []): Promise<void> {
  const verdict = judgeUpload(upload, ALL)
  if (verdict !== 'ok') throw new BadField('file', REFUSED[verdict])
  const name = upload.name.toLowerCase()
  if (accepts.length > 0 && !accepts.some((ending) => name.endsWith(ending))) throw new BadField('file', REFUSED['kind-refused'])
  if (getUploadKind(upload.name) === 'picture' && !(await isPicture(upload))) throw new BadField('file', 'ছবিটি পড়া যায়নি। অন্য ছবি দিন।')
}
