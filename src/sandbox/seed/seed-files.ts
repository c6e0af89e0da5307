/** The few files of the seed: their bytes, and what an answer knows of them. */
import { computeSha256, encodeHex } from '../kernel/sha256.ts'
import { CLASS_NOTES, type SeedFile, SIGNUP_FORM } from './batches/resources.ts'
import { HANDED_FILES } from './exams/handed-files.ts'
import { BLOG_API } from './learning/nusrat.ts'

export const SEED_FILES: readonly SeedFile[] = [SIGNUP_FORM, CLASS_NOTES, BLOG_API, ...Object.values(HANDED_FILES)]

export function decodeFile({ text = '', base64 }: SeedFile): Uint8Array<ArrayBuffer> {
  if (base64 === undefined) return new TextEncoder().encode(text)
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

/** Name, size and hash of a file of the seed. */
export function getFileFacts(id: string): { name: string; size: number; sha256: string } {
  const found = SEED_FILES.find(({ _id }) => _id === id)!
  const bytes = decodeFile(found)
  return { name: found.name, size: bytes.length, sha256: encodeHex(computeSha256(bytes)) }
}
