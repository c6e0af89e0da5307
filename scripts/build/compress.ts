/**
 * Writes `.br` and `.gz` beside every text file of a build; hosts and the local server send them unchanged.
 */

import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT_FILE = /\.(?:html|m?js|css|svg|json|webmanifest|txt|xml|wasm)$/
/** Below this size, in bytes, compression does not save a packet. */
const WORTH_IT = 1_000

export function compressBrotli(body: Buffer, quality = constants.BROTLI_MAX_QUALITY): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** Skips small files and binary files. */
export function compressFile(path: string): void {
  if (!TEXT_FILE.test(path) || statSync(path).size < WORTH_IT) return
  const body = readFileSync(path)
  writeFileSync(`${path}.br`, compressBrotli(body))
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
}

export function compressBuild(folder: string): void {
  for (const file of globSync('**/*.*', { cwd: folder })) compressFile(join(folder, file))
}
