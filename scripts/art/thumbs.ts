/** Pictures of the categories: ground, ripple, one flat cream object, border at the foot; never stock photos. */
import { motif, ripple, svg } from './drawing.ts'

const WIDTH = 320
const HEIGHT = 180
const FOOT = 22
const CREAM = '#FAF3E7'

interface Thumb {
  ground: string
  foot: string
  thread: string
  object: string
}

const bar = (x: number, y: number, width: number, colour: string, height = 3.4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/>`

const web = [
  `<rect x="100" y="36" width="120" height="82" rx="7" fill="${CREAM}"/><path d="M100 43a7 7 0 0 1 7-7h106a7 7 0 0 1 7 7v11H100z" fill="#D3EEF4"/>`,
  '<circle cx="110" cy="45" r="2.6" fill="#E66175"/><circle cx="119" cy="45" r="2.6" fill="#FCB12B"/><circle cx="128" cy="45" r="2.6" fill="#87B15A"/>',
  bar(110, 65, 26, '#CB3652') +
    bar(142, 65, 38, '#0E6E80') +
    bar(121, 76, 18, '#C37811') +
    bar(144, 76, 30, '#C8C2B5') +
    bar(180, 76, 13, '#49A7BA'),
  bar(121, 87, 42, '#24889B') + bar(132, 98, 24, '#527730') + bar(162, 98, 22, '#C8C2B5') + bar(110, 109, 23, '#CB3652'),
].join('')

const ux = [
  '<rect x="138" y="30" width="74" height="82" rx="8" fill="#8D5AB1"/>',
  `<rect x="118" y="44" width="74" height="76" rx="8" fill="${CREAM}"/><circle cx="137" cy="66" r="10" fill="#FCB12B"/>`,
  bar(154, 59, 28, '#C9A2E2', 4.6) + bar(154, 69, 18, '#DED8CE', 4.6) + bar(128, 84, 54, '#EBE7DE', 6) + bar(128, 97, 34, '#CB3652', 11),
  '<path d="M181 94l31 11-13 5-6 13z" fill="#034351" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>',
].join('')

const COLUMNS = [
  [118, 3, '#A8CC7F'],
  [138, 5, '#87B15A'],
  [158, 4, '#6A9340'],
  [178, 7, '#527730'],
  [198, 6, '#24889B'],
] as const
const data = [
  `<rect x="98" y="32" width="124" height="92" rx="8" fill="${CREAM}"/>`,
  ...COLUMNS.flatMap(([x, count, colour]) => Array.from({ length: count }, (_, at) => bar(x - 6, 108 - at * 8.6, 13, colour, 5))),
  '<path d="M118 76c14-8 24 0 38-8s26-20 44-22" stroke="#CB3652" stroke-width="2.6" stroke-linecap="round"/><circle cx="201" cy="46" r="4.4" fill="#FCB12B"/>',
].join('')

const marketing = [
  '<path d="M121 88l16-2 8 32h-16z" fill="#F29E10"/><rect x="106" y="60" width="24" height="30" rx="6" fill="#FCB12B"/>',
  `<path d="M129 62l44-24a3 3 0 0 1 4.400 2.600v68a3 3 0 0 1-4.400 2.600l-44-24z" fill="${CREAM}"/><path d="M171 44v62" stroke="#E9A5AC" stroke-width="4" stroke-linecap="round"/>`,
  '<path d="M186 60q9 14 0 28M199 50q15 24 0 48M212 40q21 34 0 68" stroke="#FCB12B" stroke-width="3.400" stroke-linecap="round" stroke-dasharray="7 6"/>',
].join('')

/** ক and A as strokes, since a picture has no fonts of its own. */
const english = [
  `<path d="M108 34h66a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-44l-14 14V90h-8a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z" fill="${CREAM}"/>`,
  '<path d="M128 78l13-34 13 34M133 67h16" stroke="#9F5E11" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  '<path d="M190 68h24a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8v12l-12-12h-26a8 8 0 0 1-8-8v-6h14a8 8 0 0 0 8-8z" fill="#FED990"/>',
  bar(182, 84, 28, '#7D480F', 4) + bar(182, 95, 18, '#9F5E11', 4),
].join('')

const office = [
  `<rect x="112" y="30" width="96" height="96" rx="8" fill="${CREAM}"/><path d="M112 38a8 8 0 0 1 8-8h80a8 8 0 0 1 8 8v12h-96z" fill="#ADDDE8"/>`,
  '<path d="M112 50h96M112 69h96M112 88h96M112 107h96M144 50v76M176 50v76" stroke="#DED8CE" stroke-width="1.6"/>',
  bar(118, 58, 20, '#716C62', 4) + bar(150, 58, 14, '#24889B', 4) + bar(182, 58, 18, '#C37811', 4) + bar(118, 77, 16, '#716C62', 4),
  bar(150, 77, 20, '#24889B', 4) + bar(118, 96, 20, '#716C62', 4) + bar(182, 96, 14, '#CB3652', 4) + bar(150, 115, 16, '#527730', 4),
].join('')

const THUMBS: Readonly<Record<string, Thumb>> = {
  web: { ground: '#055868', foot: '#034351', thread: '#79C5D4', object: web },
  ux: { ground: '#5C3679', foot: '#472860', thread: '#C9A2E2', object: ux },
  data: { ground: '#304B1D', foot: '#213615', thread: '#A8CC7F', object: data },
  marketing: { ground: '#8D1B30', foot: '#6F1624', thread: '#F6939E', object: marketing },
  english: { ground: '#9F5E11', foot: '#7D480F', thread: '#FED990', object: english },
  office: { ground: '#353934', foot: '#1B2222', thread: '#C8C2B5', object: office },
}

function thumb({ ground, foot, thread, object }: Thumb): string {
  const top = HEIGHT - FOOT
  const rails = `<path stroke="${thread}" opacity=".7" stroke-dasharray="5 4" d="M0 ${top + 1.5}h${WIDTH}M0 ${HEIGHT - 1.5}h${WIDTH}"/>`
  const motifs = Array.from({ length: 16 }, (_, at) => motif(10 + at * 20, top + FOOT / 2, 1.35, thread, '#FCB12B')).join('')
  return svg(
    WIDTH,
    HEIGHT,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ripple({ x: 160, y: 78, start: 70, gap: 11, count: 12, wave: 5 }, thread, '#FCB12B', 1.3),
    object,
    `<path fill="${foot}" d="M0 ${top}h${WIDTH}v${FOOT}H0z"/>`,
    rails,
    motifs,
  )
}

export const thumbs = Object.fromEntries(Object.entries(THUMBS).map(([category, picture]) => [`thumb-${category}.svg`, thumb(picture)]))
