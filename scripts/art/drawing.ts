/** The words in which the pictures are written: SVG as text, and the craft's own shapes. */
import { type RippleMeasures, rippleRings } from '../../src/ui/art/ring.ts'

export function svg(width: number, height: number, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">${parts.join('')}</svg>\n`
}

/** A square on its point around x, y; `half` is from the middle to a corner. */
export function diamond(x: number, y: number, half: number): string {
  return `M${fine(x)} ${fine(y - half)}l${half} ${half}-${half} ${half}-${half}-${half}z`
}

/** Small diamonds need the second decimal to stay even. */
function fine(value: number): number {
  return Math.round(value * 100) / 100
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

const MOTIF = ['..X..', '.XOX.', 'XO.OX', '.XOX.', '..X..']

/** From one diamond to the next, in halves of a diamond: they just overlap at the corners. */
const STEP = 1.76

/** The jamdani motif of 5 x 5 diamonds around x, y; nine halves wide. */
export function motif(x: number, y: number, half: number, outer: string, inner: string): string {
  const path = (sign: string) =>
    MOTIF.flatMap((row, r) =>
      Array.from(row, (cell, c) => (cell === sign ? diamond(x + (c - 2) * half * STEP, y + (r - 2) * half * STEP, half) : '')),
    ).join('')
  return `<path fill="${outer}" d="${path('X')}"/><path fill="${inner}" d="${path('O')}"/>`
}

export function ripple(measures: RippleMeasures, colour: string, marigold: string, width = 1.6): string {
  const rings = rippleRings(measures).map(
    ({ path, isMarigold, opacity }) => `<path d="${path}" stroke="${isMarigold ? marigold : colour}" opacity="${Math.max(opacity, 0.3)}"/>`,
  )
  return `<g stroke-width="${width}" stroke-dasharray="5.5 6.5" stroke-linecap="round">${rings.join('')}</g>`
}

/** Petals around a point, the first one upright. */
export function petals(x: number, y: number, count: number, length: number, width: number, attributes: (at: number) => string): string {
  const petal = `M0 0C-${width} -${round(length * 0.4)} -${round(width * 0.7)} -${round(length * 0.8)} 0 -${length}C${round(width * 0.7)} -${round(length * 0.8)} ${width} -${round(length * 0.4)} 0 0Z`
  return Array.from(
    { length: count },
    (_, at) => `<path transform="translate(${x} ${y})rotate(${round((at * 360) / count)})" d="${petal}" ${attributes(at)}/>`,
  ).join('')
}

/** শাপলা: twelve red petals, eight marigold ones, a teal core. */
export function lotus(x: number, y: number, size: number, core: string): string {
  const red = petals(x, y, 12, size, round(size * 0.19), () => 'fill="#CB3652"')
  const marigold = petals(x, y, 8, round(size * 0.6), round(size * 0.16), () => 'fill="#FCB12B"')
  return `${red}${marigold}<circle cx="${x}" cy="${y}" r="${round(size * 0.17)}" fill="${core}"/>`
}
