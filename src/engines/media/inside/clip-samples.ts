/** Finds the samples of one track in an MP4 or MOV (ISO 14496-12, 8.7). */

import { type Box, type Change, listBoxes } from './clip-boxes.ts'

type Range = Pick<Change, 'from' | 'to'>

const PATH = ['mdia', 'minf', 'stbl']

async function findTables(file: Blob, trak: Box): Promise<ReadonlyMap<string, Box>> {
  let inside = await listBoxes(file, trak.inner, trak.to)
  for (const name of PATH) {
    const next = inside.find(({ kind }) => kind === name)
    if (next === undefined) return new Map()
    inside = await listBoxes(file, next.inner, next.to)
  }
  return new Map(inside.map((box) => [box.kind, box]))
}

interface Table {
  count: number
  /** The number at this index of the table's 4-byte words. */
  get: (word: number) => number
}

/** After version and flags; the count is the word before the first row. */
async function readTable(file: Blob, box: Box | undefined, before: number, row: number): Promise<Table> {
  if (box === undefined) return { count: 0, get: () => 0 }
  const view = new DataView(await file.slice(box.inner, box.to).arrayBuffer())
  const get = (word: number) => {
    const at = 4 * (word + 1)
    return at + 4 > view.byteLength ? 0 : view.getUint32(at)
  }
  const most = Math.max(Math.floor((view.byteLength - 4 * (before + 2)) / row), 0)
  return { count: Math.min(get(before), most), get: (word) => get(before + 1 + word) }
}

/** The number of samples in each chunk, by its index from 0. */
function readSamplesOf(runs: Table): (chunk: number) => number {
  let run = 0
  return (chunk) => {
    while (run + 1 < runs.count && runs.get((run + 1) * 3) <= chunk + 1) run += 1
    return runs.count === 0 ? 0 : runs.get(run * 3 + 1)
  }
}

/** In track order; if a table is missing or truncated, as many as are known. */
export async function listSampleRanges(file: Blob, trak: Box): Promise<Range[]> {
  const tables = await findTables(file, trak)
  const large = tables.get('co64')
  const [places, runs, sizes] = await Promise.all([
    readTable(file, large ?? tables.get('stco'), 0, large ? 8 : 4),
    readTable(file, tables.get('stsc'), 0, 12),
    readTable(file, tables.get('stsz'), 1, 4),
  ])
  // A size shared by all samples comes before their count; then there is no size table.
  const size = sizes.get(-2)
  const countIn = readSamplesOf(runs)
  const ranges: Range[] = []
  let sample = 0
  for (let chunk = 0; chunk < places.count; chunk += 1) {
    const from = large ? places.get(chunk * 2) * 2 ** 32 + places.get(chunk * 2 + 1) : places.get(chunk)
    const count = countIn(chunk)
    let length = size * count
    if (size === 0)
      for (const end = Math.min(sample + count, sizes.count); sample < end; sample += 1)
        length += sizes.get(sample)
    ranges.push({ from, to: from + length })
  }
  return ranges
}
