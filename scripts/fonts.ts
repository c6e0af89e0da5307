/**
 * Cuts the fonts of the design down to what the app shows and writes them to `src/ui/fonts`: the Bengali block and the Latin
 * letters, the weights in use, all shaping rules kept. Run it (`npm run fonts`) after a font package has been updated.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectRoot } from './project-root.ts'
import { print } from './print.ts'

/** Code point ranges, both ends included. */
type Ranges = readonly (readonly [from: number, to: number])[]

/** The Bengali block with দাঁড়ি, the joiners and the dotted circle that a single sign stands on. */
const BENGALI: Ranges = [
  [0x0951, 0x0952],
  [0x0964, 0x0965],
  [0x0980, 0x09fe],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
]
/** ASCII, the signs of Latin-1 that text uses, dashes, quotes, bullets, currency, arrows and minus. */
const LATIN: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]
/** The letters of code and file names. */
const CODE: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0x2018, 0x201d],
  [0x2026, 0x2026],
  [0x2190, 0x2193],
  [0x21b5, 0x21b5],
  [0x2318, 0x2318],
]

interface Cut {
  source: string
  target: string
  ranges: Ranges
  weights: { min: number; max: number }
}

const CUTS: readonly Cut[] = [
  {
    source: 'noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    target: 'noto-sans-bengali-bengali.woff2',
    ranges: BENGALI,
    weights: { min: 400, max: 700 },
  },
  {
    source: 'noto-sans-bengali/files/noto-sans-bengali-latin-wght-normal.woff2',
    target: 'noto-sans-bengali-latin.woff2',
    ranges: LATIN,
    weights: { min: 400, max: 700 },
  },
  {
    source: 'anek-bangla/files/anek-bangla-bengali-wght-normal.woff2',
    target: 'anek-bangla-bengali.woff2',
    ranges: BENGALI,
    weights: { min: 600, max: 700 },
  },
  {
    source: 'anek-bangla/files/anek-bangla-latin-wght-normal.woff2',
    target: 'anek-bangla-latin.woff2',
    ranges: LATIN,
    weights: { min: 600, max: 700 },
  },
  {
    source: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'jetbrains-mono.woff2',
    ranges: CODE,
    weights: { min: 400, max: 700 },
  },
]

function lettersOf(ranges: Ranges): string {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))).join('')
}

const require = createRequire(import.meta.url)
const folder = join(projectRoot, 'src', 'ui', 'fonts')
await mkdir(folder, { recursive: true })
for (const { source, target, ranges, weights } of CUTS) {
  const font = await readFile(require.resolve(`@fontsource-variable/${source}`))
  const cut = await subsetFont(font, lettersOf(ranges), { targetFormat: 'woff2', variationAxes: { wght: weights } })
  await writeFile(join(folder, target), cut)
  print(`${target}  ${(cut.length / 1000).toFixed(1)} kB`)
}
