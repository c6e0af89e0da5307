import { expect, test } from 'vitest'
import { drawFormulas } from './formulas.ts'

test('a formula becomes MathML, also beside other text', () => {
  const html = drawFormulas('<p>যদি $x^2 &lt; 4$ হয়, $$\\frac{a}{b}$$ কত?</p>')
  expect(html.match(/<math/g)).toHaveLength(2)
  expect(html).toContain('<msup>')
  expect(html).toContain('যদি ')
  expect(html).not.toContain('$x')
})

test.each(['দাম $25 আর $30', '<code>$a$</code>', '<pre><code>$x = $y</code></pre>', '<img alt="$a > b$">', 'এক $ দুই $ তিন'])(
  '%j stays as it is',
  (html) => {
    expect(drawFormulas(html)).toBe(html)
  },
)

test('what cannot be read, or would do something, is shown and does nothing', () => {
  expect(drawFormulas('$\\frac{a}$')).toContain('frac')
  const html = drawFormulas('$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://a.example/b.png}$')
  expect(html).not.toMatch(/<(a|img|mi href)\b/)
  expect(html).not.toContain('href="javascript')
})
