import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { table } from './table.ts'

/** The address patterns of `paths`, each parameter as one star. */
const known = new Set(
  Object.values(paths).map((build) => {
    const address = (build as (...values: string[]) => string)(...Array.from({ length: build.length }, () => '*'))
    return decodeURIComponent(address.split('?')[0] ?? '')
  }),
)

const rows = table.flatMap(({ frame, screens }) => screens.map(({ path }) => ({ frame, path })))

test.each(rows.filter(({ path }) => !path.endsWith('*')))('$path is an address of lib/paths', ({ path }) => {
  expect(known).toContain(path.replaceAll(/:\w+\??/g, '*'))
})

test('no address stands in two groups', () => {
  const all = rows.map(({ path }) => path)
  expect(all).toEqual([...new Set(all)])
})

test.each([
  ['learner', '/dashboard'],
  ['teacher', '/teacher'],
  ['talent', '/talent-desk'],
] as const)('the %s frame holds what stands below %s', (frame, start) => {
  for (const row of rows.filter((each) => each.frame === frame)) expect(row.path === start || row.path.startsWith(`${start}/`)).toBe(true)
})

test.each(table.flatMap(({ screens }) => screens))('the file of $path exports a screen', async ({ load }) => {
  expect((await load()).Component).toBeTypeOf('function')
})
