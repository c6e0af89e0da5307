/**
 * Prepares a chosen file for sending: its first bytes decide its format, pictures and films lose their camera
 * metadata, and a missing or wrong extension is corrected. (ruling R46)
 */

import { stripClip } from '#src/engines/media/strip-clip.ts'
import { getUploadKind, readPictureFormat, UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { findRefusal } from './file-rule.ts'
import { words } from './form-words.ts'
import { prepareDocument } from './prepare-document.ts'
import { preparePicture } from './prepare-picture.ts'
import type { Prepared } from './prepared.ts'

async function prepareClip(chosen: File): Promise<Prepared> {
  const { name, size, type, lastModified } = chosen
  // Too large: it is rejected without being read.
  const bare = size > UPLOAD_RULES.video.maxSize ? undefined : await stripClip(chosen)
  return { file: bare ? new File([bare], name, { type, lastModified }) : chosen }
}

/** A known extension decides the kind, whatever the bytes are: a film, an archive, code. */
async function prepareByBytes(chosen: File, accept: readonly string[]): Promise<Prepared> {
  const format = await readPictureFormat(chosen)
  const kind = getUploadKind(chosen.name)
  if (format !== undefined || kind === 'picture') return preparePicture(chosen, format, accept)
  if (kind === undefined || kind === 'document') return prepareDocument(chosen, accept)
  return kind === 'video' || kind === 'clip' ? prepareClip(chosen) : { file: chosen }
}

/** Never rejects. */
export async function prepareUpload(chosen: File, accept: readonly string[]): Promise<Prepared> {
  if (chosen.size === 0) return { refusal: words.file.empty }
  // A cloud file that is not on the device cannot be read.
  const prepared = await prepareByBytes(chosen, accept).catch((): Prepared => ({
    refusal: words.file.unreadable,
  }))
  if (prepared.file === undefined) return prepared
  const refusal = findRefusal(prepared.file, accept)
  return refusal === undefined ? prepared : { refusal }
}
