import { expect, test } from 'vitest'
import { themeCss, variableOf } from './theme-css.ts'

test('theme.css is what the theme says (write it anew with `vitest run src/ui/theme-css.test.ts -u`)', async () => {
  await expect(themeCss()).toMatchFileSnapshot('./theme.css')
})

test.each([
  ['surface', '--k-surface'],
  ['lineStrong', '--k-line-strong'],
  ['onHero2', '--k-on-hero-2'],
])('the variable of %s is %s', (token, name) => {
  expect(variableOf(token)).toBe(name)
})
