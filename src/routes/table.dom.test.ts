import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { table as openTable } from './guest/table.ts'
import { listRoutesWithCalls, START_PAGES } from './starts.ts'
import { areas } from './table.ts'

type Name = keyof typeof paths

const closed = await Promise.all(areas.map(async ({ start, table }) => ({ start, groups: (await table()).table })))
const table = [...openTable, ...closed.flatMap(({ groups }) => groups)]

/** Each builder of `paths` with its address pattern, each parameter as one star. */
const builders = Object.entries(paths).map(([name, build]) => {
  const address = (build as (...values: string[]) => string)(...Array.from({ length: build.length }, () => '*'))
  return { name: name as Name, pattern: decodeURIComponent(address.split('?')[0] ?? '') }
})

const known = new Set(builders.map(({ pattern }) => pattern))

/** `/transactions/:idx?` is two addresses. */
function patternsOf(path: string): string[] {
  const whole = path.replaceAll(/:\w+/g, '*')
  return whole.endsWith('?') ? [whole.slice(0, -1), whole.replace(/\/[^/]*$/, '')] : [whole]
}

const rows = table.flatMap(({ frame, screens }) => screens.map(({ path }) => ({ frame, path })))
const served = new Set(rows.flatMap(({ path }) => patternsOf(path)))

test.each(rows.filter(({ path }) => !path.endsWith('*')))('$path is an address of lib/paths', ({ path }) => {
  for (const pattern of patternsOf(path)) expect(known).toContain(pattern)
})

test('every address of lib/paths has its screen', () => {
  expect(builders.filter(({ pattern }) => !served.has(pattern)).map(({ name }) => name)).toEqual([])
})

test.each([...listRoutesWithCalls(), ...Object.values(START_PAGES).flatMap(({ routes }) => routes)])(
  '%s of the table of starts is a route',
  (route) => {
    expect(rows.map(({ path }) => path)).toContain(route)
  },
)

test('no address stands in two groups', () => {
  const all = rows.map(({ path }) => path)
  expect(all).toEqual([...new Set(all)])
})

test.each(closed)('the table of $start holds what stands below it, for those of a role', ({ start, groups }) => {
  expect(groups.every(({ roles }) => roles !== undefined)).toBe(true)
  for (const { path } of groups.flatMap(({ screens }) => screens)) expect(path === start || path.startsWith(`${start}/`)).toBe(true)
})

test('the open table holds nothing that a closed area begins at', () => {
  const inClosed = openTable
    .flatMap(({ screens }) => screens)
    .filter(({ path }) => areas.some(({ start }) => `${path}/`.startsWith(`${start}/`)))
  expect(inClosed).toEqual([])
})

test.each(table.flatMap(({ screens }) => screens))('the file of $path exports a screen', async ({ load }) => {
  expect((await load()).Component).toBeTypeOf('function')
})
