import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { allPages } from './all-pages.ts'
import { table as openTable } from './guest/table.ts'
import { listPatterns } from './page.ts'
import { areas, findPage } from './table.ts'

const closed = await Promise.all(
  areas.map(async ({ start, table }) => ({ start, groups: (await table()).table })),
)
const routes = allPages.map(({ path }) => path)

test('every address of lib/paths has its page', () => {
  const served = new Set(routes.flatMap(listPatterns))
  const missing = Object.entries(paths).flatMap(([name, { pattern }]) => (served.has(pattern) ? [] : [name]))
  expect(missing, 'no page: give it a row in routes/<area>/table.ts').toEqual([])
})

test('no address has two pages', () => {
  expect(routes).toEqual([...new Set(routes)])
})

test.each(closed)('the table of $start contains the pages below it, for a role', ({ start, groups }) => {
  expect(groups.every(({ roles }) => roles !== undefined)).toBe(true)
  for (const { path } of groups.flatMap(({ pages }) => pages))
    expect(path === start || path.startsWith(`${start}/`)).toBe(true)
})

test('the open table contains no page that opens a closed area', () => {
  const inClosed = openTable
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => areas.some(({ start }) => `${path}/`.startsWith(`${start}/`)))
  expect(inClosed).toEqual([])
})

test.each(allPages)('the file of $path exports a screen', async ({ path, load }) => {
  expect((await load()).Component).toBeTypeOf('function')
  expect((await findPage(path))?.load).toBe(load)
})
