/** The rooms that `npm run bench` visits, beside a plain React page. */

import type { Browser } from 'playwright'
import { openRoom } from './exam.ts'
import type { PageUnderTest } from './measure.ts'
import { FRAMED_COURSE, PAINTED_COURSE } from './painted.ts'
import { FRAMED, PAINTED, PLAIN } from './report.ts'

const BATCH = 'dashboard/my-courses/batch-full-stack-12'
export const WORD = 'one word'
const EXAM = 'exam room'

type Cookies = NonNullable<PageUnderTest['cookies']>

interface RoomsOptions {
  client: string
  plain: { url: string; word: string }
  cookies: Readonly<Record<'learner' | 'teacher', Cookies>>
  /** Names of the wanted ones; all when it is empty. */
  only: readonly string[]
}

/** A visit after the first has what the first one left on the device: files, the worker where it is let in, and last replies. */
export async function listRooms(
  browser: Browser,
  { client, plain, cookies: { learner: cookies, teacher }, only }: RoomsOptions,
): Promise<PageUnderTest[]> {
  const isWanted = ({ name }: Pick<PageUnderTest, 'name'>) =>
    only.length === 0 || [PLAIN, WORD, ...only].includes(name)
  const rooms: PageUnderTest[] = [
    { name: PLAIN, url: plain.url, usable: '[data-ready]' },
    { name: WORD, url: plain.word, usable: '[data-ready]', hasWorker: true },
    { name: 'guest home', url: client, hasWorker: true, usable: 'main a[href^="/course/"]' },
    { name: FRAMED, url: client + FRAMED_COURSE, hasWorker: true, usable: 'main h1' },
    { name: PAINTED, url: client + PAINTED_COURSE, usable: 'main h1' },
    { name: 'learner dashboard', url: `${client}/dashboard`, hasWorker: true, usable: 'main h3', cookies },
    { name: 'login', url: `${client}/login`, usable: 'main form' },
    { name: 'batch', url: `${client}/${BATCH}`, hasWorker: true, usable: 'main h2', cookies },
    {
      name: 'player',
      url: `${client}/${BATCH}/recordings/recording-fs12-22`,
      usable: 'main video, main iframe',
      cookies,
    },
    { name: EXAM, url: '', hasWorker: true, usable: 'section[data-question]', cookies },
    { name: 'certificates', url: `${client}/dashboard/certificates`, usable: 'main h3', cookies },
    { name: 'certificate', url: `${client}/share/certificate/course/k7q2mx9at4dr8wpb`, usable: 'main dl' },
    { name: 'job list', url: `${client}/dashboard/jobs`, usable: 'main li h3, main li a', cookies },
    {
      name: 'teacher today',
      url: `${client}/teacher`,
      hasWorker: true,
      usable: 'main h3, main li a',
      cookies: teacher,
    },
    {
      name: 'grading',
      url: `${client}/teacher/submissions/submission-grade-15`,
      usable: 'main [aria-pressed]',
      cookies: teacher,
    },
  ]
  const unknown = only.find((name) => rooms.every((room) => room.name !== name))
  if (unknown !== undefined)
    throw new Error(`There is no room "${unknown}": ${rooms.map(({ name }) => name).join(', ')}`)
  const wanted = rooms.filter(isWanted)
  if (!wanted.some(({ name }) => name === EXAM)) return wanted
  const url = await openRoom(browser, { client, cookies })
  return wanted.map((room) => (room.name === EXAM ? { ...room, url } : room))
}
