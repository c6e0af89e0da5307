/**
 * SHA-256 and HMAC in plain JavaScript: the demo also runs on plain http, where `crypto.subtle` does not
 * exist (ruling R28), and tokens are checked synchronously. Follows FIPS 180-4 and RFC 2104.
 */
function computeFraction(value: number): number {
  return ((value - Math.floor(value)) * 0x1_0000_0000) | 0
}

function listFirstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}

const primes = listFirstPrimes(64)
const roundConstants = primes.map((prime) => computeFraction(Math.cbrt(prime)))
const startState = primes.slice(0, 8).map((prime) => computeFraction(Math.sqrt(prime)))

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function addPadding(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const all = new Uint8Array(length)
  all.set(bytes)
  all[bytes.length] = 0x80
  const view = new DataView(all.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(length - 4, bytes.length << 3)
  return view
}

function schedule(view: DataView, offset: number): number[] {
  const words: number[] = []
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) {
      words.push(view.getInt32(offset + i * 4))
      continue
    }
    const [a, b] = [words[i - 15]!, words[i - 2]!]
    const low = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const high = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    words.push((words[i - 16]! + low + words[i - 7]! + high) | 0)
  }
  return words
}

function compress(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g)
    const first =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + roundConstants[i]! + words[i]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0)
}

export function computeSha256(bytes: Uint8Array): Uint8Array {
  const view = addPadding(bytes)
  let state = startState
  for (let offset = 0; offset < view.byteLength; offset += 64) state = compress(state, schedule(view, offset))
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => digest.setInt32(i * 4, word))
  return new Uint8Array(digest.buffer)
}

function joinBytes(left: Uint8Array, right: Uint8Array): Uint8Array {
  const all = new Uint8Array(left.length + right.length)
  all.set(left)
  all.set(right, left.length)
  return all
}

export function computeHmac(key: string, text: string): Uint8Array {
  const encoder = new TextEncoder()
  const raw = encoder.encode(key)
  const block = new Uint8Array(64)
  block.set(raw.length > 64 ? computeSha256(raw) : raw)
  const inner = computeSha256(
    joinBytes(
      block.map((byte) => byte ^ 0x36),
      encoder.encode(text),
    ),
  )
  return computeSha256(
    joinBytes(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export function encodeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The hash of a whole file: by the platform where available, since a video takes seconds in plain JavaScript.
 * (ruling R28)
 */
export async function hashFile(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  return encodeHex(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : computeSha256(bytes))
}
