/** Which files a ticket takes. (ruling R46) */
import { formatBytes } from '#src/lib/bytes.ts'
import { TICKET_FILE_KINDS, UPLOAD_RULES, getUploadKind, judgeUpload } from '#src/lib/upload-limit.ts'
import { words } from './words.ts'

/** Why a file cannot be taken, as a sentence; undefined when it can. Shown before anything is sent. */
export function findRefusal(file: { name: string; size: number }): string | undefined {
  const verdict = judgeUpload(file, TICKET_FILE_KINDS)
  if (verdict === 'ok') return undefined
  if (verdict === 'empty') return words.files.empty
  const kind = getUploadKind(file.name)
  if (verdict === 'too-large' && kind !== undefined) return words.files.tooLarge(formatBytes(UPLOAD_RULES[kind].maxSize))
  return words.files.refused
}
