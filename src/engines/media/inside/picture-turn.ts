/** The orientation of a photo, the only metadata that its viewers need. (EXIF 2.3, tag 0x0112) */

const TURN = 0x0112
const SHORT = 3
const ENTRY = 12

/** 1 to 8; 1 is upright. `exif` begins at its byte order. */
export function readTurn(exif: Uint8Array): number {
  try {
    const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
    const isLittle = view.getUint16(0) === 0x4949
    const list = view.getUint32(4, isLittle)
    const count = view.getUint16(list, isLittle)
    for (let at = list + 2; at < list + 2 + count * ENTRY; at += ENTRY) {
      if (view.getUint16(at, isLittle) !== TURN || view.getUint16(at + 2, isLittle) !== SHORT) continue
      const turn = view.getUint16(at + 8, isLittle)
      return turn >= 1 && turn <= 8 ? turn : 1
    }
  } catch {
    // The bytes end before the declared length.
  }
  return 1
}

/** Builds metadata with only the orientation. */
export function buildTurn(turn: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    SHORT,
    0,
    0,
    0,
    1,
    0,
    turn,
    0,
    0,
    0,
    0,
    0,
    0,
  )
}
