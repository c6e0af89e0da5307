/** The drawings of the states; their colours read on both schemes, since a picture does not know which one it lies on. */
import { lotus, motif, petals, svg } from './drawing.ts'
import { ringPath } from '../../src/ui/art/ring.ts'

const WIDTH = 140
const HEIGHT = 130
const X = 66
const Y = 64
const THREAD = '#CB3652'
const TEAL = '#49A7BA'

function rings(colour: string, strength: number): string {
  const path = (radius: number, opacity: number) => `<path d="${ringPath(X, Y, radius, 3.2)}" opacity="${opacity}"/>`
  return `<g stroke="${colour}" stroke-width="1.4" stroke-dasharray="5 4.5" stroke-linecap="round">${path(45, 0.8 * strength)}${path(51.5, 0.6 * strength)}${path(58, 0.4 * strength)}</g>`
}

/** A needle whose eye lies at x, y and whose point lies 26 units along the angle. */
function needle(x: number, y: number, angle: number): string {
  return `<g transform="translate(${x} ${y})rotate(${angle})"><path d="M0-2.200q-3 2.200 0 4.400 8 1 30-2.200-22-3.200-30-2.200z" fill="#716C62"/><path d="M1.500 0h5" stroke="#F5F2EC" stroke-width="1.200" stroke-linecap="round"/></g>`
}

const dashed = (d: string, width: number, dash: string, colour: string) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`

const unfinishedPetal = (at: number) => {
  if (at === 0) return `fill="${THREAD}"`
  if (at === 1) return 'fill="#FCB12B"'
  return `stroke="${TEAL}" stroke-width="1.600" stroke-dasharray="3.500 3"`
}

const course = [
  rings('#928B7F', 0.5),
  petals(X, Y, 8, 33, 7.5, unfinishedPetal),
  `<circle cx="${X}" cy="${Y}" r="6" fill="#24889B"/>`,
  `<path d="M87 53c14-6 23 2 22 14-1 10-8 16-9 23-1 6 3 8 7 9" stroke="${THREAD}" stroke-width="1.800" stroke-linecap="round"/>`,
  needle(107, 100, 33),
]

const search = [
  rings('#928B7F', 0.5),
  motif(X, Y - 4, 3, '#C8C2B5', '#FCB12B'),
  `<circle cx="${X}" cy="${Y - 4}" r="27" stroke="#24889B" stroke-width="4" stroke-dasharray="11 5.960" stroke-linecap="round"/>`,
  '<path d="M88 82l22 22" stroke="#24889B" stroke-width="7" stroke-linecap="round"/>',
]

const error = [
  rings('#928B7F', 0.5),
  dashed('M16 76q9-14 20-8t20 6', 3, '8 6', THREAD),
  `<path d="M58 72q5-4 7-10M62 66l6-2M58 72l6 0M76 76q2-6 7-9M74 71l7-1M78 68l-3 8" stroke="${THREAD}" stroke-width="2.200" stroke-linecap="round"/>`,
  dashed('M88 66q9 0 14 5t12-2', 3, '8 6', THREAD),
  needle(113, 68, -38),
]

const offline = [
  rings('#928B7F', 0.5),
  dashed('M36 58q30-26 60 0', 4.6, '9 7', TEAL),
  dashed('M46 70q20-17 40 0', 4.6, '9 7', TEAL),
  dashed('M56 81q10-8 20 0', 4.6, '9 7', TEAL),
  '<circle cx="66" cy="92" r="4.600" fill="#FCB12B"/>',
  `<path d="M38 40l56 56" stroke="${THREAD}" stroke-width="4" stroke-linecap="round"/>`,
]

const done = [rings('#FCB12B', 1), lotus(X, Y, 36, '#055868')]

export const states = {
  'state-course.svg': svg(WIDTH, HEIGHT, ...course),
  'state-search.svg': svg(WIDTH, HEIGHT, ...search),
  'state-error.svg': svg(WIDTH, HEIGHT, ...error),
  'state-offline.svg': svg(WIDTH, HEIGHT, ...offline),
  'state-done.svg': svg(WIDTH, HEIGHT, ...done),
  'lotus.svg': svg(160, 160, lotus(80, 80, 76, '#034351'), '<circle cx="80" cy="80" r="6" fill="#FCB12B"/>'),
}
