/** Judges a file by the endings that a field takes, within the limits that hold everywhere, and makes pictures fit them. (rulings R34, R46) */
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
  readPictureFormat,
} from '#src/lib/upload-limit.ts'
import { words } from './form-words.ts'
import { convertPicture } from './convert-picture.ts'

/** `accept` lists endings with their dot; an empty list takes every kind. */
export function listKinds(accept: readonly string[]): readonly UploadKind[] {
  if (accept.length === 0) return UPLOAD_KINDS
  return (Object.keys(UPLOAD_RULES) as UploadKind[]).filter((kind) => accept.some((ending) => getUploadKind(`a${ending}`) === kind))
}

/** Describes the limits: one size when it holds for all, otherwise each size with its kinds. */
export function describeSizeLimits(accept: readonly string[]): string {
  const kinds = listKinds(accept)
  const sizes = [...new Set(kinds.map((kind) => UPLOAD_RULES[kind].maxSize))]
  const limits = sizes.map((size) => {
    const names = kinds.filter((kind) => UPLOAD_RULES[kind].maxSize === size).map((kind) => words.file.kinds[kind])
    return words.file.upTo(sizes.length === 1 ? [] : [...new Set(names)], size / MEGABYTE)
  })
  return words.file.limits(limits)
}

/** Says what is taken instead, by names that people know, and how a phone makes it. */
function explainKind(name: string, accept: readonly string[]): string {
  const taken =
    accept.length === 0
      ? listKinds(accept).map((kind) => words.file.kinds[kind])
      : [...new Set(accept.map((ending) => listEqualEndings(getFileExtension(ending))[0] ?? ''))]
  const hint = words.file.hints[getFileExtension(name)] ?? ''
  return `${words.file.notHere(taken)} ${hint}`.trim()
}

/** Why a file cannot be taken, as a sentence; undefined when it can. Shown before anything is sent. */
export function findRefusal(file: { name: string; size: number }, accept: readonly string[]): string | undefined {
  const verdict = isListed(file.name, accept) ? judgeUpload(file, listKinds(accept)) : 'kind-refused'
  if (verdict === 'ok') return undefined
  if (verdict === 'empty') return words.file.empty
  const kind = getUploadKind(file.name)
  if (verdict === 'too-large' && kind !== undefined) return words.file.tooLarge(formatBytes(UPLOAD_RULES[kind].maxSize))
  return explainKind(file.name, accept)
}

/** A file as it is sent, or the sentence why it is not. */
export type Prepared = { file: File; refusal?: undefined } | { file?: undefined; refusal: string }

const judge = (file: File, accept: readonly string[]): Prepared => {
  const refusal = findRefusal(file, accept)
  return refusal === undefined ? { file } : { refusal }
}

/** Names that phones give to pictures and the contract does not know; one without a dot may be anything. */
const isPhonePicture = (name: string) => !name.includes('.') || /\.(?:heic|heif|hif|avif)$/i.test(name)

/** Gives a picture the type of its first bytes, and an ending where it has none of ours. */
function nameByFormat(chosen: File, format: string): File {
  const type = `image/${format === 'jpg' ? 'jpeg' : format}`
  const name = isPhonePicture(chosen.name) ? `${chosen.name.replace(/\.[^.]*$/, '')}.${format}` : chosen.name
  return name === chosen.name && type === chosen.type ? chosen : new File([chosen], name, { type })
}

async function preparePicture(chosen: File, accept: readonly string[]): Promise<Prepared> {
  const format = await readPictureFormat(chosen)
  if (format === undefined) {
    const { refusal = words.file.noPicture } = judge(chosen, accept)
    return { refusal }
  }
  const named = nameByFormat(chosen, format)
  if (format !== 'heic' && findRefusal(named, accept) === undefined) return { file: named }
  const converted = await convertPicture(named, { accept, maxSize: UPLOAD_RULES.picture.maxSize })
  if (converted !== undefined) return { file: converted }
  return format === 'heic' ? { refusal: explainKind('a.heic', accept) } : judge(named, accept)
}

/**
 * Makes a chosen file ready to be sent: a picture is what its first bytes say, HEIC becomes JPEG and a large photo smaller where the
 * browser can. Never rejects. (ruling R46)
 */
export async function prepareUpload(chosen: File, accept: readonly string[]): Promise<Prepared> {
  const isPicture = getUploadKind(chosen.name) === 'picture' || isPhonePicture(chosen.name)
  if (chosen.size === 0 || !isPicture || !listKinds(accept).includes('picture')) return judge(chosen, accept)
  // A file that is not on the device (cloud storage) cannot be read; sending it says so.
  return preparePicture(chosen, accept).catch(() => judge(chosen, accept))
}

/** Pictures may come from the camera. */
export function canTakePictures(accept: readonly string[]): boolean {
  return listKinds(accept).includes('picture')
}
