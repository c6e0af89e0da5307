/**
 * The media host's static files in Node: the stream from the repository, the player's script from its
 * package.
 */

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { StaticFiles } from './static-files.ts'

const streamFolder = new URL('./stream/', import.meta.url)

/** Files of packages, keyed by the names that the pages request. */
const packaged: Readonly<Record<string, string>> = {
  'player/hls.js': 'hls.js/dist/hls.light.min.js',
  'fonts/bengali.woff2':
    '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
}

function locateFile(path: string): URL | undefined {
  const ofPackage = packaged[path]
  if (ofPackage) return new URL(import.meta.resolve(ofPackage))
  if (path === 'player/player.js') return new URL('./player.js', import.meta.url)
  // One folder deep, which rules out path traversal.
  const [, name] = /^stream\/([\w.-]+)$/.exec(path) ?? []
  return name && !name.startsWith('.') ? new URL(name, streamFolder) : undefined
}

export const nodeStatics: StaticFiles = {
  async read(path) {
    const place = locateFile(path)
    return place && readFile(fileURLToPath(place)).catch(() => undefined)
  },
}
