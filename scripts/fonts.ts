/**
 * Subsets the design's fonts to the characters that the app shows and writes them to `src/ui/fonts`. They
 * keep the Bengali block, the Latin letters, the used weights and all shaping rules. Run `npm run fonts`
 * after a font package is updated.
 */

import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { print, projectRoot } from './script.ts'

/** The Bengali block with দাঁড়ি, the joiners and the dotted circle that carries a single sign. */
const BENGALI = '951-952 964-965 980-9FE 200C-200D 25CC'
/** ASCII, the signs of Latin-1 that text uses, dashes, quotes, bullets, currency and minus. */
const LATIN = '20-7E A0 A9 AB AE B0-B1 B7 BB D7 E9 2013-2014 2018-201D 2022 2026 20AC 2122 2212'
/** The characters of code and file names, and the font's arrows. */
const CODE = '20-7E A0 2018-201D 2026 2191 2193'

/** Target file, source, code points and lightest weight; the heaviest is always 700. */
const CUTS = [
  ['noto-sans-bengali-bengali', 'noto-sans-bengali/files/noto-sans-bengali-bengali', BENGALI, 400],
  ['noto-sans-bengali-latin', 'noto-sans-bengali/files/noto-sans-bengali-latin', LATIN, 400],
  ['anek-bangla-bengali', 'anek-bangla/files/anek-bangla-bengali', BENGALI, 600],
  ['anek-bangla-latin', 'anek-bangla/files/anek-bangla-latin', LATIN, 600],
  ['jetbrains-mono', 'jetbrains-mono/files/jetbrains-mono-latin', CODE, 400],
] as const

function listLetters(ranges: string): string {
  return ranges
    .split(' ')
    .map((range) => range.split('-').map((point) => Number.parseInt(point, 16)))
    .flatMap(([from = 0, to = from]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('')
}

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as (
  font: Uint8Array,
  letters: string,
  options: object,
) => Promise<Buffer>
for (const [target, source, ranges, min] of CUTS) {
  const font = await readFile(require.resolve(`@fontsource-variable/${source}-wght-normal.woff2`))
  const cut = await subsetFont(font, listLetters(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max: 700 } },
  })
  await writeFile(join(projectRoot, 'src/ui/fonts', `${target}.woff2`), cut)
  print(`${target}.woff2  ${(cut.length / 1000).toFixed(1)} kB`)
}
