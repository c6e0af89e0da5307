/**
 * Reads the list at the end of a ZIP in one pass. The list of `fflate` does not say where a file begins, so
 * each file would need another search through the whole list.
 */

import { decodeCp437 } from './inside/cp437.ts'

export interface ListedFile {
  name: string
  /** A password is needed. */
  isLocked: boolean
  /** 0: stored, 8: deflated; others are rare. */
  method: number
  /** Bytes within the ZIP, and the declared number after inflating. */
  packed: number
  size: number
  /** The declared checksum of the content. */
  crc: number
  /** Where its own record begins. */
  start: number
}

const END = { sign: 0x06054b50, length: 22 }
const END_64_LOCATOR = { sign: 0x07064b50, length: 20 }
const END_64 = 0x06064b50
const ENTRY = { sign: 0x02014b50, length: 46 }
const LOCAL = { sign: 0x04034b50, length: 30 }
/** The maximum length of a comment at the end, or of bytes added by a mail gateway. */
const END_WITHIN = 66_000
/** Values of the old fields that refer to the wide ones. */
const WIDE_COUNT = 0xffff
const WIDE = 0xffffffff
const FLAGS = { locked: 1, utf8: 2048 }

const readWide = (view: DataView, at: number) =>
  view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32

function findEnd(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_WITHIN)
  for (let at = view.byteLength - END.length; at >= least; at -= 1)
    if (view.getUint32(at, true) === END.sign) return at
  throw new RangeError('No list')
}

interface Where {
  count: number
  /**
   * Where the list begins, and how many bytes are before the ZIP itself: all offsets count from its start.
   */
  first: number
  shift: number
}

function findList(view: DataView): Where {
  const end = findEnd(view)
  let [count, length, first, below] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
    end,
  ]
  const locator = end - END_64_LOCATOR.length
  if (
    (first === WIDE || length === WIDE || count === WIDE_COUNT) &&
    locator >= 0 &&
    view.getUint32(locator, true) === END_64_LOCATOR.sign
  ) {
    const named = readWide(view, locator + 8)
    // Fixed length, unless there are additional fields: then the stated offset counts.
    below = locator - 56
    if (below < 0 || view.getUint32(below, true) !== END_64) below = named
    ;[count, length, first] = [
      readWide(view, below + 32),
      readWide(view, below + 40),
      readWide(view, below + 48),
    ]
  }
  const isAt = (at: number) =>
    count === 0 || (at >= 0 && at + 4 <= view.byteLength && view.getUint32(at, true) === ENTRY.sign)
  if (isAt(first)) return { count, first, shift: 0 }
  const found = below - length
  if (!isAt(found)) throw new RangeError('No list')
  return { count, first: found, shift: found - first }
}

/** The wide fields are in this order, each only present if the old one refers to it. */
function readWideFields(view: DataView, from: number, until: number, old: readonly number[]): number[] {
  for (let at = from; at + 4 <= until; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let next = at + 4
    return old.map((value) => {
      if (value !== WIDE) return value
      next += 8
      return readWide(view, next - 8)
    })
  }
  return [...old]
}

const strict = new TextDecoder('utf-8', { fatal: true })

/** Names without the UTF-8 flag are usually UTF-8, else what Western Windows writes. */
function decodeName(bytes: Uint8Array, isMarked: boolean): string {
  try {
    return strict.decode(bytes)
  } catch {
    return isMarked ? new TextDecoder().decode(bytes) : decodeCp437(bytes)
  }
}

/** Throws if the list cannot be read; ends at `most` files. */
export function listFiles(bytes: Uint8Array, most: number): ListedFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { count, first, shift } = findList(view)
  const files: ListedFile[] = []
  let at = first
  while (files.length < Math.min(count, most)) {
    if (view.getUint32(at, true) !== ENTRY.sign) throw new RangeError('A broken list')
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const name = at + ENTRY.length
    const extra = name + view.getUint16(at + 28, true)
    const comment = extra + view.getUint16(at + 30, true)
    const old = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
    const [size, packed, start] = readWideFields(view, extra, comment, old) as [number, number, number]
    const isLocked = (flags & FLAGS.locked) !== 0
    const isMarked = (flags & FLAGS.utf8) !== 0
    files.push({
      name: decodeName(bytes.subarray(name, extra), isMarked),
      isLocked,
      method,
      packed,
      size,
      crc: view.getUint32(at + 16, true),
      start: start + shift,
    })
    at = comment + view.getUint16(at + 32, true)
  }
  return files
}

/** The compressed bytes of one file. */
export function findPacked(bytes: Uint8Array, { start, packed }: ListedFile): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(start, true) !== LOCAL.sign) throw new RangeError('A broken file')
  const from = start + LOCAL.length + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  return bytes.subarray(from, from + packed)
}
