import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../script.ts'
import { resolveMedia, scopeToMain } from './style-sheets.ts'

test('a window is queried by name, also among other conditions', () => {
  expect(resolveMedia('(--narrow) and (orientation: landscape)')).toBe(
    '(max-width: 63.99em) and (orientation: landscape)',
  )
  expect(resolveMedia('print')).toBe('print')
})

test('an unknown window name ends the build', () => {
  expect(() => resolveMedia('(--wyde)')).toThrow('No window is called (--wyde)')
})

test('no style sheet contains the width of a named window', () => {
  const written = /@media[^{]*\((?:min|max)-width: (?:48|47\.99|64|63\.99|80|79\.99)em\)/
  const sheets = globSync('src/**/*.css', { cwd: projectRoot }).map((path) => path.replaceAll('\\', '/'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.filter((path) => written.test(readFileSync(join(projectRoot, path), 'utf8')))).toEqual([])
})

test.each([
  ['.root', '.root:where(main *)'],
  ['.root:hover', '.root:hover:where(main *)'],
  ['.root::before', '.root:where(main *)::before'],
  ['[data-scheme="dark"] .root', '[data-scheme="dark"] .root:where(main *)'],
  ['.root>li:not(.last)', '.root>li:not(.last)'],
  [':root', ':root'],
  ['#root:has(.alone)', '#root:has(.alone)'],
  [':where(.l-grow)', ':where(.l-grow)'],
])('%s of a first picture becomes %s', (selector, scoped) => {
  expect(scopeToMain(selector)).toBe(scoped)
})
