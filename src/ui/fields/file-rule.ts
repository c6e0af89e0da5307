/** Checks a file against the extensions that a field accepts and the general limits. (rulings R34, R46) */

import { formatBytes, MEGABYTE } from '#src/lib/bytes.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import {
  UPLOAD_KINDS,
  UPLOAD_RULES,
  type UploadKind,
  getUploadKind,
  isListed,
  listEqualEndings,
  judgeUpload,
} from '#src/lib/upload-limit.ts'
import { words } from './form-words.ts'

/** `accept` lists extensions with their dot; an empty list accepts every kind. */
export function listKinds(accept: readonly string[]): readonly UploadKind[] {
  if (accept.length === 0) return UPLOAD_KINDS
  return (Object.keys(UPLOAD_RULES) as UploadKind[]).filter((kind) =>
    accept.some((ending) => getUploadKind(`a${ending}`) === kind),
  )
}

/** Describes the limits: a single size if it applies to all, otherwise each size with its kinds. */
export function describeSizeLimits(accept: readonly string[]): string {
  const kinds = listKinds(accept)
  const sizes = [...new Set(kinds.map((kind) => UPLOAD_RULES[kind].maxSize))]
  const limits = sizes.map((size) => {
    const names = kinds
      .filter((kind) => UPLOAD_RULES[kind].maxSize === size)
      .map((kind) => words.file.kinds[kind])
    return words.file.upTo(sizes.length === 1 ? [] : [...new Set(names)], size / MEGABYTE)
  })
  return words.file.limits(limits)
}

/** Says what is accepted instead, by names that people know, and how to make it on a phone. */
export function explainKind(name: string, accept: readonly string[]): string {
  const taken =
    accept.length === 0
      ? listKinds(accept).map((kind) => words.file.kinds[kind])
      : [...new Set(accept.map((ending) => listEqualEndings(getFileExtension(ending))[0] ?? ''))]
  const hint = words.file.hints[getFileExtension(name)]
  // How to make a picture only helps where pictures are accepted.
  const isHelpful = hint !== undefined && listKinds(accept).includes(hint.to)
  return isHelpful ? `${words.file.notHere(taken)} ${hint.text}` : words.file.notHere(taken)
}

/** Why a file is rejected, as a message; undefined if it is accepted. Shown before anything is sent. */
export function findRefusal(
  file: { name: string; size: number },
  accept: readonly string[],
): string | undefined {
  const verdict = isListed(file.name, accept) ? judgeUpload(file, listKinds(accept)) : 'kind-refused'
  if (verdict === 'ok') return undefined
  if (verdict === 'empty') return words.file.empty
  const kind = getUploadKind(file.name)
  if (verdict === 'too-large' && kind !== undefined)
    return words.file.tooLarge(formatBytes(UPLOAD_RULES[kind].maxSize))
  return explainKind(file.name, accept)
}

/** Tells whether pictures may come from the camera. */
export function canTakePictures(accept: readonly string[]): boolean {
  return listKinds(accept).includes('picture')
}

/** Photos of pages may become one PDF. (ruling R70) */
export function canJoinPages(accept: readonly string[]): boolean {
  return canTakePictures(accept) && isListed('a.jpg', accept) && isListed('a.pdf', accept)
}
