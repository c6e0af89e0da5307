/**
 * Looks into a ZIP without trusting it: everything is judged by what its list declares before a byte is inflated, and only the file that
 * is looked at is inflated. (ruling R46)
 */
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { countLines } from '#src/lib/count-lines.ts'
import { decodeText } from '#src/lib/decode-text.ts'
import { formatFileName, getFileExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { MAX_ZIP_BYTES, type ZipContent, type ZipFile, type ZipListing, type ZipRefusal } from './zip-messages.ts'

const MAX_FILES = 2000
/** A list that names more entries than this is not read to its end. */
const MAX_LISTED = 100_000
/** All that the shown files declare together; from the second on, they may be so many times larger than the ZIP. */
const MAX_INFLATED = 200 * MEGABYTE
const FREE_INFLATED = 20 * MEGABYTE
const MAX_RATIO = 100
/** A longer text is for an editor, and not for a page. */
const MAX_TEXT = 512 * 1024
/** Texts are counted by lines until so many bytes were inflated. */
const MAX_COUNTED = 8 * MEGABYTE

/** Folders that tools fill: nobody's own work is in them. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|\.git|__MACOSX|__pycache__|\.venv|\.next)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/

interface Entry {
  at: number
  path: string
  size: number
}

/** Names without the mark of UTF-8 come byte by byte; most of them are UTF-8 all the same. */
function decodeName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- bytes are the subject here
  if (!/[\u0080-\u00ff]/.test(name) || !/^[\u0000-\u00ff]*$/.test(name)) return name
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(name, (letter) => letter.charCodeAt(0)))
  } catch {
    return name
  }
}

/** Steps upwards, drives and empty steps lead nowhere here, since nothing is written; they are left out of what is shown. */
function cleanPath(name: string): string {
  const steps = decodeName(name).split(/[/\\]/)
  return steps
    .filter((step) => step !== '' && step !== '.' && step !== '..' && !/^[a-z]:$/i.test(step))
    .map((step) => formatFileName(step))
    .filter((step) => step !== '')
    .join('/')
}

/** A stored entry is as large as its bytes, whatever it declares. */
function getSize({ compression, size, originalSize }: UnzipFileInfo): number {
  return compression === 0 ? Math.max(size, originalSize) : originalSize
}

interface Listed {
  entries: Entry[]
  leftOut: number
}

function listEntries(bytes: Uint8Array): Listed {
  const listed: Listed = { entries: [], leftOut: 0 }
  let at = -1
  unzipSync(bytes, {
    filter: (info) => {
      at += 1
      if (at > MAX_LISTED) throw new Error('endless')
      const name = info.name.replaceAll('\\', '/')
      const path = cleanPath(name)
      if (name.endsWith('/') || path === '') return false
      if (LEFT_OUT.test(name)) listed.leftOut += 1
      else listed.entries.push({ at, path, size: getSize(info) })
      return false
    },
  })
  return listed
}

function inflate(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> | undefined {
  let now = -1
  const found = unzipSync(bytes, {
    filter: () => {
      now += 1
      return now === at
    },
  })
  const [content] = Object.values(found)
  return content && new Uint8Array(content)
}

function isPicture(path: string): boolean {
  return [...UPLOAD_RULES.picture.extensions, 'gif'].includes(getFileExtension(path))
}

function judge({ entries, leftOut }: Listed, zipBytes: number): ZipRefusal | undefined {
  if (entries.length === 0) return leftOut === 0 ? 'empty' : undefined
  if (entries.length > MAX_FILES) return 'too-many'
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  return total > MAX_INFLATED || (total > FREE_INFLATED && total / zipBytes > MAX_RATIO) ? 'bomb' : undefined
}

export class OpenedZip {
  readonly listing: ZipListing
  readonly #bytes: Uint8Array
  readonly #files = new Map<number, ZipFile>()

  constructor(bytes: Uint8Array, { entries, leftOut }: Listed) {
    this.#bytes = bytes
    let counted = 0
    for (const entry of entries) {
      const file = { ...entry, isPicture: isPicture(entry.path), lines: undefined }
      this.#files.set(entry.at, file)
      counted += entry.size
      if (counted <= MAX_COUNTED) this.#files.set(entry.at, { ...file, lines: this.#countLines(file) })
    }
    this.listing = { files: [...this.#files.values()], leftOut }
  }

  #countLines({ at, isPicture: hasNoLines }: ZipFile): number | undefined {
    const content = hasNoLines ? undefined : this.read(at)
    return content?.as === 'text' ? countLines(content.text) : undefined
  }

  /** The content of one file, as far as it can be shown. */
  read(at: number): ZipContent {
    const file = this.#files.get(at)
    if (file === undefined) return { as: 'none', why: 'unreadable' }
    if (file.size > (file.isPicture ? UPLOAD_RULES.picture.maxSize : MAX_TEXT)) return { as: 'none', why: 'too-large' }
    try {
      const bytes = inflate(this.#bytes, at)
      if (bytes !== undefined && file.isPicture) return { as: 'picture', bytes }
      const text = bytes && decodeText(bytes)
      return text === undefined ? { as: 'none', why: 'unreadable' } : { as: 'text', text }
    } catch {
      // Another compression, a password, or a damaged part.
      return { as: 'none', why: 'unreadable' }
    }
  }
}

export function openZip(bytes: Uint8Array): OpenedZip | ZipRefusal {
  if (bytes.length > MAX_ZIP_BYTES) return 'too-large'
  try {
    const listed = listEntries(bytes)
    return judge(listed, bytes.length) ?? new OpenedZip(bytes, listed)
  } catch {
    return 'damaged'
  }
}
