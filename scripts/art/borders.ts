/** পাড়: the woven border, one motif wide, repeated by the style sheet. */
import { motif, svg } from './drawing.ts'

const HEIGHT = 28
const STEP = 24

interface Tone {
  ground?: string
  outer: string
  inner: string
  rail: string
}

const HERO: Tone = { ground: '#034351', outer: '#FCB12B', inner: '#79C5D4', rail: '#C39430' }
const PAPER: Tone = { outer: '#0E6E80', inner: '#F29E10', rail: '#3E97A6' }

function border({ ground, outer, inner, rail }: Tone): string[] {
  const rails = `<path stroke="${rail}" stroke-width="1.4" stroke-linecap="round" stroke-dasharray="5 3" d="M.5 2h24M.5 26h24"/>`
  return [ground ? `<path fill="${ground}" d="M0 0h${STEP}v${HEIGHT}H0z"/>` : '', rails, motif(STEP / 2, HEIGHT / 2, 1.9, outer, inner)]
}

/** File name → picture. */
export const borders = {
  'par-hero.svg': svg(STEP, HEIGHT, ...border(HERO)),
  'par-paper.svg': svg(STEP, HEIGHT, ...border(PAPER)),
  'par-hero-upright.svg': svg(HEIGHT, STEP, `<g transform="matrix(0 1 1 0 0 0)">${border(HERO).join('')}</g>`),
} as const
