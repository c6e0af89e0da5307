/**
 * Prepares a picture for sending, by its first bytes: always without location, camera and serial number; HEIC
 * becomes JPEG and a large photo smaller where the browser can do it. Its pixels are counted before anything
 * decodes them. (ruling R46)
 */

import { countPixels, MOST_PIXELS, readPictureSize } from '#src/engines/media/picture-size.ts'
import { stripPicture } from '#src/engines/media/strip-picture.ts'
import { putExtension } from '#src/lib/file-name.ts'
import { getUploadKind, type PictureFormat, UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { convertPicture } from './convert-picture.ts'
import { explainKind, findRefusal, listKinds } from './file-rule.ts'
import { words } from './form-words.ts'
import type { Prepared } from './prepared.ts'

/** The most that the device decodes for shrinking: the largest photos of common phones. */
const MOST_DECODED = 120_000_000

/** Gives a picture the type of its first bytes, and a valid extension if it has none. */
function nameByFormat({ name }: File, format: PictureFormat, bytes: Uint8Array<ArrayBuffer>): File {
  const named = getUploadKind(name) === 'picture' ? name : putExtension(name, format)
  return new File([bytes], named, { type: `image/${format === 'jpg' ? 'jpeg' : format}` })
}

export async function preparePicture(
  chosen: File,
  format: PictureFormat | undefined,
  accept: readonly string[],
): Promise<Prepared> {
  if (!listKinds(accept).includes('picture')) return { refusal: explainKind(chosen.name, accept) }
  if (format === undefined) return { refusal: findRefusal(chosen, accept) ?? words.file.noPicture }
  const bytes = new Uint8Array(await chosen.arrayBuffer())
  const size = readPictureSize(bytes)
  if (size === undefined)
    return { refusal: format === 'heic' ? explainKind('a.heic', accept) : words.file.noPicture }
  const tooMany = { refusal: words.file.tooManyPixels(size.width, size.height) }
  if (countPixels(size) > MOST_DECODED) return tooMany
  const bare = format === 'heic' ? undefined : stripPicture(bytes)
  const named = nameByFormat(chosen, format, bare ?? bytes)
  const isSmall = countPixels(size) <= MOST_PIXELS
  if (bare && isSmall && findRefusal(named, accept) === undefined) return { file: named }
  const converted = await convertPicture(named, { accept, maxSize: UPLOAD_RULES.picture.maxSize })
  if (converted !== undefined) return { file: converted }
  if (format === 'heic') return { refusal: explainKind('a.heic', accept) }
  return isSmall ? { refusal: findRefusal(named, accept) ?? words.file.noPicture } : tooMany
}
