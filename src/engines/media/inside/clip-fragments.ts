/** Finds the samples of some tracks in a fragmented MP4 (ISO 14496-12, 8.8). */

import { type Box, type Change, listBoxes } from './clip-boxes.ts'

type Range = Pick<Change, 'from' | 'to'>

/** The meaning of the flags in `tfhd` and `trun`. */
const TFHD = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10, fromMoof: 0x2_00_00 }
const TRUN = { offset: 0x1, firstFlags: 0x4, duration: 0x1_00, size: 0x2_00, flags: 0x4_00, shift: 0x8_00 }

/** Reads 4-byte words one after the other; 0 if the box is truncated. */
function readWords(view: DataView): (isThere?: boolean) => number {
  let at = 0
  return (isThere = true) => {
    if (!isThere) return 0
    at += 4
    return at > view.byteLength ? 0 : view.getUint32(at - 4)
  }
}

const open = async (file: Blob, { inner, to }: Box) =>
  readWords(new DataView(await file.slice(inner, to).arrayBuffer()))

async function findBoxes(file: Blob, outer: Box, kind: string): Promise<Box[]> {
  return (await listBoxes(file, outer.inner, outer.to)).filter((box) => box.kind === kind)
}

/** The id by which fragments refer to a track. */
export async function readTrackId(file: Blob, trak: Box): Promise<number | undefined> {
  const [head] = await findBoxes(file, trak, 'tkhd')
  if (head === undefined) return undefined
  const read = await open(file, head)
  const version = read() >>> 24
  // Creation and modification time: 4 bytes each, 8 in the later version.
  for (let word = 0; word < (version === 1 ? 4 : 2); word += 1) read()
  return read()
}

/** The default sample size of each track, used where its fragments give none. */
async function readSharedSizes(file: Blob, moov: Box | undefined): Promise<ReadonlyMap<number, number>> {
  const [all] = moov ? await findBoxes(file, moov, 'mvex') : []
  const sizes = new Map<number, number>()
  for (const box of all ? await findBoxes(file, all, 'trex') : []) {
    const read = await open(file, box)
    const [, track] = [read(), read(), read(), read()]
    sizes.set(track, read())
  }
  return sizes
}

interface Run {
  from: number
  to: number
}

async function readRun(
  file: Blob,
  trun: Box,
  { base, next, size }: { base: number; next: number; size: number },
) {
  const read = await open(file, trun)
  const flags = read()
  const count = read()
  const has = (flag: number) => (flags & flag) !== 0
  // The offset may be negative.
  const from = has(TRUN.offset) ? base + (read() | 0) : next
  read(has(TRUN.firstFlags))
  const words = [TRUN.duration, TRUN.size, TRUN.flags, TRUN.shift].filter(has).length
  const most = words === 0 ? count : Math.min(count, Math.floor((trun.to - trun.inner) / (4 * words)))
  let length = has(TRUN.size) ? 0 : size * most
  for (let sample = 0; has(TRUN.size) && sample < most; sample += 1) {
    read(has(TRUN.duration))
    length += read()
    read(has(TRUN.flags))
    read(has(TRUN.shift))
  }
  return { from, to: from + length } satisfies Run
}

/** The samples of one `moof` that belong to these tracks. */
async function listRangesIn(
  file: Blob,
  moof: Box,
  tracks: ReadonlySet<number>,
  shared: ReadonlyMap<number, number>,
): Promise<Range[]> {
  const ranges: Range[] = []
  let next = moof.from
  for (const [at, traf] of (await findBoxes(file, moof, 'traf')).entries()) {
    const inside = await listBoxes(file, traf.inner, traf.to)
    const head = inside.find(({ kind }) => kind === 'tfhd')
    if (head === undefined) continue
    const read = await open(file, head)
    const flags = read()
    const has = (flag: number) => (flags & flag) !== 0
    const track = read()
    const stated = has(TFHD.base) ? read() * 2 ** 32 + read() : undefined
    // Without an explicit offset, a fragment starts where the previous one's data ended.
    const base = stated ?? (has(TFHD.fromMoof) || at === 0 ? moof.from : next)
    read(has(TFHD.description))
    read(has(TFHD.duration))
    const size = has(TFHD.size) ? read() : (shared.get(track) ?? 0)
    next = base
    for (const trun of inside.filter(({ kind }) => kind === 'trun')) {
      const run = await readRun(file, trun, { base, next, size })
      next = run.to
      if (tracks.has(track)) ranges.push(run)
    }
  }
  return ranges
}

/** In file order; if a table is missing or truncated, as many as are known. */
export async function listFragmentRanges(
  file: Blob,
  boxes: readonly Box[],
  tracks: ReadonlySet<number>,
): Promise<Range[]> {
  if (tracks.size === 0) return []
  const shared = await readSharedSizes(
    file,
    boxes.find(({ kind }) => kind === 'moov'),
  )
  const ranges: Range[] = []
  for (const moof of boxes.filter(({ kind }) => kind === 'moof'))
    ranges.push(...(await listRangesIn(file, moof, tracks, shared)))
  return ranges
}
