import { expect, test } from 'vitest'
import { writeThemeCss, getVariableName } from './theme-css.ts'

test('theme.css is what the theme says; `npx vitest run src/ui/theme -u` writes it anew', async () => {
  await expect(writeThemeCss()).toMatchFileSnapshot('theme.css')
})

test.each([
  ['surface', '--k-surface'],
  ['lineStrong', '--k-line-strong'],
  ['onHero2', '--k-on-hero-2'],
])('the variable of %s is %s', (token, name) => {
  expect(getVariableName(token)).toBe(name)
})
