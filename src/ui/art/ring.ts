/** One stitched ring of the kantha ripple. */

const LOBES = 8
const POINTS = LOBES * 2

const round = (value: number) => Math.round(value * 10) / 10

/**
 * The path of r(t) = radius + wave·cos 8t around the point, as sixteen quadratic curves: the control points
 * alternate between crest and hollow, and each curve ends half way to the next, so that `T` can omit the
 * control points.
 */
export function drawRing(x: number, y: number, radius: number, wave: number): string {
  // A quadratic curve reaches half the height of its control point.
  const control = (at: number) => {
    const angle = (at * 2 * Math.PI) / POINTS
    const reach = radius + (at % 2 === 0 ? 2 : -2) * wave
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)] as const
  }
  const between = (at: number) => {
    const [x1, y1] = control(at)
    const [x2, y2] = control(at + 1)
    return `${round((x1 + x2) / 2)} ${round((y1 + y2) / 2)}`
  }
  const [firstX, firstY] = control(0)
  const rest = Array.from({ length: POINTS - 1 }, (_, at) => `T${between(at + 1)}`).join('')
  return `M${between(-1)}Q${round(firstX)} ${round(firstY)} ${between(0)}${rest}`
}

export interface Ring {
  path: string
  /** Every fourth ring is marigold. */
  isMarigold: boolean
  /** From .9 in the centre to .1 at the edge. */
  opacity: number
}

export interface RippleMeasures {
  x: number
  y: number
  /** Radius of the innermost ring. */
  start: number
  gap: number
  count: number
  /** Height of the innermost ring's waves; each further ring has .86 of the previous one. */
  wave: number
}

/** The rings from the centre outwards. */
export function drawRipple({ x, y, start, gap, count, wave }: RippleMeasures): Ring[] {
  return Array.from({ length: count }, (_, at) => ({
    path: drawRing(x, y, start + at * gap, wave * 0.86 ** at),
    isMarigold: at % 4 === 0,
    opacity: round(0.9 - (0.8 * at) / Math.max(1, count - 1)),
  }))
}
