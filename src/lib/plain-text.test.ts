import { expect, test } from 'vitest'
import { extractPlainText } from './plain-text.ts'

test('plain text has no tags and no entities', () => {
  expect(extractPlainText('<p>এক <strong>দুই</strong></p><pre><code>a &lt; b</code></pre>তিন')).toBe(
    'এক দুই a < b তিন',
  )
})
