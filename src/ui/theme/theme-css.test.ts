import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { writeThemeCss, getVariableName } from './theme-css.ts'

/** One declaration a line, however the formatter broke and wrote it. */
function declarations(css: string): string[] {
  return css
    .replaceAll(/\s+/g, '')
    .replaceAll('"', "'")
    .toLowerCase()
    .replaceAll(/(?<!\d)0+(?=\.\d)/g, '')
    .replaceAll(/(\.\d*?)0+(?!\d)/g, '$1')
    .split(/[;{}]/)
}

test('theme.css is what the theme says; `node scripts/theme.ts` writes it anew', async () => {
  const file = await readFile(new URL('theme.css', import.meta.url), 'utf8')
  expect(declarations(file).filter(Boolean)).toEqual(declarations(writeThemeCss()).filter(Boolean))
})

test.each([
  ['surface', '--k-surface'],
  ['lineStrong', '--k-line-strong'],
  ['onHero2', '--k-on-hero-2'],
])('the variable of %s is %s', (token, name) => {
  expect(getVariableName(token)).toBe(name)
})
