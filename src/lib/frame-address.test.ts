import { describe, expect, it } from 'vitest'
import { getFileOfAddress, getHtmlName, isPatternMatch } from './frame-address.ts'

describe('an address', () => {
  it.each([
    ['/', 'home'],
    ['/courses', 'guest'],
    ['/free', 'guest'],
    ['/free/12', 'course'],
    ['/course/full-stack', 'course'],
    ['/login', 'plain'],
    ['/purchase/result/88', 'plain'],
    ['/dashboard', 'learner'],
    ['/dashboard/my-courses/b1/module/m1', 'learner'],
    ['/dashboard/my-courses/b1/module/m1/exam/e1', 'plain'],
    ['/teacher', 'teacher'],
    ['/teacher/submissions', 'teacher'],
    ['/teacher/submissions/s1', 'plain'],
    ['/talent-desk/offers', 'talent'],
    ['/talent/farhana', 'guest'],
    ['/dashboards', 'guest'],
  ])('%s opens the file of %s', (path, file) => {
    expect(getFileOfAddress(path)).toBe(file)
  })
})

describe('a pattern', () => {
  it.each(['/*.html', '/a.b/:id'])('%s takes a full stop for itself', (pattern) => {
    expect(isPatternMatch(pattern, pattern.replace('*', 'index').replace(':id', '7'))).toBe(true)
    expect(isPatternMatch(pattern, pattern.replace('*', 'index').replace(':id', '7').replace('.', 'x'))).toBe(false)
  })
})

it('the home page is the file that hosts know', () => {
  expect(getHtmlName('home')).toBe('index.html')
  expect(getHtmlName('learner')).toBe('learner.html')
})
