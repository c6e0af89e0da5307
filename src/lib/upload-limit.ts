/** Kinds and sizes of files that may be uploaded. (ruling R46) */

import { MEGABYTE } from './bytes.ts'
import { getFileExtension } from './file-name.ts'
import { SAFE_PROGRAM_ENDINGS } from './languages.ts'

export type UploadKind = 'picture' | 'document' | 'archive' | 'code' | 'video' | 'clip'

interface UploadRule {
  /** In bytes. */
  maxSize: number
  extensions: readonly string[]
}

/**
 * Kinds with their limits; any other file is rejected, including SVG and HTML, which can contain scripts.
 * (ruling R46)
 */
export const UPLOAD_RULES: Readonly<Record<UploadKind, UploadRule>> = {
  picture: { maxSize: 5 * MEGABYTE, extensions: ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp'] },
  document: {
    maxSize: 20 * MEGABYTE,
    extensions: [
      'pdf',
      'doc',
      'docx',
      'odt',
      'rtf',
      'txt',
      'md',
      'ppt',
      'pptx',
      'odp',
      'xls',
      'xlsx',
      'ods',
      'csv',
    ],
  },
  archive: { maxSize: 20 * MEGABYTE, extensions: ['zip', 'rar', '7z', 'tar', 'gz', 'tgz'] },
  code: {
    maxSize: 20 * MEGABYTE,
    extensions: [
      ...SAFE_PROGRAM_ENDINGS,
      ...'scss json ipynb kt cs go rs rb swift dart sh yml yaml'.split(' '),
    ],
  },
  video: { maxSize: 100 * MEGABYTE, extensions: ['mp4', 'webm'] },
  clip: { maxSize: 100 * MEGABYTE, extensions: ['mov', '3gp', 'm4a'] },
}

/** Accepted if a list names no extensions; only tickets also accept phone clips. (ruling R46) */
export const UPLOAD_KINDS = [
  'picture',
  'document',
  'archive',
  'code',
  'video',
] as const satisfies readonly UploadKind[]

/** A ticket may have five files. (ruling R46) */
export const TICKET_FILE_LIMIT = 5
/** Kinds that can show a problem: pictures, films, sounds and documents. (ruling R46) */
export const TICKET_FILE_KINDS: readonly UploadKind[] = ['picture', 'document', 'video', 'clip']

/** Equivalent extensions: if the first is accepted, all are. (ruling R46) */
const EQUAL_ENDINGS: readonly (readonly string[])[] = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['yml', 'yaml'],
]

/** The extensions, without dots, that mean the same as this one; the most common comes first. */
export function listEqualEndings(ending: string): readonly string[] {
  return EQUAL_ENDINGS.find((group) => group.includes(ending)) ?? [ending]
}

/**
 * Tells whether the name has one of these extensions (`.jpg`) or an equivalent; an empty list accepts every
 * name.
 */
export function isListed(name: string, accept: readonly string[]): boolean {
  const own = listEqualEndings(getFileExtension(name))
  return accept.length === 0 || accept.some((ending) => own.includes(getFileExtension(ending)))
}

export type UploadVerdict = 'ok' | 'kind-refused' | 'too-large' | 'empty'

/** The kind of a file by its last extension; undefined if it is not allowed anywhere. (ruling R46) */
export function getUploadKind(name: string): UploadKind | undefined {
  const extension = getFileExtension(name)
  const kinds = Object.keys(UPLOAD_RULES) as UploadKind[]
  return kinds.find((kind) => UPLOAD_RULES[kind].extensions.includes(extension))
}

/**
 * Judges whether a file of one of these kinds may be sent; `size` in bytes. The server checks again, by
 * content. (ruling R46)
 */
export function judgeUpload(
  file: { name: string; size: number },
  kinds: readonly UploadKind[],
): UploadVerdict {
  const kind = getUploadKind(file.name)
  if (kind === undefined || !kinds.includes(kind)) return 'kind-refused'
  if (file.size === 0) return 'empty'
  return file.size > UPLOAD_RULES[kind].maxSize ? 'too-large' : 'ok'
}

/** Extensions of these kinds, each with its dot. */
export function listEndings(kinds: readonly UploadKind[]): string[] {
  return kinds.flatMap((kind) => UPLOAD_RULES[kind].extensions.map((extension) => `.${extension}`))
}

/**
 * The `accept` of a file input for these extensions and their equivalents. It omits HEIC, so that iPhones
 * convert to JPEG by themselves.
 */
export function buildAccept(endings: readonly string[]): string {
  return [
    ...new Set(
      endings.flatMap((ending) => listEqualEndings(getFileExtension(ending)).map((each) => `.${each}`)),
    ),
  ].join(',')
}

export type PictureFormat = 'jpg' | 'png' | 'webp' | 'heic'

const FIRST_BYTES: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpg', /^\u00ff\u00d8\u00ff/],
  // oxlint-disable-next-line no-control-regex -- bytes are the subject here
  ['png', /^\u0089PNG\r\n\u001a\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heic', /^[^]{4}ftyp(?:he(?:ic|ix|im|is|vc|vx|vm|vs)|mif1|msf1|avi[fs])/],
]

/**
 * Finds the format of a picture from its first twelve bytes, whatever its name and type claim; undefined for
 * anything else. (ruling R46)
 */
export async function readPictureFormat(file: Blob): Promise<PictureFormat | undefined> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  return FIRST_BYTES.find(([, start]) => start.test(head))?.[0]
}
