/**
 * Tells whether a PDF needs a password before it shows a page (ISO 32000-2, 7.6). One that only forbids
 * printing is encrypted too, with an empty password, and opens for everybody. (ruling R46)
 */

import { computeMd5 } from './inside/md5.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The format's filler for a missing or short password. */
const PADDING = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (pair) => Number.parseInt(pair, 16),
)
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }
const OPEN = 0x28
const CLOSE = 0x29
const BACKSLASH = 0x5c

const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
const join = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** The bytes of a string in brackets, starting after its first bracket. */
function readLiteral(bytes: Uint8Array, from: number): Bytes {
  const read: number[] = []
  let depth = 1
  for (let at = from; at < bytes.length; at += 1) {
    let byte = bytes[at] ?? 0
    if (byte === BACKSLASH) {
      const rest = String.fromCharCode(...bytes.subarray(at + 1, at + 4))
      const octal = /^[0-7]{1,3}/.exec(rest)?.[0]
      const lineEnd = /^(?:\r\n|\r|\n)/.exec(rest)?.[0]
      at += octal?.length ?? lineEnd?.length ?? 1
      if (lineEnd !== undefined) continue
      byte = octal === undefined ? (ESCAPES[rest.charAt(0)] ?? rest.charCodeAt(0)) : Number.parseInt(octal, 8)
    } else if (byte === OPEN) depth += 1
    else if (byte === CLOSE && (depth -= 1) === 0) break
    read.push(byte & 255)
  }
  return Uint8Array.from(read)
}

/** The string after the last match of `start`, which ends before its first bracket. */
function readString(bytes: Uint8Array, text: string, start: RegExp): Bytes {
  const at = [...text.matchAll(start)].at(-1)
  if (at === undefined) return new Uint8Array(0)
  const from = at.index + at[0].length
  if (bytes[from] === OPEN) return readLiteral(bytes, from + 1)
  const digits = text.slice(from + 1, text.indexOf('>', from)).replace(/\s/g, '')
  return Uint8Array.from(digits.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16))
}

/** Finds the dictionary that describes the encryption; it is never compressed or encrypted itself. */
function findDictionary(text: string): { from: number; to: number } | undefined {
  const named = [...text.matchAll(/\/Encrypt\s*(?:<<|(\d+)\s+(\d+)\s+R)/g)].at(-1)
  if (named === undefined) return undefined
  const [whole, number, generation] = named
  if (number === undefined) return { from: named.index + whole.length, to: named.index + 4096 }
  const object = new RegExp(String.raw`(?<!\d)${number}\s+${generation ?? '0'}\s+obj`, 'g')
  const from = [...text.matchAll(object)].at(-1)?.index
  if (from === undefined) return undefined
  const end = text.indexOf('endobj', from)
  return { from, to: end === -1 ? text.length : end }
}

interface Lock {
  revision: number
  keyLength: number
  permissions: number
  hidesMetadata: boolean
  owner: Bytes
  user: Bytes
  id: Bytes
}

function readLock(bytes: Uint8Array, text: string, { from, to }: { from: number; to: number }): Lock {
  const own = text.slice(from, to)
  const readNumber = (key: string, missing: number) =>
    Number(new RegExp(String.raw`/${key}\s+(-?\d+)`).exec(own)?.[1] ?? missing)
  const inside = bytes.subarray(from, to)
  return {
    revision: readNumber('R', 2),
    // From version 4 on each filter has its own length, which is 128 for all that use this key.
    keyLength: readNumber('V', 1) >= 4 ? 16 : readNumber('Length', 40) / 8,
    permissions: readNumber('P', 0),
    hidesMetadata: !/\/EncryptMetadata\s+false/.test(own),
    owner: readString(inside, own, /\/O\s*(?=[(<])/g),
    user: readString(inside, own, /\/U\s*(?=[(<])/g),
    id: readString(bytes, text, /\/ID\s*\[\s*(?=[(<])/g),
  }
}

function encryptRc4(key: Uint8Array, content: Uint8Array): Bytes {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const held = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = held
  }
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Uint8Array.from(content, (byte) => {
    i = (i + 1) & 255
    j = (j + (state[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
  })
}

/** Algorithms 2, 4 and 5 of the standard, for the empty password. */
function isOpenByMd5(lock: Lock): boolean {
  const { revision, permissions, owner, user, id } = lock
  const sign = [0, 8, 16, 24].map((by) => (permissions >> by) & 255)
  const metadata = revision >= 4 && !lock.hidesMetadata ? [255, 255, 255, 255] : []
  const length = revision === 2 ? 5 : lock.keyLength
  let key: Uint8Array = computeMd5(join(PADDING, owner.subarray(0, 32), sign, id, metadata)).subarray(
    0,
    length,
  )
  if (revision === 2) return isSame(encryptRc4(key, PADDING), user.subarray(0, 32))
  for (let round = 0; round < 50; round += 1) key = computeMd5(key).subarray(0, length)
  let proof: Uint8Array = computeMd5(join(PADDING, id))
  for (let round = 0; round < 20; round += 1) {
    proof = encryptRc4(
      key.map((byte) => byte ^ round),
      proof,
    )
  }
  return isSame(proof, user.subarray(0, 16))
}

const computeDigest = async (length: 256 | 384 | 512, content: Bytes) =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${length}`, content))

/** Algorithm 2.B of the standard, for the empty password. */
async function computeHash(salt: Bytes): Promise<Bytes> {
  let hash = await computeDigest(256, salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const key = await crypto.subtle.importKey('raw', hash.slice(0, 16), 'AES-CBC', false, ['encrypt'])
    const repeated = join(...Array.from({ length: 64 }, () => hash))
    const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: hash.slice(16, 32) }, key, repeated)
    const encrypted = new Uint8Array(padded, 0, repeated.length)
    last = encrypted.at(-1) ?? 0
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = await computeDigest(rest === 0 ? 256 : rest === 1 ? 384 : 512, encrypted)
  }
  return hash.slice(0, 32)
}

async function isOpenBySha({ revision, user }: Lock): Promise<boolean> {
  // A page on plain http lacks these functions (ruling R28). Most such files do need a password, and a file
  // that nobody can open must not be sent.
  if (!('subtle' in crypto)) return false
  const salt = user.slice(32, 40)
  return isSame(
    revision === 5 ? await computeDigest(256, salt) : await computeHash(salt),
    user.subarray(0, 32),
  )
}

export async function isLockedPdf(bytes: Uint8Array): Promise<boolean> {
  // One letter per byte, so that text offsets are file offsets.
  const text = new TextDecoder('latin1').decode(bytes)
  const dictionary = findDictionary(text)
  if (dictionary === undefined) return false
  // Filters other than this one use a certificate.
  if (!/\/Filter\s*\/Standard\b/.test(text.slice(dictionary.from, dictionary.to))) return true
  const lock = readLock(bytes, text, dictionary)
  return !(lock.revision < 5 ? isOpenByMd5(lock) : await isOpenBySha(lock))
}
