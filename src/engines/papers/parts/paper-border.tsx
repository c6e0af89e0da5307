/**
 * The embroidered border of a printed document, as strokes and fills, so that it prints without background
 * graphics: running stitch, jamdani motifs with a lotus in each corner, running stitch, wave stitch. Dashes
 * and motifs are counted to fit each side: none is cut.
 */

import { useContext } from 'react'
import { brand, logo } from '#src/lib/brand.ts'
import { Mark } from '#src/ui/frame/mark.tsx'
import { PaperLanguageContext } from '../paper-language.ts'
import classes from './inside/certificate-paper.module.css'

interface Band {
  /** A4 at 96 px per inch. */
  width: number
  height: number
  /** Distances from the edge: outer stitch, inner stitch, wave. */
  edge: number
  inner: number
  wave: number
  /** Side length of a motif's square, and of its cell. */
  motif: number
  place: number
  lotus: number
}

/** The broad band of a certificate, and the slim one of a document with much text. */
const BANDS = {
  landscape: { width: 1123, height: 794, edge: 23.5, inner: 78, wave: 90, motif: 34, place: 37, lotus: 0.26 },
  portrait: { width: 794, height: 1123, edge: 18, inner: 56, wave: 65, motif: 26, place: 31, lotus: 0.2 },
} as const satisfies Record<string, Band>

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

/** Spreads the motifs of a side evenly between the two corners. */
function spread(length: number, { inner, place }: Band): number[] {
  const free = length - 2 * (inner + 12)
  const count = Math.floor(free / place)
  return Array.from({ length: count }, (_, at) => inner + 12 + (free / count) * (at + 0.5))
}

function Motif({ x, y, size, isOdd }: { x: number; y: number; size: number; isOdd: boolean }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / BANDS.landscape.motif})`}>
      <path d={logo.petals} className={isOdd ? classes.alta : classes.mayur} />
      <path d={logo.centre} className={classes.ganda} />
    </g>
  )
}

/** A wave between two points of a side, in whole half-waves. */
function drawWave(length: number): string {
  const count = Math.round(length / 26)
  const step = length / count
  return Array.from({ length: count }, (_, at) => `q${step / 2} ${at % 2 === 0 ? -9 : 9} ${step} 0`).join('')
}

export function PaperBorder({ shape }: { shape: keyof typeof BANDS }) {
  const band = BANDS[shape]
  const { width, height, edge, inner, wave, motif, lotus } = band
  const middle = (edge + inner) / 2
  const across = spread(width, band)
  const down = spread(height, band)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.border} aria-hidden="true">
      <rect
        x={edge}
        y={edge}
        width={width - 2 * edge}
        height={height - 2 * edge}
        rx="14"
        className={classes.running}
      />
      <rect
        x={inner}
        y={inner}
        width={width - 2 * inner}
        height={height - 2 * inner}
        rx="12"
        className={classes.running}
      />
      {[middle, height - middle].map((y) =>
        across.map((x, at) => <Motif key={`${x} ${y}`} x={x} y={y} size={motif} isOdd={at % 2 === 1} />),
      )}
      {[middle, width - middle].map((x) =>
        down.map((y, at) => <Motif key={`${x} ${y}`} x={x} y={y} size={motif} isOdd={at % 2 === 1} />),
      )}
      {[middle, width - middle].map((x) =>
        [middle, height - middle].map((y) => <Lotus key={`${x} ${y}`} x={x} y={y} scale={lotus} />),
      )}
      {[wave, height - wave].map((y) => (
        <path key={y} d={`M${wave} ${y}${drawWave(width - 2 * wave)}`} className={classes.wave} />
      ))}
      {[wave, width - wave].map((x) => (
        <path
          key={x}
          d={`M0 0${drawWave(height - 2 * wave)}`}
          transform={`translate(${x} ${wave}) rotate(90)`}
          className={classes.wave}
        />
      ))}
    </svg>
  )
}

/** Logo and name of the brand, at the top of a document. */
export function PaperBrand({ className }: { className: string | undefined }) {
  const { language } = useContext(PaperLanguageContext)
  return (
    <p className={className}>
      <Mark />
      {language === 'en' ? brand.latinName : brand.name}
    </p>
  )
}

/** The seal below the text. */
export function PaperSeal() {
  return (
    <svg viewBox="0 0 120 120" className={classes.seal} aria-hidden="true">
      <circle cx="60" cy="60" r="58" className={classes.running} />
      <circle cx="60" cy="60" r="49" className={classes.wave} />
      <Lotus x={60} y={60} scale={0.5} />
    </svg>
  )
}
