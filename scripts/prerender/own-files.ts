/** The files of prerendered pages: their names, and writing only changed ones. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compressFile } from '../build/compress.ts'

/**
 * Letters, digits and plain signs between them: a server's id can never name a path outside the folder, nor a
 * hidden file.
 */
const SEGMENT = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}._~-]*[\p{L}\p{M}\p{N}])?$/u

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

const canBeFile = (segment: string) => SEGMENT.test(segment) && !DEVICE.test(segment)

/** The path on disk; undefined for an address that cannot have a file, which its frame serves. */
export function getFileName(path: string): string | undefined {
  const segments = path.slice(1).split('/').map(decodeURIComponent)
  return segments.every(canBeFile) ? `${segments.join('/')}.html` : undefined
}

/** Returns false when an identical file exists. */
export function writeIfChanged(folder: string, name: string, content: string | Buffer): boolean {
  const file = join(folder, name)
  const body = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(body)) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
  compressFile(file)
  return true
}

export function removeFile(folder: string, name: string): void {
  for (const ending of ['', '.br', '.gz']) rmSync(join(folder, name + ending), { force: true })
}
