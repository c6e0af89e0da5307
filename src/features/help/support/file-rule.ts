/** Which files a ticket takes. (ruling R46) */
import { bnBytes } from '#src/lib/bytes.ts'
import { TICKET_FILE_KINDS, UPLOAD_RULES, uploadKind, uploadVerdict } from '#src/lib/upload-limit.ts'
import { words } from './words.ts'

/** Why a file cannot be taken, as a sentence; undefined when it can. Said before anything is sent. */
export function refusalOf(file: { name: string; size: number }): string | undefined {
  const verdict = uploadVerdict(file, TICKET_FILE_KINDS)
  if (verdict === 'ok') return undefined
  if (verdict === 'empty') return words.files.empty
  const kind = uploadKind(file.name)
  if (verdict === 'too-large' && kind !== undefined) return words.files.tooLarge(bnBytes(UPLOAD_RULES[kind].maxSize))
  return words.files.refused
}
