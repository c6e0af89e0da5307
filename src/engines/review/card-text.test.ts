import { expect, it } from 'vitest'
import { splitCode } from './card-text.ts'

it('takes the code out of a question and counts its lines', () => {
  expect(splitCode('<p>ক</p><pre class="x"><code>a\n\nb</code></pre><p>খ</p><pre>c</pre>')).toEqual({
    text: '<p>ক</p><p>খ</p>',
    code: '<pre class="x"><code>a\n\nb</code></pre><pre>c</pre>',
    lineCount: 2,
  })
  expect(splitCode('<p>ক</p><pre>a')).toEqual({ text: '<p>ক</p><pre>a', code: '', lineCount: 0 })
})

it('reads a text of blocks that never end in no time', () => {
  // Minutes with a pattern that goes back.
  expect(splitCode('<pre'.repeat(100_000)).code).toBe('')
  expect(splitCode(`<pre>${'<'.repeat(200_000)}</pre>`).lineCount).toBe(1)
})
