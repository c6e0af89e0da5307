/**
 * Overwrites what a phone writes beside film and sound of an MP4, MOV, 3GP or M4A: place, model, serial number, preview. Every byte
 * keeps its place, so that the lists of samples stay right, and only the heads of boxes are read, never the film. (ruling R46)
 */
interface Box {
  kind: string
  from: number
  /** Where the content begins. */
  inner: number
  to: number
}

/** What players need of a file; all else beside the film is a program's own. */
const TOP = new Set('ftyp styp moov moof mdat sidx ssix mfra pdin prft emsg wide'.split(' '))
/** In the film's description the known rest stays: it is part of how the film is decoded. */
const TOLD = new Set('udta meta uuid free skip'.split(' '))
const NESTED = new Set('moov trak mdia minf'.split(' '))

async function readBox(file: Blob, from: number, end: number): Promise<Box | undefined> {
  const head = new DataView(await file.slice(from, Math.min(from + 16, end)).arrayBuffer())
  if (head.byteLength < 8) return undefined
  const kind = String.fromCharCode(head.getUint8(4), head.getUint8(5), head.getUint8(6), head.getUint8(7))
  const size = head.getUint32(0)
  if (size === 0) return { kind, from, inner: from + 8, to: end }
  const isLong = size === 1 && head.byteLength === 16
  const length = isLong ? Number(head.getBigUint64(8)) : size
  const inner = from + (isLong ? 16 : 8)
  // A recording that broke off announces more than came.
  return from + length < inner ? undefined : { kind, from, inner, to: Math.min(from + length, end) }
}

async function listBoxes(file: Blob, from: number, end: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at < end;) {
    const box = await readBox(file, at, end)
    if (box === undefined) break
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** In the order of the file. */
async function listTold(file: Blob, box: Box): Promise<Box[]> {
  if (!NESTED.has(box.kind)) return []
  const inner = await listBoxes(file, box.inner, box.to)
  const told = await Promise.all(
    inner.map(async (each) => (TOLD.has(each.kind) ? [each] : listTold(file, each))),
  )
  return told.flat()
}

/** A box of the same length that players pass over. */
function writeFree({ from, inner, to }: Box): Uint8Array<ArrayBuffer> {
  const free = new Uint8Array(to - from)
  const view = new DataView(free.buffer)
  view.setUint32(0, inner - from === 16 ? 1 : to - from)
  free.set(new TextEncoder().encode('free'), 4)
  if (inner - from === 16) view.setBigUint64(8, BigInt(to - from))
  return free
}

/** Undefined for what is no such file: WebM, or something else under its name. */
export async function stripClip(file: Blob): Promise<Blob | undefined> {
  const boxes = await listBoxes(file, 0, file.size)
  if (!boxes.some(({ kind }) => kind === 'moov' || kind === 'ftyp')) return undefined
  const told = await Promise.all(boxes.map(async (box) => (TOP.has(box.kind) ? listTold(file, box) : [box])))
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = []
  let kept = 0
  for (const box of told.flat()) {
    parts.push(file.slice(kept, box.from), writeFree(box))
    kept = box.to
  }
  // Nothing playable follows the last box that could be read.
  parts.push(file.slice(kept, boxes.at(-1)?.to))
  return new Blob(parts, { type: file.type })
}
