/** Kinds and sizes of files that may be uploaded. (ruling R46) */
import { MEGABYTE } from './bytes.ts'
import { getFileExtension } from './file-name.ts'

export type UploadKind = 'picture' | 'document' | 'archive' | 'code' | 'video'

interface UploadRule {
  /** In bytes. */
  maxSize: number
  extensions: readonly string[]
}

/** Kinds with their limits; any other file is refused, SVG and HTML (they can carry script) among them. (ruling R46) */
export const UPLOAD_RULES: Readonly<Record<UploadKind, UploadRule>> = {
  picture: { maxSize: 5 * MEGABYTE, extensions: ['jpg', 'jpeg', 'png', 'webp'] },
  document: {
    maxSize: 20 * MEGABYTE,
    extensions: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'md', 'ppt', 'pptx', 'odp', 'xls', 'xlsx', 'ods', 'csv'],
  },
  archive: { maxSize: 20 * MEGABYTE, extensions: ['zip', 'rar', '7z', 'tar', 'gz', 'tgz'] },
  code: {
    maxSize: 20 * MEGABYTE,
    extensions: 'js jsx mjs ts tsx css scss json py ipynb java kt c h cpp hpp cs go rs rb php swift dart sql sh yml yaml'.split(' '),
  },
  video: { maxSize: 100 * MEGABYTE, extensions: ['mp4', 'webm'] },
}

/** A ticket takes five files. (ruling R46) */
export const TICKET_FILE_LIMIT = 5
/** Kinds that can show a problem: pictures, videos and documents. */
export const TICKET_FILE_KINDS: readonly UploadKind[] = ['picture', 'document', 'video']

export type UploadVerdict = 'ok' | 'kind-refused' | 'too-large' | 'empty'

/** The kind of a file by its last extension; undefined when it is not allowed anywhere. (ruling R46) */
export function getUploadKind(name: string): UploadKind | undefined {
  const extension = getFileExtension(name)
  const kinds = Object.keys(UPLOAD_RULES) as UploadKind[]
  return kinds.find((kind) => UPLOAD_RULES[kind].extensions.includes(extension))
}

/** Judges whether a file may be sent where these kinds are taken; `size` in bytes. The server checks again, by content. (ruling R46) */
export function judgeUpload(file: { name: string; size: number }, kinds: readonly UploadKind[]): UploadVerdict {
  const kind = getUploadKind(file.name)
  if (kind === undefined || !kinds.includes(kind)) return 'kind-refused'
  if (file.size === 0) return 'empty'
  return file.size > UPLOAD_RULES[kind].maxSize ? 'too-large' : 'ok'
}

/** The `accept` of a file input for these kinds: `.jpg,.jpeg,…`. */
export function buildAccept(kinds: readonly UploadKind[]): string {
  return kinds.flatMap((kind) => UPLOAD_RULES[kind].extensions.map((extension) => `.${extension}`)).join(',')
}
