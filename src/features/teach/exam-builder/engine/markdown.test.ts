import { expect, test } from 'vitest'
import { renderMarkdown, extractMarkdown } from './markdown.ts'

test.each([
  ['State কী?', 'State কী?'],
  ['**ক** আর *খ*', '<strong>ক</strong> আর <em>খ</em>'],
  ['`a < b && c` কী দেয়?', '<code>a &lt; b &amp;&amp; c</code> কী দেয়?'],
  ['`**নয়**`', '<code>**নয়**</code>'],
  ['এক\nদুই', 'এক<br>দুই'],
  ['এক\n\nদুই', '<p>এক</p><p>দুই</p>'],
  ['দেখুন:\n\n```\nlet a = 1\n\na++\n```\n\nকী হবে?', '<p>দেখুন:</p><pre><code>let a = 1\n\na++</code></pre><p>কী হবে?</p>'],
  ['দেখুন:\n\n```js\nlet a\n```\n\n```\nb\n```', '<p>দেখুন:</p><pre><code class="language-js">let a</code></pre><pre><code>b</code></pre>'],
  ['$a*b*c < d$ কত, *কেন*?', '$a*b*c &lt; d$ কত, <em>কেন</em>?'],
  ['২ * ৩ কত?', '২ * ৩ কত?'],
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
  '<table><tr><td>ক</td></tr></table>',
  '<img src="https://media.example/a.png" alt="">',
  '<p class="x">ক</p>',
  '২*৩*৪',
  '<ul><li>ক</li></ul>',
])('%j cannot be expressed as Markdown', (html) => {
  expect(extractMarkdown(html)).toBeUndefined()
})
