import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Grading } from '../saving/use-grading.ts'
import { words } from '../words.ts'
import { Comment } from './comment.tsx'

const { comment } = words

test('phrases are added by keys one after the other, and the way back is where it began', async () => {
  const grading = { draft: { comment: '' }, change: () => undefined } as unknown as Grading
  render(<Comment grading={grading} fieldRef={null} />)
  screen.getByRole('button', { name: comment.editPhrases }).focus()
  await userEvent.keyboard(' ')
  const field = screen.getByRole('textbox', { name: comment.newPhrase })
  expect(field).toHaveFocus()
  await userEvent.keyboard('আরও উদাহরণ দিন')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(field).toHaveFocus()
  await userEvent.keyboard('চমৎকার গুছিয়েছেন{Enter}')
  expect(field).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: comment.done }))
  expect(screen.getByRole('button', { name: 'আরও উদাহরণ দিন' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'চমৎকার গুছিয়েছেন' })).toBeVisible()
  expect(document.body).not.toHaveFocus()
})
