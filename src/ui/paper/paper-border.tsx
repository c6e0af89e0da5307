/**
 * The embroidered border of a paper, as strokes and fills, so that it prints without background graphics: running stitch, jamdani
 * motifs with a lotus at each corner, running stitch, wave stitch. Dashes and motifs are counted to fit each side: none is cut.
 */
import { logo } from '#src/lib/brand.ts'
import classes from './certificate-paper.module.css'

/** A4 landscape at 96 px an inch. */
export const WIDTH = 1123
export const HEIGHT = 794
const EDGE = 23.5
const INNER = 78
const WAVE = 90
/** Side of the square that a motif is drawn in, and of its place. */
const MOTIF = 34
const PLACE = 37

const PETALS = Array.from({ length: 12 }, (_, at) => at * 30)

function Lotus({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {PETALS.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0 0C-14.4-30.4-10.1-60.8 0-76C10.1-60.8 14.4-30.4 0 0Z"
          className={classes.alta}
        />
      ))}
      {PETALS.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle + 15}) scale(.52)`}
          d="M0 0C-14.4-30.4-10.1-60.8 0-76C10.1-60.8 14.4-30.4 0 0Z"
          className={classes.ganda}
        />
      ))}
      <circle r="9" className={classes.mayur} />
    </g>
  )
}

/** Places on a side, evenly spread between the two corners. */
function spread(length: number): number[] {
  const free = length - 2 * (INNER + 12)
  const count = Math.floor(free / PLACE)
  return Array.from({ length: count }, (_, at) => INNER + 12 + (free / count) * (at + 0.5))
}

function Motif({ x, y, isOdd }: { x: number; y: number; isOdd: boolean }) {
  return (
    <g transform={`translate(${x - MOTIF / 2} ${y - MOTIF / 2})`}>
      <path d={logo.petals} className={isOdd ? classes.alta : classes.mayur} />
      <path d={logo.centre} className={classes.ganda} />
    </g>
  )
}

/** A wave between two points of a side, in whole half waves. */
function drawWave(length: number): string {
  const count = Math.round(length / 26)
  const step = length / count
  return Array.from({ length: count }, (_, at) => `q${step / 2} ${at % 2 === 0 ? -9 : 9} ${step} 0`).join('')
}

const MIDDLE = (EDGE + INNER) / 2
const [WAVE_WIDTH, WAVE_HEIGHT] = [WIDTH - 2 * WAVE, HEIGHT - 2 * WAVE]

export function PaperBorder() {
  const across = spread(WIDTH)
  const down = spread(HEIGHT)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.border} aria-hidden="true">
      <rect x={EDGE} y={EDGE} width={WIDTH - 2 * EDGE} height={HEIGHT - 2 * EDGE} rx="14" className={classes.running} />
      <rect x={INNER} y={INNER} width={WIDTH - 2 * INNER} height={HEIGHT - 2 * INNER} rx="12" className={classes.running} />
      {[MIDDLE, HEIGHT - MIDDLE].map((y) => across.map((x, at) => <Motif key={`${x} ${y}`} x={x} y={y} isOdd={at % 2 === 1} />))}
      {[MIDDLE, WIDTH - MIDDLE].map((x) => down.map((y, at) => <Motif key={`${x} ${y}`} x={x} y={y} isOdd={at % 2 === 1} />))}
      {[MIDDLE, WIDTH - MIDDLE].map((x) => [MIDDLE, HEIGHT - MIDDLE].map((y) => <Lotus key={`${x} ${y}`} x={x} y={y} scale={0.26} />))}
      {[WAVE, HEIGHT - WAVE].map((y) => (
        <path key={y} d={`M${WAVE} ${y}${drawWave(WAVE_WIDTH)}`} className={classes.wave} />
      ))}
      {[WAVE, WIDTH - WAVE].map((x) => (
        <path key={x} d={`M0 0${drawWave(WAVE_HEIGHT)}`} transform={`translate(${x} ${WAVE}) rotate(90)`} className={classes.wave} />
      ))}
    </svg>
  )
}

/** The seal below the words. */
export function PaperSeal() {
  return (
    <svg viewBox="0 0 120 120" className={classes.seal} aria-hidden="true">
      <circle cx="60" cy="60" r="58" className={classes.running} />
      <circle cx="60" cy="60" r="49" className={classes.wave} />
      <Lotus x={60} y={60} scale={0.5} />
    </svg>
  )
}
