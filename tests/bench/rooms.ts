/** The rooms that `npm run bench` visits, beside a plain React page. */

import type { Browser } from 'playwright'
import { openRoom } from './exam.ts'
import type { Line } from './line.ts'
import type { PageUnderTest } from './measure.ts'
import { FRAMED_COURSE, PRERENDERED_COURSE } from './prerendered.ts'
import { FRAMED, PRERENDERED, PLAIN } from './report.ts'

const BATCH = 'dashboard/my-courses/batch-full-stack-12'
const WORD = 'one word'
const EXAM = 'exam room'

type Cookies = NonNullable<PageUnderTest['cookies']>

interface RoomsOptions {
  line: Line
  plain: Line
  cookies: Readonly<Record<'learner' | 'teacher', Cookies>>
  /** Names of the wanted ones; all when it is empty. */
  only: readonly string[]
}

/**
 * A visit after the first has the data that the first one left on the device: files, the worker where it is
 * allowed, and last replies.
 */
export async function listRooms(
  browser: Browser,
  { line, plain, cookies: { learner: cookies, teacher }, only }: RoomsOptions,
): Promise<PageUnderTest[]> {
  const isWanted = ({ name }: Pick<PageUnderTest, 'name'>) =>
    only.length === 0 || [PLAIN, WORD, ...only].includes(name)
  const rooms: PageUnderTest[] = [
    { name: PLAIN, line: plain, address: '/', usable: '[data-ready]' },
    { name: WORD, line: plain, address: '/word', usable: '[data-ready]' },
    { name: 'guest home', line, address: '/', usable: 'main a[href^="/course/"]' },
    { name: FRAMED, line, address: FRAMED_COURSE, usable: 'main h1' },
    { name: PRERENDERED, line, address: PRERENDERED_COURSE, usable: 'main h1' },
    { name: 'learner dashboard', line, address: '/dashboard', usable: 'main h3', cookies },
    { name: 'login', line, address: '/login', usable: 'main form' },
    { name: 'batch', line, address: `/${BATCH}`, usable: 'main h2', cookies },
    {
      name: 'player',
      line,
      address: `/${BATCH}/recordings/recording-fs12-22`,
      usable: 'main input[type="range"]',
      cookies,
    },
    { name: EXAM, line, address: '', usable: 'section[data-question]', cookies },
    { name: 'certificates', line, address: '/dashboard/certificates', usable: 'main h3', cookies },
    { name: 'certificate', line, address: '/share/certificate/course/k7q2mx9at4dr8wpb', usable: 'main dl' },
    { name: 'job list', line, address: '/dashboard/jobs', usable: 'main li h3, main li a', cookies },
    {
      name: 'teacher today',
      line,
      address: '/teacher',
      usable: 'main h2',
      cookies: teacher,
    },
    {
      name: 'grading',
      line,
      address: '/teacher/submissions/submission-grade-15',
      usable: 'main [aria-pressed]',
      cookies: teacher,
    },
  ]
  const unknown = only.find((name) => rooms.every((room) => room.name !== name))
  if (unknown !== undefined)
    throw new Error(`There is no room "${unknown}": ${rooms.map(({ name }) => name).join(', ')}`)
  const wanted = rooms.filter(isWanted)
  if (!wanted.some(({ name }) => name === EXAM)) return wanted
  const url = new URL(await openRoom(browser, { client: line.origin, cookies }))
  return wanted.map((room) => (room.name === EXAM ? { ...room, address: url.pathname } : room))
}
