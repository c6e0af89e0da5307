/**
 * Makes a chosen file ready to be sent: it is what its first bytes say, a picture leaves without what its camera wrote, and an ending
 * that is missing or wrong is put right. (ruling R46)
 */
import { getUploadKind, readPictureFormat } from '#src/lib/upload-limit.ts'
import { findRefusal } from './file-rule.ts'
import { words } from './form-words.ts'
import { prepareDocument } from './prepare-document.ts'
import { preparePicture } from './prepare-picture.ts'
import type { Prepared } from './prepared.ts'

/** Names with an ending that is known keep their kind, whatever else their bytes may be: a film, an archive, code. */
async function prepareByBytes(chosen: File, accept: readonly string[]): Promise<Prepared> {
  const format = await readPictureFormat(chosen)
  const kind = getUploadKind(chosen.name)
  if (format !== undefined || kind === 'picture') return preparePicture(chosen, format, accept)
  if (kind === undefined || kind === 'document') return prepareDocument(chosen, accept)
  return { file: chosen }
}

/** Never rejects. */
export async function prepareUpload(chosen: File, accept: readonly string[]): Promise<Prepared> {
  if (chosen.size === 0) return { refusal: words.file.empty }
  // A file of the cloud that is not on the device cannot be read.
  const prepared = await prepareByBytes(chosen, accept).catch((): Prepared => ({
    refusal: words.file.unreadable,
  }))
  if (prepared.file === undefined) return prepared
  const refusal = findRefusal(prepared.file, accept)
  return refusal === undefined ? prepared : { refusal }
}
