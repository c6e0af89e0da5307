import { expect, test } from 'vitest'
import { hasFormula, splitFormulas } from './formula.ts'

test.each([
  'JS: ${first}-${last} কী ছাপে?',
  '$a+$b',
  '$a=$b',
  'echo $x.$y',
  '$HOME/$USER',
  '$(this).find($sel)',
  '$_GET[$key] = $_POST[$key]',
  '$user_name=$other_name',
  '$A$1 আর $B$2',
  '/^\\d+$|^\\w+$/',
  '$^,$@',
  "$('#a_b').add($('#c_d'))",
  'DO $$ BEGIN x := 1; END $$',
  'echo $$; kill -9 $$',
  'দাম $25 আর $30',
  '$5-$10',
  '$৫_০০-$৬_০০',
  'এক $ দুই $ তিন',
  '$first-last$',
])('%j is not a formula', (text) => {
  expect(hasFormula(text)).toBe(false)
})

test.each([
  ['যদি $x^2 < 4$ হয়', 'x^2 < 4'],
  ['যদি $x^2 &lt; 4$ হয়', 'x^2 &lt; 4'],
  ['($E = mc^2$)', 'E = mc^2'],
  ['$\\frac{a}{b}$-এর মান', '\\frac{a}{b}'],
  ['মান$x_1$এর', 'x_1'],
  ['$n$টি', 'n'],
  ['সময় $O(n)$।', 'O(n)'],
  ['$2n+1$?', '2n+1'],
  ['$$a+b$$', 'a+b'],
  ['$a+$b এবং $x^2$', 'x^2'],
])('%j has the formula %j', (text, source) => {
  const pieces = splitFormulas(text)
  expect(pieces.flatMap(({ formula }) => formula?.source ?? [])).toEqual([source])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
