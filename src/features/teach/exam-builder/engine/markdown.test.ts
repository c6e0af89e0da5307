import { expect, test } from 'vitest'
import { renderMarkdown, extractMarkdown, restoreSigns } from './markdown.ts'

test.each([
  ['State কী?', 'State কী?'],
  ['**ক** আর *খ*', '<strong>ক</strong> আর <em>খ</em>'],
  ['`a < b && c` কী দেয়?', '<code>a &lt; b &amp;&amp; c</code> কী দেয়?'],
  ['`**নয়**`', '<code>**নয়**</code>'],
  ['এক\nদুই', 'এক<br>দুই'],
  ['এক\n\nদুই', '<p>এক</p><p>দুই</p>'],
  [
    'দেখুন:\n\n```\nlet a = 1\n\na++\n```\n\nকী হবে?',
    '<p>দেখুন:</p><pre><code>let a = 1\n\na++</code></pre><p>কী হবে?</p>',
  ],
  [
    'দেখুন:\n\n```js\nlet a\n```\n\n```\nb\n```',
    '<p>দেখুন:</p><pre><code class="language-js">let a</code></pre><pre><code>b</code></pre>',
  ],
  ['$a*b*c < d$ কত, *কেন*?', '$a*b*c &lt; d$ কত, <em>কেন</em>?'],
  ['২ * ৩ কত?', '২ * ৩ কত?'],
  ['**{ক}** আর **-৫**, *⚠️ সাবধান*', '<strong>{ক}</strong> আর <strong>-৫</strong>, <em>⚠️ সাবধান</em>'],
  ['**গুরুত্ব**পূর্ণ', '<strong>গুরুত্ব</strong>পূর্ণ'],
  ['"*কেন*?" আর *`x` দেখুন*', '"<em>কেন</em>?" আর <em><code>x</code> দেখুন</em>'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['', ''],
])('%j becomes HTML and comes back', (text, html) => {
  expect(renderMarkdown(text)).toBe(html)
  expect(extractMarkdown(html)).toBe(text)
})

test.each([
  ['<p>এক</p>', 'এক'],
  ['<b>ক</b><br/>খ', '**ক**\nখ'],
  ['&quot;ক&quot;&nbsp;খ', '"ক" খ'],
])('foreign HTML %j is read as %j', (html, text) => {
  expect(extractMarkdown(html)).toBe(text)
})

test.each([
  'কত হবে 2*3*4?',
  '২*৩*৪',
  '5*6*7',
  '2**3**4 আর x**y**z',
  'ক*খ*গ',
  'SELECT COUNT(*) FROM a HAVING COUNT(*) = 1',
  'SELECT *, a.* FROM a',
  'int *p = *q, *r;',
  '(*p)+(*q)',
  'def f(*args, **kwargs): pass',
  'src/**/test/**',
  '__init__ আর snake_case_name',
  '/*এক*/ দুই /*তিন*/',
  '2`x`*3*4',
  'echo $x.$y আর $a+$b',
])('signs in numbers and code stay as they are: %j', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/<(?:em|strong)>/)
  expect(extractMarkdown(renderMarkdown(text))).toBe(text)
})

test.each([
  ['কত হবে 2<em>3</em>4?', 'কত হবে 2*3*4?'],
  [
    '<p>এক</p><p>COUNT(<em>) FROM a HAVING COUNT(</em>) &gt; 1</p>',
    '<p>এক</p><p>COUNT(*) FROM a HAVING COUNT(*) &gt; 1</p>',
  ],
  ['2<strong>3</strong>4', '2**3**4'],
  [
    '<table><tr><td>2<em>3</em>4 <em>কেন</em></td></tr></table>',
    '<table><tr><td>2*3*4 <em>কেন</em></td></tr></table>',
  ],
])('signs that an earlier builder removed are restored: %j', (html, restored) => {
  expect(restoreSigns(html)).toBe(restored)
})

test.each(['<em>কেন</em> নয়', '<strong>গুরুত্ব</strong>পূর্ণ', '<p><em>এক</em></p>', '২*৩*৪', 'এক'])(
  '%j stays as its author wrote it',
  (html) => {
    expect(restoreSigns(html)).toBeUndefined()
  },
)

test.each([
  '<table><tr><td>ক</td></tr></table>',
  '<img src="https://media.example/a.png" alt="">',
  '<p class="x">ক</p>',
  '<ul><li>ক</li></ul>',
])('%j cannot be expressed as Markdown', (html) => {
  expect(extractMarkdown(html)).toBeUndefined()
})
