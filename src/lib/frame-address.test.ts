import { describe, expect, it } from 'vitest'
import { getHtmlName, isPatternMatch } from './frame-address.ts'

describe('a pattern', () => {
  it.each(['/*.html', '/a.b/:id'])('%s escapes a full stop', (pattern) => {
    expect(isPatternMatch(pattern, pattern.replace('*', 'index').replace(':id', '7'))).toBe(true)
    expect(isPatternMatch(pattern, pattern.replace('*', 'index').replace(':id', '7').replace('.', 'x'))).toBe(
      false,
    )
  })
})

it('the home page is the file that hosts expect', () => {
  expect(getHtmlName('home')).toBe('index.html')
  expect(getHtmlName('learner')).toBe('learner.html')
})
