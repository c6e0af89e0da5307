/**
 * What a phone writes beside the pixels of a HEIC or AVIF. Its parts are found by their places in the file, so each item of metadata is
 * overwritten where it lies, and the list of places stays. (ISO 14496-12, 8.11; ISO 23008-12, annex A)
 */

import { type Box, type Change, buildFreeBox, holdTo, listBoxes, writeZeros } from './inside/clip-boxes.ts'

/** Camera and place, what programs have noted, and links to more of it. */
const TOLD_ITEMS = new Set(['Exif', 'mime', 'uri '])
/** Boxes of metadata among the list of places, and in the descriptions of the pictures. */
const TOLD_BOXES = new Set('uuid udta free skip xml bxml udes'.split(' '))

/** Version and flags. */
const FULL = 4

interface Range {
  from: number
  to: number
}

/** Reads big-endian numbers one after the other; no number, of no bytes, is 0. */
function makeReader(view: DataView, start: number): (size: number) => number {
  let at = start
  return (size) => {
    let value = 0
    for (let left = size; left > 0; left -= 1) value = value * 256 + view.getUint8(at++)
    return value
  }
}

const readView = async (file: Blob, { inner, to }: Box) =>
  new DataView(await file.slice(inner, to).arrayBuffer())

const readLetters = (view: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))

/** The numbers of the items that tell. */
async function listToldItems(file: Blob, iinf: Box): Promise<Set<number>> {
  const isShort = (await readView(file, { ...iinf, to: iinf.inner + FULL })).getUint8(0) === 0
  const told = new Set<number>()
  for (const infe of await listBoxes(file, iinf.inner + FULL + (isShort ? 2 : 4), iinf.to)) {
    const view = await readView(file, infe)
    const version = view.getUint8(0)
    const idSize = version === 3 ? 4 : 2
    // Earlier versions know texts only.
    const kind = version < 2 ? 'mime' : readLetters(view, FULL + idSize + 2)
    if (TOLD_ITEMS.has(kind)) told.add(makeReader(view, FULL)(idSize))
  }
  return told
}

/** Where the items lie: in the file, or in the box of small items. */
async function listPlaces(file: Blob, iloc: Box, told: ReadonlySet<number>, idat?: Box): Promise<Range[]> {
  const view = await readView(file, iloc)
  const version = view.getUint8(0)
  const sizes = view.getUint16(FULL)
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15]
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15]
  const read = makeReader(view, FULL + 2)
  const idSize = version === 2 ? 4 : 2
  const ranges: Range[] = []
  for (let items = read(idSize); items > 0; items -= 1) {
    const isTold = told.has(read(idSize))
    const isSmall = version > 0 && (read(2) & 15) === 1
    read(2)
    const base = read(baseSize) + (isSmall ? (idat?.inner ?? Number.NaN) : 0)
    for (let extents = read(2); extents > 0; extents -= 1) {
      read(indexSize)
      const from = base + read(offsetSize)
      const to = from + read(lengthSize)
      if (isTold && from < to) ranges.push({ from, to })
    }
  }
  return ranges
}

async function listToldBoxes(file: Blob, box: Box): Promise<Box[]> {
  const children = await listBoxes(file, box.inner, box.to)
  const told = children.filter(({ kind }) => TOLD_BOXES.has(kind.trim()))
  const properties = children.find(({ kind }) => kind === 'ipco')
  return properties ? [...told, ...(await listToldBoxes(file, properties))] : told
}

/** Undefined for the description of a film, and for one that cannot be read. `films`: the boxes of the pixels. */
export async function listItemChanges(
  file: Blob,
  meta: Box,
  films: readonly Box[],
): Promise<Change[] | undefined> {
  const content = { ...meta, inner: meta.inner + FULL }
  const parts = await listBoxes(file, content.inner, content.to)
  const find = (name: string) => parts.find(({ kind }) => kind === name)
  const [hdlr, iinf, iloc, idat, iprp] = ['hdlr', 'iinf', 'iloc', 'idat', 'iprp'].map(find)
  if (!hdlr || (await file.slice(hdlr.inner + 8, hdlr.inner + 12).text()) !== 'pict') return undefined
  try {
    const told = iinf ? await listToldItems(file, iinf) : new Set<number>()
    const places = iloc ? await listPlaces(file, iloc, told, idat) : []
    const boxes = [...(await listToldBoxes(file, content)), ...(iprp ? await listToldBoxes(file, iprp) : [])]
    const pixels = idat ? [...films, idat] : films
    return [
      ...places.flatMap((place) => holdTo(pixels, { ...place, write: writeZeros })),
      ...boxes.map(buildFreeBox),
    ]
  } catch {
    // What it announces is not there: it goes whole, as all that cannot be read.
    return undefined
  }
}
