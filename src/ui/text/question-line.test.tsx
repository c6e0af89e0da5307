import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuestionLine } from './question-line.tsx'

test('a line draws its formulas, and is plain words without one', async () => {
  const plain = render(<QuestionLine html={'<p>এক &lt; দুই</p><p>তিন</p>'} />)
  expect(plain.container.innerHTML).toBe('এক &lt; দুই তিন')
  const drawn = render(<QuestionLine html="<p>যদি $x^2 = 4$ হয়</p>" />)
  await expect.poll(() => drawn.container.querySelector('math msup')).not.toBeNull()
  expect(drawn.container.querySelector('p')).toBeNull()
})
