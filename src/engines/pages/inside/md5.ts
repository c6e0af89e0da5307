/**
 * MD5 (RFC 1321), which PDFs use to verify a password and the browser's `crypto` lacks. It protects nothing
 * of ours.
 */
const TURNS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
]
const CONSTANTS = Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 0x1_0000_0000),
)

function addPadding(content: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((content.length + 9) / 64) * 64)
  bytes.set(content)
  bytes[content.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, content.length << 3, true)
  view.setUint32(bytes.length - 4, Math.floor(content.length / 0x2000_0000), true)
  return view
}

/** The mix of three words in this round, and the index of the block's word to add. */
function mix(step: number, b: number, c: number, d: number): readonly [mixed: number, word: number] {
  if (step < 16) return [(b & c) | (~b & d), step]
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16]
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16]
  return [c ^ (b | ~d), (7 * step) % 16]
}

export function computeMd5(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = addPadding(content)
  const sum = [0x67_45_23_01, 0xef_cd_ab_89, 0x98_ba_dc_fe, 0x10_32_54_76]
  for (let from = 0; from < blocks.byteLength; from += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = sum
    for (let step = 0; step < 64; step += 1) {
      const [mixed, word] = mix(step, b, c, d)
      const added = (a + mixed + (CONSTANTS[step] ?? 0) + blocks.getUint32(from + word * 4, true)) | 0
      const by = TURNS[Math.floor(step / 16)]?.[step % 4] ?? 0
      ;[a, d, c, b] = [d, c, b, (b + ((added << by) | (added >>> (32 - by)))) | 0]
    }
    for (const [at, word] of [a, b, c, d].entries()) sum[at] = ((sum[at] ?? 0) + word) | 0
  }
  const digest = new DataView(new ArrayBuffer(16))
  for (const [at, word] of sum.entries()) digest.setInt32(at * 4, word, true)
  return new Uint8Array(digest.buffer)
}
