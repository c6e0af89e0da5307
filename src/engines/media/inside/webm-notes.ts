/** Finds the notes and attachments of a WebM or Matroska: titles, locations, device names (RFC 9559). */

import type { Change } from './clip-boxes.ts'

interface Element {
  id: number
  from: number
  inner: number
  /** Infinity if the length is unknown, as in a browser's recording. */
  to: number
}

const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const TAGS = 0x1254c367
const ATTACHMENTS = 0x1941a469
const INFO = 0x1549a966
/** In the description of the film: its title, and its file name on the device. */
const NAMES: ReadonlySet<number> = new Set([0x7ba9, 0x7384])
const VOID = 0xec
/** The longest head: an id of 4 bytes and a length of 8. */
const LONGEST_HEAD = 12

/** A number whose first bits give its own length. */
function readNumber(bytes: Uint8Array, at: number, hasMark: boolean) {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > bytes.length) return undefined
  let value = hasMark ? first : first & (0xff >> length)
  let isUnknown = (first & (0xff >> length)) === 0xff >> length
  for (let next = at + 1; next < at + length; next += 1) {
    value = value * 256 + (bytes[next] ?? 0)
    isUnknown &&= bytes[next] === 0xff
  }
  return { value, length, isUnknown }
}

async function readElement(file: Blob, from: number): Promise<Element | undefined> {
  const head = new Uint8Array(await file.slice(from, from + LONGEST_HEAD).arrayBuffer())
  const id = readNumber(head, 0, true)
  const size = id && readNumber(head, id.length, false)
  if (id === undefined || size === undefined) return undefined
  const inner = from + id.length + size.length
  return { id: id.value, from, inner, to: size.isUnknown ? Infinity : inner + size.value }
}

async function listElements(file: Blob, from: number, end: number): Promise<Element[]> {
  const found: Element[] = []
  for (let at = from; at < end;) {
    const element = await readElement(file, at)
    if (element === undefined) break
    found.push(element)
    at = element.to
  }
  return found
}

/** An element of the same length that players skip. */
function writeVoid(length: number): Uint8Array<ArrayBuffer> {
  const free = new Uint8Array(length)
  free[0] = VOID
  if (length < 10) {
    free[1] = 0x80 | (length - 2)
    return free
  }
  new DataView(free.buffer).setBigUint64(1, BigInt(length - 9) | (1n << 56n))
  return free
}

/** Undefined for any other file. */
export async function listWebmNotes(file: Blob): Promise<Change[] | undefined> {
  const [first, segment] = await listElements(file, 0, file.size)
  if (first?.id !== EBML || segment?.id !== SEGMENT) return undefined
  const end = Math.min(segment.to, file.size)
  const parts = await listElements(file, segment.inner, end)
  const infos = await Promise.all(
    parts
      .filter(({ id }) => id === INFO)
      .map(({ inner, to }) => listElements(file, inner, Math.min(to, end))),
  )
  const told = [
    ...parts.filter(({ id }) => id === TAGS || id === ATTACHMENTS),
    ...infos.flat().filter(({ id }) => NAMES.has(id)),
  ]
  return told.map(({ from, to }) => ({ from, to: Math.min(to, end), write: writeVoid }))
}
