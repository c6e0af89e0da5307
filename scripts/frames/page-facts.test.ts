import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { leaveOutFacts } from './page-facts.ts'

const leaveOut = (code: string) => leaveOutFacts(code, parseAst(code))

it('gives a page the facts that the app needs, and moves nothing', () => {
  const code =
    "export const table = [definePage(paths.course, { load: () => import('./a.tsx') }, {\n  examples: ['/a'],\n}), next]"
  const left = leaveOut(code)
  expect(left).toHaveLength(code.length)
  expect(left).toContain("definePage(paths.course, { load: () => import('./a.tsx') }")
  expect(left).not.toContain('examples')
  expect(left.indexOf('next')).toBe(code.indexOf('next'))
  expect(() => parseAst(left)).not.toThrow()
})

it('changes nothing else', () => {
  const code = 'definePage(paths.home, { load });definePart(a, b, { c: 1 })'
  expect(leaveOut(code)).toBe(code)
})
