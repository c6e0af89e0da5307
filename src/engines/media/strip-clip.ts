/**
 * Overwrites the metadata that a phone adds to an MP4, MOV, 3GP or M4A, and the notes of a WebM: location,
 * model, serial number, preview, and tracks that record the location every second. No byte moves, so that the
 * sample tables stay valid, and only the headers of boxes are read, never the film. A HEIC or AVIF has the same
 * boxes, and its pixels do not move either. (ruling R46)
 */

import { type Box, type Change, buildFreeBox, holdTo, listBoxes, writeZeros } from './inside/clip-boxes.ts'
import { listFragmentRanges, readTrackId } from './inside/clip-fragments.ts'
import { listSampleRanges } from './inside/clip-samples.ts'
import { listWebmNotes } from './inside/webm-notes.ts'
import type { listItemChanges } from './picture-items.ts'

type ListPictureChanges = typeof listItemChanges

/** The boxes that players need; everything else is specific to a program. */
const TOP = new Set('ftyp styp moov moof mdat sidx ssix mfra pdin prft wide'.split(' '))
/** Every film has one of them, whole or as part of a stream. */
const FILM_SIGNS = new Set('ftyp styp moov moof'.split(' '))
/** In the film's description the other known boxes stay, since decoding needs them. */
const TOLD = new Set('udta meta uuid free skip'.split(' '))
const NESTED = new Set('moov trak mdia minf stbl mvex moof traf mfra'.split(' '))

/** The kinds of tracks that are seen or heard; others record the device's location, direction or speed. */
const SHOWN_TRACKS = new Set('vide soun text sbtl subt clcp auxv hint tmcd'.split(' '))

async function isTrackShown(file: Blob, trak: Box): Promise<boolean> {
  const media = (await listBoxes(file, trak.inner, trak.to)).find(({ kind }) => kind === 'mdia')
  const parts = media ? await listBoxes(file, media.inner, media.to) : []
  const handler = parts.find(({ kind }) => kind === 'hdlr')
  if (handler === undefined) return true
  const kind = await file.slice(handler.inner + 8, Math.min(handler.inner + 12, handler.to)).text()
  return SHOWN_TRACKS.has(kind)
}

/** The tracks that no player shows. */
async function listHiddenTracks(file: Blob, boxes: readonly Box[]): Promise<Box[]> {
  const hidden: Box[] = []
  for (const moov of boxes.filter(({ kind }) => kind === 'moov'))
    for (const trak of await listBoxes(file, moov.inner, moov.to))
      if (trak.kind === 'trak' && !(await isTrackShown(file, trak))) hidden.push(trak)
  return hidden
}

/**
 * Zeros the content of the tracks. In a fragmented film their headers stay, since each fragment refers to
 * them.
 */
async function listTrackChanges(file: Blob, boxes: readonly Box[]): Promise<Change[]> {
  const hidden = await listHiddenTracks(file, boxes)
  const isInFragments = boxes.some(({ kind }) => kind === 'moof')
  const ids = await Promise.all(hidden.map((trak) => readTrackId(file, trak)))
  const ranges = [
    ...(await Promise.all(hidden.map((trak) => listSampleRanges(file, trak)))).flat(),
    ...(await listFragmentRanges(file, boxes, new Set(ids.filter((id) => id !== undefined)))),
  ]
  const heads = isInFragments ? [] : hidden.map((trak) => buildFreeBox(trak))
  return [...heads, ...ranges.map((range) => ({ ...range, write: writeZeros }))]
}

async function listChanges(file: Blob, box: Box): Promise<Change[]> {
  if (!NESTED.has(box.kind)) return []
  const inner = await listBoxes(file, box.inner, box.to)
  const changes = await Promise.all(
    inner.map(async (each) => (TOLD.has(each.kind) ? [buildFreeBox(each)] : listChanges(file, each))),
  )
  return changes.flat()
}

/** A `meta` beside the film describes the film, or holds pictures: then it is their list of places. */
async function listTopChanges(
  file: Blob,
  box: Box,
  films: readonly Box[],
  listPictureChanges: ListPictureChanges | undefined,
): Promise<Change[]> {
  if (TOP.has(box.kind)) return listChanges(file, box)
  return (box.kind === 'meta' && (await listPictureChanges?.(file, box, films))) || [buildFreeBox(box)]
}

async function listFilmChanges(
  file: Blob,
  boxes: readonly Box[],
  listPictureChanges: ListPictureChanges | undefined,
): Promise<Change[]> {
  const films = boxes.filter(({ kind }) => kind === 'mdat')
  const tracks = await listTrackChanges(file, boxes)
  const others = await Promise.all(boxes.map((box) => listTopChanges(file, box, films, listPictureChanges)))
  // A wrong table must change nothing but film data, and a recording that was cut off ends before its samples
  // do.
  const held = tracks.flatMap((change) => (change.write === writeZeros ? holdTo(films, change) : [change]))
  return [...held, ...others.flat()]
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

/**
 * Undefined for any other file. `listPictureChanges` also takes a HEIC or AVIF: the client converts these by
 * their first bytes before they come here, so only a server brings it. /
 */
export async function stripClip(
  file: Blob,
  listPictureChanges?: ListPictureChanges,
): Promise<Blob | undefined> {
  const notes = await listWebmNotes(file)
  if (notes !== undefined) return applyChanges(file, notes, file.size)
  const boxes = await listBoxes(file, 0, file.size)
  if (!boxes.some(({ kind }) => FILM_SIGNS.has(kind))) return undefined
  // Nothing after the last readable box is playable.
  return applyChanges(
    file,
    await listFilmChanges(file, boxes, listPictureChanges),
    boxes.at(-1)?.to ?? file.size,
  )
}
