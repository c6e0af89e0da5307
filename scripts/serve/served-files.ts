/**
 * The files of a build as they are served: bodies, encodings and tags, read once, with the addresses of this
 * run.
 */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import type { Environment } from '../../env.config.ts'
import { compressBrotli } from '../build/compress.ts'
import type { BuildRecord } from '../build/record.ts'
import { isFile } from './make-server.ts'

/** Types of a recording's stream that Hono's table lacks. */
const STREAM_TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
}
const MAY_NAME_ADDRESSES = /\.(?:html|js)$/
/** Fast, and within a tenth of the best; applied once per run. */
const RUN_QUALITY = 9

export type Encoding = 'br' | 'gzip' | 'identity'

export interface ServedFile {
  type: string
  tag: string
  /** Contains addresses that another run may change, so it must not be cached for a year. */
  namesAddresses: boolean
  read: (encoding: Encoding) => { body: Buffer; encoding: Encoding }
}

/** Undefined for a text without addresses that can be changed. */
export type MoveAddresses = (text: string) => string | undefined

/**
 * The addresses in a `local` or `lan` build are replaced while it is served: the built-in origins become
 * those of this run. One build thus serves many parallel copies. (ruling R7)
 */
export function makeAddressMover(
  { isDemo, environment: built, addresses }: BuildRecord,
  environment: Environment,
): MoveAddresses {
  if (isDemo || (built !== 'local' && built !== 'lan')) return () => undefined
  const origins = new Map(
    Object.entries(addresses)
      .filter(([key]) => key !== 'VITE_CDN_URL')
      .map(([key, value]) => [
        new URL(value).origin,
        new URL(environment[key as keyof Environment] ?? value).origin,
      ]),
  )
  // One pass over all of them, because a new address may be another's old one; no digit may follow (port 80
  // in port 8000).
  const any = [...origins.keys()].map((origin) => origin.replaceAll('.', '\\.')).join('|')
  const pattern = new RegExp(`(?:${any})(?!\\d)`, 'g')
  return (text) =>
    text.search(pattern) < 0 ? undefined : text.replace(pattern, (origin) => origins.get(origin) ?? origin)
}

function readServedFile(path: string, move: MoveAddresses): ServedFile {
  const original = readFileSync(path)
  const moved = MAY_NAME_ADDRESSES.test(path) ? move(original.toString('utf8')) : undefined
  const plain = moved === undefined ? original : Buffer.from(moved)
  const packed: Partial<Record<Encoding, Buffer>> = {}
  const pack = (encoding: 'br' | 'gzip'): Buffer | undefined => {
    if (!plain.equals(original))
      return encoding === 'br' ? compressBrotli(plain, RUN_QUALITY) : gzipSync(plain)
    const copy = `${path}.${encoding === 'br' ? 'br' : 'gz'}`
    return existsSync(copy) ? readFileSync(copy) : undefined
  }
  return {
    type: getMimeType(path) ?? STREAM_TYPES[extname(path).slice(1)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    namesAddresses: moved !== undefined,
    read: (encoding) => {
      const body = encoding === 'identity' ? undefined : (packed[encoding] ??= pack(encoding))
      return body ? { body, encoding } : { body: plain, encoding: 'identity' }
    },
  }
}

/** Hidden files, the hosts' files and anything outside the folder are not found. */
export function makeFileReader(
  folder: string,
  move: MoveAddresses,
): (path: string) => ServedFile | undefined {
  const known = new Map<string, ServedFile>()
  return (path) => {
    // In subfolders an underscore has no meaning: a chunk's name may begin with one.
    if (/(?:^|[/\\])\.|^[/\\]*_/.test(path)) return undefined
    const full = join(folder, path)
    if (!known.has(full) && isFile(full)) known.set(full, readServedFile(full, move))
    return known.get(full)
  }
}
