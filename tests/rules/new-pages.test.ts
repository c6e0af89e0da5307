import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOfflineLinks } from '#src/features/shell/learner/learner-links.ts'
import { accountPages, destinations, listFound, tilePages } from '#src/features/shell/shared/destinations.ts'
import { paths } from '#src/lib/paths.ts'
import { ROLES } from '#src/lib/role.ts'
import { projectRoot } from '../../scripts/script.ts'
import { findUnlinkedPages, findUnplacedPages, findUnstoredScreens, listRoutes } from './new-pages.ts'

const readText = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const worker = readText('scripts/build/service-worker.ts')

/** Pages that have a link of another kind. */
const ELSEWHERE = [
  // Heads of the day and of the palette.
  'routine',
  // The bell of the bar.
  'notifications',
  'teacherNotifications',
  // One entry with the interviews.
  'offers',
  'interviews',
  // Buttons on the pages of their lists.
  'newNotice',
  'newExam',
]

const listScreens = (role: string) =>
  readdirSync(join(projectRoot, 'src/routes', role))
    .filter((name) => name.endsWith('.screen.tsx'))
    .map((name) => `${role}/${name.replace('.screen.tsx', '')}`)

const screens = [...listScreens('learner'), ...listScreens('talent')]

test('every page of a learner or a talent is stored with an area', () => {
  expect(findUnstoredScreens(screens, worker)).toEqual([])
})

test('a new page in no area is a fault', () => {
  expect(findUnstoredScreens(['learner/downloads', 'talent/courses'], worker)).toEqual([
    'src/routes/learner/downloads.screen.tsx is in no area: name it in AREAS of scripts/build/service-worker.ts',
    'src/routes/talent/courses.screen.tsx is in no area: name it in AREAS of scripts/build/service-worker.ts',
  ])
})

const pages = listRoutes(readText('src/routes/learner/table.ts')).flatMap(({ path, screen }) => {
  const address = (paths as unknown as Record<string, () => string>)[path]
  // A page with ids in its address is reached from its list.
  const to = address === undefined ? '' : address()
  return to.includes('undefined') ? [] : [{ path, screen, to }]
})
const linked = listOfflineLinks().map(({ to }) => to)

test('every page that is read without a connection is linked there', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(findUnlinkedPages(worker, pages, linked)).toEqual([])
})

test('a stored page without such a link is a fault', () => {
  expect(
    findUnlinkedPages(
      worker,
      pages,
      linked.filter((to) => to !== paths.notes()),
    ),
  ).toEqual([
    'paths.notes is stored to be read offline: name it in listOfflineLinks of src/features/shell/learner/learner-links.ts',
  ])
})

const inMenus = readdirSync(join(projectRoot, 'src/features/shell'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .flatMap((name) => [
    ...readText(`src/features/shell/${name}`).matchAll(/(?:listOffered\(\[([^\]]*)\]|destinations\.(\w+))/g),
  ])
  .flatMap(([, list = '', one = '']) => [...[...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name), one])

const placed = [...inMenus, ...Object.values(accountPages).flat(), ...tilePages, ...ELSEWHERE]
const found = ROLES.filter((role) => role !== 'guest')
  .flatMap((role) => listFound(role))
  // A page for everybody is found in the site's own menus.
  .filter((name) => destinations[name].roles?.includes('guest') !== true)

test('every page that the palette finds stands in a menu too', () => {
  expect(findUnplacedPages([...new Set(found)], placed)).toEqual([])
})

test('a page of the palette alone is a fault', () => {
  expect(findUnplacedPages(['downloads'], placed)).toEqual([
    'downloads stands in no menu: name it in accountPages or tilePages of src/features/shell/shared/destinations.ts, or in ELSEWHERE with where its link is',
  ])
})
