/**
 * Checks a document's bytes: corrects a wrong or missing extension, and reports a locked or different file.
 * (ruling R46)
 */

import { isLockedPdf } from '#src/engines/pages/pdf-lock.ts'
import { getEnding, isLockedOffice, isRightlyNamed, readDocumentFormat } from '#src/lib/document-format.ts'
import { getFileExtension, putExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES, getUploadKind } from '#src/lib/upload-limit.ts'
import { findRefusal } from './file-rule.ts'
import { words } from './form-words.ts'
import type { Prepared } from './prepared.ts'

export async function prepareDocument(chosen: File, accept: readonly string[]): Promise<Prepared> {
  const { name, size } = chosen
  // Too large: it is rejected without being read.
  if (size > UPLOAD_RULES.document.maxSize) return { file: chosen }
  const bytes = new Uint8Array(await chosen.arrayBuffer())
  const format = readDocumentFormat(bytes)
  const isLocked = format === 'pdf' ? await isLockedPdf(bytes) : isLockedOffice(bytes)
  if (isLocked) return { refusal: words.file.locked }
  const isNamed = getUploadKind(name) === 'document'
  if (isNamed && isRightlyNamed(name, format)) return { file: chosen }
  const ending = format && getEnding(format)
  const renamed =
    ending &&
    new File([bytes], putExtension(name, ending), { type: ending === 'pdf' ? 'application/pdf' : '' })
  if (renamed && findRefusal(renamed, accept) === undefined) return { file: renamed }
  if (!isNamed || findRefusal(chosen, accept) !== undefined) return { file: chosen }
  const shown = getFileExtension(name)
  return {
    refusal: format ? words.file.otherInside(shown, words.file.formats[format]) : words.file.notInside(shown),
  }
}
