/**
 * Makes the shades of another colour: each as light as the shade it replaces, with the same relative chroma.
 * (OKLCH)
 */

interface Tone {
  light: number
  chroma: number
  hue: number
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

function readTone(hex: string): Tone {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  }
}

function toParts({ light, chroma, hue }: Tone): number[] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Reduces the chroma until screens can show it. */
function writeTone(tone: Tone): string {
  const parts = toParts(tone)
  if (tone.chroma > 0.002 && parts.some((part) => part < -0.0005 || part > 1.0005))
    return writeTone({ ...tone, chroma: tone.chroma * 0.97 })
  const write = (part: number) => Math.round(toGamma(Math.min(1, Math.max(0, part))) * 255)
  return `#${parts.map((part) => write(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** Maps each of `shades` to that of `colour`, which replaces `main`. */
export function shiftShades(shades: readonly string[], main: string, colour: string): Map<string, string> {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`A colour is written as #7A1F5C (it is "${colour}").`)
  const wanted = readTone(colour)
  const from = readTone(main)
  const strength = from.chroma === 0 ? 1 : wanted.chroma / from.chroma
  return new Map(
    shades.map((shade) => {
      const tone = readTone(shade)
      return [
        shade,
        writeTone({
          light: tone.light,
          chroma: tone.chroma * strength,
          hue: tone.hue + wanted.hue - from.hue,
        }),
      ]
    }),
  )
}

/** Neutrals with the hue of another colour: as light, and as little of it, as before. */
export function turnNeutrals(neutrals: readonly string[], main: string, colour: string): Map<string, string> {
  const turn = readTone(colour).hue - readTone(main).hue
  return new Map(
    neutrals.map((shade) => {
      const tone = readTone(shade)
      return [shade, writeTone({ ...tone, hue: tone.hue + turn })]
    }),
  )
}

/** A difference that an owner notices immediately (OKLab). */
const SEEN = 0.05
/** The hue, in degrees, around which the reds of dues and errors are. */
const RED_HUE = 25
const NEAR_RED = 22

const measureDistance = (one: Tone, other: Tone) =>
  Math.hypot(
    one.light - other.light,
    one.chroma * Math.cos(one.hue) - other.chroma * Math.cos(other.hue),
    one.chroma * Math.sin(one.hue) - other.chroma * Math.sin(other.hue),
  )

const readDegrees = ({ hue }: Tone) => ((hue * 180) / Math.PI + 360) % 360

function isRed(tone: Tone): boolean {
  return tone.chroma > 0.08 && Math.abs(readDegrees(tone) - RED_HUE) < NEAR_RED
}

/**
 * The original reds of errors, by their names in `brand.ts`; a red primary may have changed their values
 * there.
 */
const ERRORS = {
  error: '#F04438',
  onError: '#3A0806',
  soft: '#FEF1F0',
  line: '#FBC9C5',
  text: '#B42318',
  darkSoft: '#331815',
  darkLine: '#5E2620',
  darkText: '#FDA29B',
}
/** Hues, in degrees, of errors beside a red primary: pink or orange, whichever is farther from it. */
const PINK_HUE = 345
const ORANGE_HUE = 50
const BETWEEN = (PINK_HUE - 360 + ORANGE_HUE) / 2

/** Maps each current red of errors to the shade that fits the primary: the project's own, or one that differs from a red primary. */
export function turnErrors(standing: Readonly<typeof ERRORS>, primary: string): Map<string, string> {
  const brand = readTone(primary)
  const degrees = readDegrees(brand) > BETWEEN ? PINK_HUE : ORANGE_HUE
  const turn = (shade: string) => writeTone({ ...readTone(shade), hue: (degrees * Math.PI) / 180 })
  const names = Object.keys(ERRORS) as (keyof typeof ERRORS)[]
  return new Map(names.map((name) => [standing[name], isRed(brand) ? turn(ERRORS[name]) : ERRORS[name]]))
}

/** Reports to an owner which shade replaces a given colour, and whether errors look like it. */
export function describeColour(name: string, given: string, shades: readonly string[]): string[] {
  const wanted = readTone(given)
  const [nearest = ''] = shades.toSorted(
    (a, b) => measureDistance(readTone(a), wanted) - measureDistance(readTone(b), wanted),
  )
  const isThere = measureDistance(readTone(nearest), wanted) < SEEN
  return [
    ...(isThere
      ? []
      : [
          `${name}: ${given} is too light or too dark to be read where this colour stands; ${nearest} was made of it.`,
        ]),
    ...(isRed(wanted)
      ? [
          `${name}: ${given} is a red, as dues and errors are; beside a red primary these turn to pink or orange, with a sign and a word.`,
        ]
      : []),
  ]
}

/** Replaces colours in a text, in any letter case. */
export function replaceColours(text: string, changes: ReadonlyMap<string, string>): string {
  const known = new Map([...changes].map(([from, to]) => [from.toUpperCase(), to]))
  return text.replaceAll(/#[\da-f]{6}\b/gi, (hex) => known.get(hex.toUpperCase()) ?? hex)
}
