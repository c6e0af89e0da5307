/** The boxes of an MP4, MOV, 3GP, M4A, HEIC or AVIF; only their headers are read (ISO 14496-12, 4.2). */

export interface Box {
  kind: string
  from: number
  /** Where the content begins. */
  inner: number
  to: number
}

async function readBox(file: Blob, from: number, end: number): Promise<Box | undefined> {
  const head = new DataView(await file.slice(from, Math.min(from + 16, end)).arrayBuffer())
  if (head.byteLength < 8) return undefined
  const kind = String.fromCharCode(head.getUint8(4), head.getUint8(5), head.getUint8(6), head.getUint8(7))
  const size = head.getUint32(0)
  if (size === 0) return { kind, from, inner: from + 8, to: end }
  const isLong = size === 1 && head.byteLength === 16
  const length = isLong ? Number(head.getBigUint64(8)) : size
  const inner = from + (isLong ? 16 : 8)
  // A recording that was cut off declares more bytes than it has.
  return from + length < inner ? undefined : { kind, from, inner, to: Math.min(from + length, end) }
}

export async function listBoxes(file: Blob, from: number, end: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at < end;) {
    const box = await readBox(file, at, end)
    if (box === undefined) break
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** Replaces the bytes from `from` to `to` with the same number of bytes. */
export interface Change {
  from: number
  to: number
  write: (length: number) => Uint8Array<ArrayBuffer>
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

export const buildFreeBox = (box: Box): Change => ({
  from: box.from,
  to: box.to,
  write: () => writeFree(box),
})
export const writeZeros = (length: number) => new Uint8Array(length)

/** The parts of a change that lie in the content of these boxes. */
export function holdTo(boxes: readonly Box[], change: Change): Change[] {
  return boxes
    .map(({ inner, to }) => ({ ...change, from: Math.max(change.from, inner), to: Math.min(change.to, to) }))
    .filter(({ from, to }) => from < to)
}
