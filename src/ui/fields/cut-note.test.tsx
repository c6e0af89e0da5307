import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MOST_TYPED } from '#src/lib/bound-text.ts'
import { words } from './form-words.ts'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

function Form() {
  const [text, setText] = useState('')
  return (
    <>
      <TextArea
        label="নোট"
        hint="ছোট করে লিখুন"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextField label="নাম" maxLength={10} />
    </>
  )
}

test('a pasted text is cut at the limit of the field, which says so until somebody types, and what stood there stays', async () => {
  const user = userEvent.setup()
  render(<Form />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('নোট')
  await user.type(field, 'আগে লেখা')
  await user.paste('ক'.repeat(MOST_TYPED))
  expect(field.value).toHaveLength(MOST_TYPED)
  expect(field.value).toMatch(/^আগে লেখাক/)
  expect(field).toHaveAccessibleDescription(words.field.cut(MOST_TYPED, 'আগে লেখা'.length))
  await user.type(field, '{Backspace}')
  expect(field).toHaveAccessibleDescription('ছোট করে লিখুন')
})

test('a line has the limit that its form gives it', async () => {
  const user = userEvent.setup()
  render(<Form />)
  const line = screen.getByLabelText<HTMLInputElement>('নাম')
  await user.click(line)
  await user.paste('১২৩৪৫৬৭৮৯০১২')
  expect(line).toHaveValue('১২৩৪৫৬৭৮৯০')
  expect(line).toHaveAccessibleDescription(words.field.cut(10, 2))
})
