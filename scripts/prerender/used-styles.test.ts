import { expect, it } from 'vitest'
import { pickUsedStyles } from './used-styles.ts'

const MARKUP = '<p class="seen" style="color:var(--by-markup)">ক</p>'

it('takes the rules of the present classes, and of no others', () => {
  expect(pickUsedStyles('.seen{top:0}.other{top:0}@media (width>=64em){.other{top:0}}p{top:0}', MARKUP)).toBe(
    '.seen{top:0}p{top:0}',
  )
})

it('takes an animation only with a rule that names it', () => {
  const moves = '@keyframes shine{0%{top:0}to{top:1px}}@keyframes spin{to{rotate:1turn}}'
  expect(pickUsedStyles(`.seen{animation:2s shine}.other{animation:spin}${moves}`, MARKUP)).toBe(
    '.seen{animation:2s shine}@keyframes shine{0%{top:0}to{top:1px}}',
  )
})

it('takes the variables that are used, by other rules or by the markup', () => {
  const variables = ':root{--a:var(--b);--b:1px;--unused:var(--only-by-it);--only-by-it:2px;--by-markup:red}'
  expect(pickUsedStyles(`${variables}.seen{top:var(--a)}`, MARKUP)).toBe(
    ':root{--a:var(--b);--b:1px;--by-markup:red}.seen{top:var(--a)}',
  )
})
