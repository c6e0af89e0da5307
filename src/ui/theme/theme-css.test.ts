import { expect, test } from 'vitest'
import { writeThemeCss, getVariableName } from './theme-css.ts'

test('theme.css matches the theme; `npx vitest run src/ui/theme -u` updates it', async () => {
  await expect(writeThemeCss()).toMatchFileSnapshot('theme.css')
})

test.each([
  ['surface', '--k-surface'],
  ['lineStrong', '--k-line-strong'],
  ['onHero2', '--k-on-hero-2'],
])('the variable of %s is %s', (token, name) => {
  expect(getVariableName(token)).toBe(name)
})
