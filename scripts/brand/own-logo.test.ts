import { expect, test } from 'vitest'
import { buildIcon } from './brand-files.ts'
import { parseLogo, writeMark } from './own-logo.ts'

const DRAWN = `<?xml version="1.0"?><!-- made by a program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:program="urn:x" width="64px" height="64" fill="#123456">
  <defs><linearGradient id="a"><stop offset="0" style="stop-color:#FFFFFF;-x-y:1"/></linearGradient></defs>
  <g program:label="Layer 1"><path class="b" d="M0 0h64v64z" fill="url(#a)" stroke-width='2'/></g>
</svg>`

test('a logo keeps its shapes, without the extras of a drawing program', () => {
  expect(parseLogo(DRAWN)).toEqual({
    viewBox: '0 0 64 64',
    shapes:
      '<g fill="#123456"><defs><linearGradient id="a"><stop offset="0" stop-color="#FFFFFF"/></linearGradient></defs>' +
      '<g><path d="M0 0h64v64z" fill="url(#a)" stroke-width="2"/></g></g>',
  })
})

test('the app and the icons draw it in place of ours', () => {
  const own = parseLogo(DRAWN)
  const mark = writeMark(own)
  expect(mark).toContain('viewBox="0 0 64 64"')
  expect(mark).toContain('strokeWidth="2"')
  expect(mark).toContain('stopColor="#FFFFFF"')
  expect(mark).toContain('<linearGradient id={`${id}a`}>')
  expect(mark).toContain('fill={`url(#${id}a)`}')
  expect(writeMark(parseLogo('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'))).not.toContain('useId')
  expect(buildIcon(false, own)).toContain('viewBox="0 0 64 64"><g fill="#123456">')
  expect(buildIcon(true, own)).toMatch(/<rect width="34" height="34" fill="#FFFFFF"\/><g transform/)
  expect(buildIcon(false, own)).not.toContain('<rect')
})

test.each([
  ['<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', 'holds words'],
  ['<svg viewBox="0 0 9 9"><script href="x"/></svg>', 'holds <script>'],
  ['<svg viewBox="0 0 9 9"><image href="https://a.example/a.png"/></svg>', 'holds <image>'],
  ['<svg viewBox="0 0 9 9"><path onload="alert(1)" d="M0 0"/></svg>', 'has onload='],
  ['<svg viewBox="0 0 9 9"><path fill="url(https://a.example/a)" d="M0 0"/></svg>', 'has fill='],
  ['<svg viewBox="0 0 9 9"><path d="{alert(1)}"/></svg>', 'has d='],
  ['<svg viewBox="0 0 9 9"><text>শেখাঘর</text></svg>', 'holds words'],
  ['<svg><path d="M0 0"/></svg>', 'has no viewBox'],
  [`<svg viewBox="0 0 9 9"><path d="${'M0 0'.repeat(1000)}"/></svg>`, 'has 4'],
  ['<p/>', 'is not one <svg>'],
])('%s is refused with a sentence', (svg, why) => expect(() => parseLogo(svg)).toThrow(`logo.svg ${why}`))
