/** Judges a file by the endings that a field takes, within the limits that hold everywhere. (rulings R34, R46) */
import { formatBytes, MEGABYTE } from '#src/lib/bytes.ts'
import { UPLOAD_RULES, type UploadKind, getUploadKind, judgeUpload } from '#src/lib/upload-limit.ts'
import { words } from './form-words.ts'

const ALL_KINDS = Object.keys(UPLOAD_RULES) as UploadKind[]

/** `accept` lists endings with their dot; an empty list takes every kind. */
export function listKinds(accept: readonly string[]): readonly UploadKind[] {
  if (accept.length === 0) return ALL_KINDS
  return ALL_KINDS.filter((kind) => accept.some((ending) => getUploadKind(`a${ending}`) === kind))
}

/** Describes the limits: one size when it holds for all, otherwise each size with its kinds. */
export function describeSizeLimits(accept: readonly string[]): string {
  const bySize = Map.groupBy(listKinds(accept), (kind) => UPLOAD_RULES[kind].maxSize)
  const limits = [...bySize].map(([size, kinds]) => {
    const names = bySize.size === 1 ? [] : kinds.map((kind) => words.file.kinds[kind])
    return words.file.upTo(names, size / MEGABYTE)
  })
  return words.file.limits(limits)
}

/** Why a file cannot be taken, as a sentence; undefined when it can. Shown before anything is sent. */
export function findRefusal(file: { name: string; size: number }, accept: readonly string[]): string | undefined {
  const isListed = accept.length === 0 || accept.some((ending) => file.name.toLowerCase().endsWith(ending.toLowerCase()))
  const verdict = isListed ? judgeUpload(file, ALL_KINDS) : 'kind-refused'
  if (verdict === 'ok') return undefined
  if (verdict === 'empty') return words.file.empty
  const kind = getUploadKind(file.name)
  if (verdict === 'too-large' && kind !== undefined) return words.file.tooLarge(formatBytes(UPLOAD_RULES[kind].maxSize))
  return words.file.notHere
}

/** Pictures may come from the camera. */
export function canTakePictures(accept: readonly string[]): boolean {
  return listKinds(accept).includes('picture')
}
