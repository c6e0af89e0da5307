import { expect, test } from 'vitest'
import { drawFormulas } from './formulas.ts'

test('a formula becomes MathML, also beside other text', () => {
  const html = drawFormulas('<p>যদি $x^2 &lt; 4$ হয়, $$\\frac{a}{b}$$ কত?</p>')
  expect(html.match(/<math/g)).toHaveLength(2)
  expect(html).toContain('<msup>')
  expect(html).toContain('যদি ')
  expect(html).not.toContain('$x')
})

test.each([
  'দাম $25 আর $30',
  '<code>$a$</code>',
  '<pre><code>$x = $y</code></pre>',
  '<img alt="$a > b$">',
  'এক $ দুই $ তিন',
])('%j stays as it is', (html) => {
  expect(drawFormulas(html)).toBe(html)
})

test('a formula that is invalid or active is shown as text and does nothing', () => {
  expect(drawFormulas('$\\frac{a}$')).toContain('frac')
  const html = drawFormulas('$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://a.example/b.png}$')
  expect(html).not.toMatch(/<(a|img|mi href)\b/)
  expect(html).not.toContain('href="javascript')
})

test.each([
  ['braces', `$${'2^{'.repeat(6000)}1${'}'.repeat(6000)}$`],
  ['powers within the length', `$${'2^{'.repeat(400)}1${'}'.repeat(400)}$`],
  ['\\left', `$${'\\left('.repeat(1200)}x_1$`],
  ['\\sqrt', `$${'\\sqrt '.repeat(2000)}2$`],
  ['fractions', `$${'\\frac{1}{'.repeat(2000)}x${'}'.repeat(2000)}$`],
])('a formula that is too deep or too long is shown as it was written: %s', (_name, text) => {
  expect(drawFormulas(text)).toBe(text)
})

test.each([
  '\\kern{-9999em}x_1',
  '\\kern-9999em x_1',
  '\\hskip{99999pt}x_1',
  '\\mkern-9999mu x_1',
  '\\mskip 9999mu x_1',
  '\\raisebox{9999em}{x}_1',
  '\\raisebox{-9999em}{x}_1',
  '\\rule[-9999em]{1em}{1em}_1',
  '\\rule{9999em}{1em}_1',
  '\\hspace{-9999em}x_1',
  '\\above{9999em} x_1',
  '\\begin{matrix}a\\\\[9999em]b\\end{matrix}_1',
])('%j moves and grows by no more than a page', (source) => {
  const html = drawFormulas(`$$${source}$$`)
  const sizes = [
    ...html.replaceAll(/<annotation[\s\S]*?<\/annotation>/g, '').matchAll(/(-?[\d.]+)(em|pt|px|ex|mu|%)/g),
  ]
  for (const [, size, unit] of sizes) expect(Math.abs(Number(size)), `${size}${unit}`).toBeLessThanOrEqual(20)
})

test('a formula cannot be larger than the page, and only the first 200 of a text are drawn', () => {
  expect(drawFormulas('$\\rule{999999em}{999999em} = 1$')).not.toContain('999999em"')
  expect(drawFormulas('$x^2$ '.repeat(250)).match(/<math/g)).toHaveLength(200)
})
