import { describe, expect, it } from 'vitest'
import { addQuery, buildPurchaseRedirect, type Path, paths } from './paths.ts'

/** Every address, with an x for each parameter. */
const addresses = Object.values(paths).map((build) =>
  (build as Path)(...(build.pattern.match(/:/g) ?? []).map(() => 'x')),
)

describe('addresses (ruling R23)', () => {
  it('are all different', () => expect(new Set(addresses).size).toBe(addresses.length))

  it.each(addresses)('%s is rooted and has no empty part', (address) =>
    expect(address).toMatch(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/),
  )

  it.each([
    [paths.course('react'), '/course/react'],
    [paths.purchaseResult('TX-1'), '/purchase/result/TX-1'],
    [paths.assignment('b', 'm', 'a'), '/dashboard/my-courses/b/module/m/assignment/a'],
    [paths.recording('b', 'r', { at: 125 }), '/dashboard/my-courses/b/recordings/r?at=125'],
    [paths.shareCertificate('course', '9'), '/share/certificate/course/9'],
    [paths.teacherStudyPlan('b'), '/teacher/batches/b/study-plan'],
    [paths.courses({ category: 'web', page: 2 }), '/courses?category=web&page=2'],
    [paths.courses(), '/courses'],
    [
      paths.search('কী শিখবেন?'),
      `/search?q=${encodeURIComponent('কী').concat('+', encodeURIComponent('শিখবেন?'))}`,
    ],
    [paths.login('/course/a?b=c#d'), '/login?return=%2Fcourse%2Fa%3Fb%3Dc%23d'],
    [paths.login(), '/login'],
  ])('%s', (address, expected) => expect(address).toBe(expected))

  it('carry their pattern, which the route table takes', () => {
    expect(paths.exam.pattern).toBe('/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId')
    expect(paths.newExam.pattern).toBe('/teacher/exams/new')
  })

  it('a parameter never makes another address', () => {
    expect(paths.course('../purchase/x?y#z')).toBe('/course/..%2Fpurchase%2Fx%3Fy%23z')
  })

  it('leaves out undefined values', () =>
    expect(addQuery('/a', { b: undefined, c: '', d: 0, e: false })).toBe('/a?d=0&e=false'))
})

describe('the redirect of a purchase (ruling R14)', () => {
  it('is our origin and one fixed path with a literal idx', () => {
    expect(buildPurchaseRedirect('https://karigor.example/whatever?x=1')).toBe(
      'https://karigor.example/purchase/result/{idx}',
    )
  })
})
