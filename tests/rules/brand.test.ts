/**
 * The brand's name and colours are only in the brand file, and generated files are up to date. (ruling R1)
 */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand, dark, darkParts, errors, ramps, shades } from '#src/lib/brand.ts'
import { computeContrast } from '#src/ui/theme/contrast.ts'
import { schemeTokens } from '#src/ui/theme/scheme-tokens.ts'
import { buildIcon, buildWebManifest } from '../../scripts/brand/brand-files.ts'
import {
  describeColour,
  replaceColours,
  shiftShades,
  turnErrors,
  turnNeutrals,
} from '../../scripts/brand/shift-shades.ts'
import { projectRoot } from '../../scripts/script.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
/**
 * Content of the local API is not part of the product; the style sheet and the drawings are made by `npm run
 * brand`.
 */
const isElsewhere = (path: string) =>
  path !== 'src/lib/brand.ts' &&
  path !== 'src/ui/theme/theme.css' &&
  !/^src\/sandbox\/|\.test\.tsx?$/.test(path)
const files = ['index.html', ...globSync('{src,scripts}/**/*.{ts,tsx,css}', { cwd: projectRoot })].map(
  (path) => path.replaceAll('\\', '/'),
)

const own: readonly string[] = [
  ...ramps.primary,
  ...ramps.accent,
  ...Object.values(shades.primary),
  ...Object.values(shades.accent),
  ...dark,
  ...Object.values(darkParts),
]
/** The build shortens translucent colours to eight digits, so a colour is also looked for by its channels. */
const channels = own.map((hex) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join('[, ]+'),
)
const COLOURS = new RegExp(`${own.join('|')}|rgba?\\((?:${channels.join('|')})\\b`, 'i')
const NAMES = new RegExp(`${brand.name}|${brand.latinName}`)

test('the project was actually read', () => {
  expect(files.length).toBeGreaterThan(900)
  expect([NAMES, COLOURS].every((mark) => mark.test(read('src/lib/brand.ts')))).toBe(true)
})

test.each([
  ['name', NAMES],
  ['colours', COLOURS],
])('the %s are in the brand file and nowhere else', (_what, mark) => {
  expect(files.filter((path) => isElsewhere(path) && mark.test(read(path)))).toEqual([])
})

test('no text of a screen and no name of a download carries the name in small letters', () => {
  const small = new RegExp(brand.latinName, 'i')
  expect(files.filter((path) => /(?:^|[-/])words\.ts$/.test(path) && small.test(read(path)))).toEqual([])
})

test('the mark is drawn only in the frame and by `npm run brand`, where an owner’s logo replaces it', () => {
  const drawn = files.filter((path) => /\blogo\.(?:ground|petalColour)\b/.test(read(path)))
  expect(drawn.toSorted()).toEqual(['scripts/brand/brand-files.ts', 'src/ui/frame/mark.tsx'])
})

test('manifest and icon are what `npm run brand` generates from the brand file', () => {
  expect(read('public/manifest.webmanifest')).toBe(buildWebManifest())
  expect(read('public/favicon.svg')).toBe(buildIcon())
  expect([brand.colours.theme, brand.colours.accent]).toEqual([ramps.primary[8], ramps.accent[4]])
})

test('another colour keeps the lightness of each shade, and the same one changes nothing', () => {
  const same = shiftShades(ramps.primary, ramps.primary[7], ramps.primary[7])
  expect([...same].filter(([from, to]) => from !== to)).toEqual([])
  const other = shiftShades(ramps.primary, ramps.primary[7], '#7A1F5C')
  expect(replaceColours('fill: #055868', other)).toMatch(/^fill: #[5-9A-F]\w[0-3]\w[4-7]\w$/)
  expect(() => shiftShades(ramps.primary, ramps.primary[7], 'pink')).toThrow(
    'A colour is written as #7A1F5C (it is "pink").',
  )
})

test('a colour that cannot be used reports the shade made from it, and a red reports the colours next to it', () => {
  const shadeOf = (colour: string) =>
    shiftShades(ramps.primary, ramps.primary[7], colour).get(ramps.primary[7]) ?? ''
  expect(describeColour('primary', '#FFE680', [shadeOf('#FFE680')]).join()).toMatch(
    /^primary: #FFE680 is too light .*; #[\dA-F]{6} was made of it\.$/,
  )
  expect(describeColour('primary', ramps.primary[7], [ramps.primary[7]])).toEqual([])
  expect(describeColour('primary', '#C62828', [shadeOf('#C62828')]).join()).toContain(
    'is a red, as dues and errors are',
  )
})

/** The channels of a colour, and the largest difference between two colours. */
const readChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const measureGap = (one: string, other: string) =>
  Math.hypot(...readChannels(one).map((channel, at) => channel - (readChannels(other)[at] ?? 0)))

test.each(['#C62828', '#D32F2F', '#B71C1C', '#A81E3A', '#E53935'])(
  'errors differ from the red primary %s, and stay as readable as before',
  (primary) => {
    const made = shiftShades(ramps.primary, ramps.primary[7], primary)
    const turned = turnErrors(errors, primary)
    const take = (name: keyof typeof errors) => turned.get(errors[name]) ?? ''
    for (const shade of ramps.primary.slice(5, 9).map((from) => made.get(from) ?? '')) {
      expect(measureGap(take('text'), shade), shade).toBeGreaterThan(40)
      expect(measureGap(take('error'), shade), shade).toBeGreaterThan(40)
    }
    const { light, dark } = schemeTokens
    const pairs = [
      [take('onError'), take('error')],
      [take('text'), take('soft')],
      [take('text'), light.surface],
      [take('text'), light.body],
      [take('darkText'), take('darkSoft')],
      [take('darkText'), dark.surface],
      [take('darkText'), dark.body],
    ] as const
    for (const [text, ground] of pairs)
      expect(computeContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    // And back again, when the owner takes another colour.
    const standing = Object.fromEntries(
      Object.entries(errors).map(([name, from]) => [name, turned.get(from) ?? '']),
    ) as unknown as typeof errors
    expect([...turnErrors(standing, '#7A1F5C').values()]).toEqual(Object.values(errors))
  },
)

test.each(['#8A1C3C', '#C62828', '#7A1F5C', '#1E4FA3', '#2E7D32', '#8A5A00'])(
  'the dark scheme has the hue of the primary %s, and stays as readable as before',
  (primary) => {
    const turned = turnNeutrals(dark, ramps.primary[7], primary)
    const take = (at: number) => turned.get(dark[at] ?? '') ?? ''
    const widest = readChannels(primary).indexOf(Math.max(...readChannels(primary)))
    const ground = readChannels(take(6))
    expect(ground.indexOf(Math.max(...ground)), take(6)).toBe(widest)
    for (const text of [0, 1, 2, 3])
      for (const under of [6, 7]) {
        const least = Math.min(4.5, computeContrast(dark[text] ?? '', dark[under] ?? ''))
        expect(computeContrast(take(text), take(under)), `${text} on ${under}`).toBeGreaterThanOrEqual(least)
      }
  },
)

test('every cool colour of the dark scheme turns with the primary, except those of success', () => {
  const turning = new Set(own)
  const isCool = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = readChannels(colour)
    return red < green && red < blue
  }
  expect(
    Object.entries(schemeTokens.dark).filter(
      ([name, colour]) =>
        colour.startsWith('#') && isCool(colour) && !turning.has(colour) && !/success/i.test(name),
    ),
  ).toEqual([])
})

test('a primary that is not red keeps the specified error colours', () =>
  expect([...turnErrors(errors, '#034351')].every(([from, to]) => from === to)).toBe(true))
