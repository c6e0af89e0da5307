import { expect, test } from 'vitest'
import { readHtml, isPlainHtml, writeHtml } from './plain-html.ts'

const PAIRS: readonly [text: string, html: string][] = [
  ['', ''],
  ['ক্লাস নেই।', '<p>ক্লাস নেই।</p>'],
  ['এক\nদুই', '<p>এক<br>দুই</p>'],
  ['এক\n\nদুই', '<p>এক</p><p>দুই</p>'],
  ['দেখুন:\n\n- প্রথম\n- **দ্বিতীয়**', '<p>দেখুন:</p><ul><li>প্রথম</li><li><strong>দ্বিতীয়</strong></li></ul>'],
  ['1. এক\n2. দুই', '<ol><li>এক</li><li>দুই</li></ol>'],
  ['`node_modules` বাদ দিন', '<p><code>node_modules</code> বাদ দিন</p>'],
  ['কত হবে 2**3**4, আর f(**kwargs)?', '<p>কত হবে 2**3**4, আর f(**kwargs)?</p>'],
  [
    '**"শুনুন"** আর **⚠️ সাবধান**, **<br>**টি',
    '<p><strong>&quot;শুনুন&quot;</strong> আর <strong>⚠️ সাবধান</strong>, <strong>&lt;br&gt;</strong>টি</p>',
  ],
  ['২ < ৩ & "উদ্ধৃতি"', '<p>২ &lt; ৩ &amp; &quot;উদ্ধৃতি&quot;</p>'],
]

test.each(PAIRS)('%j and its HTML convert into each other', (text, html) => {
  expect(writeHtml(text)).toBe(html)
  expect(readHtml(html)).toBe(text)
  expect(isPlainHtml(html)).toBe(true)
})

test('an address becomes a link, without the full stop after it', () => {
  expect(writeHtml('https://react.dev/learn। দেখুন')).toBe(
    '<p><a href="https://react.dev/learn">https://react.dev/learn</a>। দেখুন</p>',
  )
})

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg/onload=alert(1)>'])(
  '%s stays text',
  (text) => {
    expect(writeHtml(text)).not.toMatch(/<(?:script|img|svg)/)
  },
)

test('a list right below its heading line is a separate list', () => {
  expect(writeHtml('দেখুন:\n- এক')).toBe('<p>দেখুন:</p><ul><li>এক</li></ul>')
  expect(writeHtml('১। এক\n২। দুই')).toBe('<ol><li>এক</li><li>দুই</li></ol>')
})

test.each(['<table><tr><td>ক</td></tr></table>', '<h2>শিরোনাম</h2>', '<p><em>বাঁকা</em></p>'])(
  '%s reports that it would lose something',
  (html) => {
    expect(isPlainHtml(html)).toBe(false)
    expect(readHtml(html)).not.toContain('<')
  },
)
