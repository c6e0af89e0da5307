/**
 * Reads a ZIP without trusting it: everything is judged by what its list declares before a byte is inflated,
 * and only the opened file is inflated. (ruling R46)
 */

import { inflateSync } from 'fflate'
import { decodeText } from '#src/engines/archives/decode-text.ts'
import { findPacked, listFiles, type ListedFile } from '#src/engines/archives/zip-list.ts'
import { countPixels, MOST_PIXELS, readPictureSize } from '#src/engines/media/picture-size.ts'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { countLines } from '#src/lib/count-lines.ts'
import { formatFileName, getFileExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import {
  MAX_ZIP_BYTES,
  type ZipContent,
  type ZipFile,
  type ZipListing,
  type ZipRefusal,
} from './zip-messages.ts'
import { buildTree } from './zip-tree.ts'

const METHODS = { stored: 0, deflated: 8 }

const MAX_FILES = 2000
/** A list with more entries than this is not read to its end. */
const MAX_LISTED = 100_000
/**
 * The maximum that the shown files may declare together; the second value limits the ratio to the ZIP's size.
 */
const MAX_INFLATED = 200 * MEGABYTE
const FREE_INFLATED = 20 * MEGABYTE
const MAX_RATIO = 100
/** A longer text needs an editor rather than a page. */
const MAX_TEXT = 512 * 1024
/** Lines are counted until this many bytes were inflated. */
const MAX_COUNTED = 8 * MEGABYTE

/** Folders filled by tools, which contain nobody's own work. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|\.git|__MACOSX|__pycache__|\.venv|\.next)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/

/** Nobody's own work is this deep, and rendering the tree would recurse as far. */
const MAX_DEPTH = 40

interface Entry {
  listed: ListedFile
  at: number
  path: string
  size: number
}

/**
 * Parent steps, drives and empty steps do nothing here, since nothing is written; they are omitted from the
 * shown path.
 */
function cleanPath(name: string): string {
  return (
    name
      .split('/')
      .filter((step) => step !== '' && step !== '.' && step !== '..' && !/^[a-z]:$/i.test(step))
      // Enough to be refused: a path may have 30,000 steps.
      .slice(0, MAX_DEPTH + 1)
      .map((step) => formatFileName(step))
      .filter((step) => step !== '')
      .join('/')
  )
}

/** A stored entry is as large as its bytes, whatever it declares. */
function getSize({ method, packed, size }: ListedFile): number {
  return method === METHODS.stored ? Math.max(packed, size) : size
}

interface Listed {
  entries: Entry[]
  leftOut: number
}

function sortOut(files: readonly ListedFile[]): Listed {
  const listed: Listed = { entries: [], leftOut: 0 }
  for (const [at, file] of files.entries()) {
    const name = file.name.replaceAll('\\', '/')
    if (LEFT_OUT.test(name)) listed.leftOut += name.endsWith('/') ? 0 : 1
    else {
      const path = name.endsWith('/') ? '' : cleanPath(name)
      if (path !== '') listed.entries.push({ listed: file, at, path, size: getSize(file) })
    }
  }
  return listed
}

function inflate(bytes: Uint8Array, { listed, size }: Entry): Uint8Array<ArrayBuffer> {
  const packed = findPacked(bytes, listed)
  // One that declares less than it contains is cut at the declared end.
  return listed.method === METHODS.stored
    ? new Uint8Array(packed)
    : new Uint8Array(inflateSync(packed, { out: new Uint8Array(size) }))
}

function isPicture(path: string): boolean {
  return [...UPLOAD_RULES.picture.extensions, 'gif'].includes(getFileExtension(path))
}

function judge({ entries, leftOut }: Listed, zipBytes: number): ZipRefusal | undefined {
  if (entries.length === 0) return leftOut === 0 ? 'empty' : undefined
  if (entries.length > MAX_FILES) return 'too-many'
  if (entries.some(({ path }) => path.split('/').length > MAX_DEPTH)) return 'too-deep'
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  return total > MAX_INFLATED || (total > FREE_INFLATED && total / zipBytes > MAX_RATIO) ? 'bomb' : undefined
}

function readPicture(bytes: Uint8Array<ArrayBuffer>): ZipContent {
  const size = readPictureSize(bytes)
  if (size === undefined) return { as: 'none', why: 'unreadable' }
  return countPixels(size) > MOST_PIXELS ? { as: 'none', why: 'too-many-pixels' } : { as: 'picture', bytes }
}

/** The content of one file, as far as it can be shown. */
function readEntry(bytes: Uint8Array, entry: Entry): ZipContent {
  const { listed, path, size } = entry
  if (listed.isLocked) return { as: 'none', why: 'locked' }
  if (!Object.values(METHODS).includes(listed.method)) return { as: 'none', why: 'other-packing' }
  if (size > (isPicture(path) ? UPLOAD_RULES.picture.maxSize : MAX_TEXT))
    return { as: 'none', why: 'too-large' }
  try {
    const content = inflate(bytes, entry)
    if (isPicture(path)) return readPicture(content)
    const text = decodeText(content)
    return text === undefined ? { as: 'none', why: 'unreadable' } : { as: 'text', text }
  } catch {
    return { as: 'none', why: 'unreadable' }
  }
}

export class OpenedZip {
  readonly listing: ZipListing
  readonly #bytes: Uint8Array
  readonly #entries: ReadonlyMap<number, Entry>

  constructor(bytes: Uint8Array, { entries, leftOut }: Listed) {
    this.#bytes = bytes
    this.#entries = new Map(entries.map((entry) => [entry.at, entry]))
    let counted = 0
    const files = entries.map((entry): ZipFile => {
      const { at, path, size, listed } = entry
      counted += size
      const content = counted <= MAX_COUNTED && !isPicture(path) ? this.read(at) : undefined
      return {
        at,
        path,
        size,
        crc: listed.crc,
        lines: content?.as === 'text' ? countLines(content.text) : undefined,
      }
    })
    const locked = entries.filter((each) => each.listed.isLocked).length
    this.listing = { files, tree: buildTree(files), leftOut, locked }
  }

  read(at: number): ZipContent {
    const entry = this.#entries.get(at)
    return entry === undefined ? { as: 'none', why: 'unreadable' } : readEntry(this.#bytes, entry)
  }
}

export function openZip(bytes: Uint8Array): OpenedZip | ZipRefusal {
  if (bytes.length > MAX_ZIP_BYTES) return 'too-large'
  try {
    const files = listFiles(bytes, MAX_LISTED + 1)
    if (files.length > MAX_LISTED) return 'too-many'
    const listed = sortOut(files)
    return judge(listed, bytes.length) ?? new OpenedZip(bytes, listed)
  } catch {
    return 'damaged'
  }
}
