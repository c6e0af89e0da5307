/** Where the owner has put no engine of Python, no screen offers to run it. (docs/decisions/0035) */

import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RunCode } from '../late-run-code.tsx'
import { words } from './words.ts'

vi.mock('../../inside/python-path.ts', () => ({ PYTHON_PATH: '' }))

const JS = '<pre><code class="language-js">1 + 1</code></pre>'

it.each([
  ['an answer', { code: 'print(1)', language: 'python', text: '' }],
  ['an answer by its short name', { code: 'print(1)', language: 'py', text: '' }],
  ['a block of a text', { text: '<pre><code class="language-python">print(1)</code></pre>' }],
  ['a block of a note', { text: '```python3\nprint(1)\n```' }],
])('Python of %s has no button, beside JavaScript that has one', async (_of, props) => {
  render(
    <>
      <RunCode {...props} />
      <RunCode text={JS} />
    </>,
  )
  await screen.findByRole('button', { name: words.run })
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
