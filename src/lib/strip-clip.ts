/**
 * Overwrites what a phone writes beside film and sound of an MP4, MOV, 3GP or M4A, and in the notes of a WebM: place, model, serial number,
 * preview, and the tracks that tell the place second by second. Every byte keeps its place, so that the lists of samples stay right,
 * and only the heads of boxes are read, never the film. (ruling R46)
 */

import { type Box, type Change, listBoxes } from './clip-boxes.ts'
import { listSampleRanges } from './clip-samples.ts'
import { listWebmNotes } from './webm-notes.ts'

/** What players need of a file; all else beside the film is a program's own. */
const TOP = new Set('ftyp styp moov moof mdat sidx ssix mfra pdin prft emsg wide'.split(' '))
/** In the film's description the known rest stays: it is part of how the film is decoded. */
const TOLD = new Set('udta meta uuid free skip'.split(' '))
const NESTED = new Set('moov trak mdia minf'.split(' '))

/** A box of the same length that players pass over. */
function writeFree({ from, inner, to }: Box): Uint8Array<ArrayBuffer> {
  const free = new Uint8Array(to - from)
  const view = new DataView(free.buffer)
  view.setUint32(0, inner - from === 16 ? 1 : to - from)
  free.set(new TextEncoder().encode('free'), 4)
  if (inner - from === 16) view.setBigUint64(8, BigInt(to - from))
  return free
}

const freeBox = (box: Box): Change => ({ from: box.from, to: box.to, write: () => writeFree(box) })
const writeZeros = (length: number) => new Uint8Array(length)

/** The kinds of tracks that are seen or heard; what else moves along with the film is a device's own: place, direction, speed. */
const SHOWN_TRACKS = new Set('vide soun text sbtl subt clcp auxv hint tmcd'.split(' '))

async function isTrackShown(file: Blob, trak: Box): Promise<boolean> {
  const media = (await listBoxes(file, trak.inner, trak.to)).find(({ kind }) => kind === 'mdia')
  const parts = media ? await listBoxes(file, media.inner, media.to) : []
  const handler = parts.find(({ kind }) => kind === 'hdlr')
  if (handler === undefined) return true
  const kind = await file.slice(handler.inner + 8, Math.min(handler.inner + 12, handler.to)).text()
  return SHOWN_TRACKS.has(kind)
}

async function listChanges(file: Blob, box: Box): Promise<Change[]> {
  if (box.kind === 'trak' && !(await isTrackShown(file, box))) {
    const samples = await listSampleRanges(file, box)
    return [freeBox(box), ...samples.map((range) => ({ ...range, write: writeZeros }))]
  }
  if (!NESTED.has(box.kind)) return []
  const inner = await listBoxes(file, box.inner, box.to)
  const changes = await Promise.all(
    inner.map(async (each) => (TOLD.has(each.kind) ? [freeBox(each)] : listChanges(file, each))),
  )
  return changes.flat()
}

async function listFilmChanges(file: Blob, boxes: readonly Box[]): Promise<Change[]> {
  const changes = await Promise.all(
    boxes.map(async (box) => (TOP.has(box.kind) ? listChanges(file, box) : [freeBox(box)])),
  )
  const films = boxes.filter(({ kind }) => kind === 'mdat')
  // A table that lies must not lead to anything but film.
  const isAllowed = ({ write, from, to }: Change) =>
    write !== writeZeros || films.some((film) => from >= film.inner && to <= film.to)
  return changes.flat().filter(isAllowed)
}

function applyChanges(file: Blob, changes: readonly Change[], end: number): Blob {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = []
  let kept = 0
  for (const { from, to, write } of changes.toSorted((one, other) => one.from - other.from)) {
    if (from < kept) continue
    parts.push(file.slice(kept, from), write(to - from))
    kept = to
  }
  parts.push(file.slice(kept, end))
  return new Blob(parts, { type: file.type })
}

/** Undefined for what is no such file. */
export async function stripClip(file: Blob): Promise<Blob | undefined> {
  const notes = await listWebmNotes(file)
  if (notes !== undefined) return applyChanges(file, notes, file.size)
  const boxes = await listBoxes(file, 0, file.size)
  if (!boxes.some(({ kind }) => kind === 'moov' || kind === 'ftyp')) return undefined
  // Nothing playable follows the last box that could be read.
  return applyChanges(file, await listFilmChanges(file, boxes), boxes.at(-1)?.to ?? file.size)
}
