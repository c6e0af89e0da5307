/**
 * Removes the metadata that a camera adds to a picture: location, model, serial number, time, preview.
 * Pixels, colours and orientation stay bit-identical; a second run changes nothing. (ruling R46)
 */

import { buildTurn, readTurn } from './inside/picture-turn.ts'

type Parts = Uint8Array[]

function join(parts: Parts): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const getView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const writeLetters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const hasStart = (bytes: Uint8Array, text: string) =>
  writeLetters(text).every((byte, at) => bytes[at] === byte)

const MARKER = 0xff
/** Segments without a length: restart markers. */
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** File header, colour profile, and Adobe's colour information. */
function isKeptSegment(marker: number, content: Uint8Array): boolean {
  if (marker === 0xe0) return hasStart(content, 'JFIF\0')
  if (marker === 0xe2) return hasStart(content, 'ICC_PROFILE\0')
  if (marker === 0xee) return hasStart(content, 'Adobe')
  // Application segments, comments, and segments that no decoder knows.
  return !((marker >= 0xe0 && marker <= 0xef) || marker >= 0xf0)
}

/** Finds the end of the pixels: the next marker that is neither a restart nor an escaped byte. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== MARKER && !isRestart(next)) return at
  }
  return bytes.length
}

/** Everything after the end is removed too: a second picture, or the film of a motion photo. */
function stripJpeg(bytes: Uint8Array): Parts | undefined {
  const view = getView(bytes)
  const parts: Parts = [bytes.subarray(0, 2)]
  let hasScan = false
  let at = 2
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== MARKER) return undefined
    if (marker === 0xd9) break
    if (marker === MARKER) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    const content = bytes.subarray(at + 4, end)
    const turn = marker === 0xe1 && hasStart(content, 'Exif\0\0') ? readTurn(content.subarray(6)) : 1
    if (turn !== 1) {
      const exif = join([writeLetters('Exif\0\0'), buildTurn(turn)])
      parts.push(Uint8Array.of(MARKER, 0xe1, 0, exif.length + 2), exif)
    }
    const isScan = marker === 0xda
    const until = isScan ? findScanEnd(bytes, end) : end
    if (isKeptSegment(marker, content)) parts.push(bytes.subarray(at, until))
    hasScan ||= isScan
    at = until
  }
  parts.push(Uint8Array.of(MARKER, 0xd9))
  return hasScan ? parts : undefined
}

/** What decoders need for the pixels, their colours and their animation. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
)

function computeCrc(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~crc >>> 0
}

function buildPngChunk(kind: string, content: Uint8Array): Uint8Array {
  const chunk = join([new Uint8Array(4), writeLetters(kind), content, new Uint8Array(4)])
  getView(chunk).setUint32(0, content.length)
  getView(chunk).setUint32(chunk.length - 4, computeCrc(chunk.subarray(4, -4)))
  return chunk
}

function stripPng(bytes: Uint8Array): Parts | undefined {
  const view = getView(bytes)
  const parts: Parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const turn = kind === 'eXIf' ? readTurn(bytes.subarray(at + 8, end - 4)) : 1
    if (turn !== 1) parts.push(buildPngChunk('eXIf', buildTurn(turn)))
    if (PNG_CHUNKS.has(kind)) parts.push(bytes.subarray(at, end))
    if (kind === 'IEND') return parts
    at = end
  }
  return undefined
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The extended header's flag for metadata. */
const WEBP_EXIF = 0x08
const WEBP_XMP = 0x04

function buildWebpChunk(kind: string, content: Uint8Array): Uint8Array {
  const chunk = join([writeLetters(kind), new Uint8Array(4), content, new Uint8Array(content.length % 2)])
  getView(chunk).setUint32(4, content.length, true)
  return chunk
}

/** Some programs begin the chunk like a JPEG segment. */
function readWebpTurn(content: Uint8Array): number {
  return readTurn(hasStart(content, 'Exif\0\0') ? content.subarray(6) : content)
}

function stripWebp(bytes: Uint8Array): Parts | undefined {
  const view = getView(bytes)
  const kept: Parts = []
  let turn = 1
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= whole;) {
    const kind = String.fromCharCode(...bytes.subarray(at, at + 4))
    const end = at + 8 + view.getUint32(at + 4, true)
    if (end > bytes.length) return undefined
    const content = bytes.slice(at + 8, end)
    if (kind === 'EXIF') turn = readWebpTurn(content)
    if (kind === 'VP8X') content[0] = (content[0] ?? 0) & ~(WEBP_EXIF | WEBP_XMP)
    if (WEBP_CHUNKS.has(kind)) kept.push(buildWebpChunk(kind, content))
    at = end + (end % 2)
  }
  const [head] = kept
  if (head === undefined) return undefined
  // The orientation needs the extended header, which a picture with metadata has.
  if (turn !== 1 && hasStart(head, 'VP8X')) {
    head[8] = (head[8] ?? 0) | WEBP_EXIF
    kept.push(buildWebpChunk('EXIF', buildTurn(turn)))
  }
  const body = join(kept)
  const start = writeLetters('RIFF\0\0\0\0WEBP')
  getView(start).setUint32(4, body.length + 4, true)
  return [start, body]
}

function stripByFormat(bytes: Uint8Array): Parts | undefined {
  if (hasStart(bytes, '\u00ff\u00d8\u00ff')) return stripJpeg(bytes)
  if (hasStart(bytes, '\u0089PNG')) return stripPng(bytes)
  return hasStart(bytes, 'RIFF') && hasStart(bytes.subarray(8), 'WEBP') ? stripWebp(bytes) : undefined
}

/**
 * Undefined if it is not a JPEG, PNG or WebP, or has a structure that cannot be stripped: then it is redrawn,
 * or not sent.
 */
export function stripPicture(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    const parts = stripByFormat(bytes)
    return parts && join(parts)
  } catch {
    // The bytes end before the declared length.
    return undefined
  }
}
