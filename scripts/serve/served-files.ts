/** The files of a build as they are handed out: bodies, encodings and tags, read once. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compressBrotli } from '../build/compress.ts'
import type { MovedAddresses } from './moved-addresses.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
}
const MAY_NAME_ADDRESSES = new Set(['.html', '.js'])
/** Quick, and within a tenth of the best; made once per run. */
const RUN_QUALITY = 9

export type Encoding = 'br' | 'gzip' | 'identity'

export interface ServedFile {
  type: string
  tag: string
  /** Names addresses that another run may move. */
  namesAddresses: boolean
  body: (encoding: Encoding) => { body: Buffer; encoding: Encoding }
}

function fromDisk(path: string, plain: Buffer): ServedFile['body'] {
  return (encoding) => {
    const packed = `${path}.${encoding === 'br' ? 'br' : 'gz'}`
    if (encoding === 'identity' || !existsSync(packed)) return { body: plain, encoding: 'identity' }
    return { body: readFileSync(packed), encoding }
  }
}

function packedNow(plain: Buffer): ServedFile['body'] {
  const packed: Partial<Record<Encoding, Buffer>> = { identity: plain }
  return (encoding) => {
    const body = (packed[encoding] ??= encoding === 'br' ? compressBrotli(plain, RUN_QUALITY) : gzipSync(plain))
    return { body, encoding }
  }
}

function readServedFile(path: string, addresses: MovedAddresses): ServedFile {
  const extension = extname(path)
  const original = readFileSync(path)
  const text = MAY_NAME_ADDRESSES.has(extension) ? original.toString('utf8') : ''
  const namesAddresses = addresses.isIn(text)
  const moved = namesAddresses ? Buffer.from(addresses.move(text)) : original
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(moved).digest('base64url').slice(0, 20)}"`,
    namesAddresses,
    body: moved.equals(original) ? fromDisk(path, original) : packedNow(moved),
  }
}

/** Hidden files, the hosts' own files and anything outside the folder are not there. */
export function makeFileReader(folder: string, addresses: MovedAddresses): (path: string) => ServedFile | undefined {
  const known = new Map<string, ServedFile>()
  return (path) => {
    // Deeper down an underscore is nothing special: the name of a chunk may begin with one.
    if (/(?:^|[/\\])\.|^[/\\]*_/.test(path)) return undefined
    const full = join(folder, path)
    const found = known.get(full)
    if (found) return found
    if (!existsSync(full) || !statSync(full).isFile()) return undefined
    const file = readServedFile(full, addresses)
    known.set(full, file)
    return file
  }
}
