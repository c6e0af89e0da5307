import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { readCode, OtpInput } from './otp-input.tsx'

function Field({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('')
  return <OtpInput length={6} value={value} onChange={setValue} onComplete={onComplete} />
}

function draw() {
  const onComplete = vi.fn<(code: string) => void>()
  render(<Field onComplete={onComplete} />)
  return { field: screen.getByLabelText('কোড'), onComplete }
}

test('the field requests the code of an SMS and the number pad', () => {
  const { field } = draw()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
})

test('Bengali digits typed one by one become Latin ones, and the last one completes', async () => {
  const { field, onComplete } = draw()
  await userEvent.type(field, '২৪৬৮১')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(field, '০')
  expect(field).toHaveValue('246810')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('246810')
})

test('letters and further digits change nothing', async () => {
  const { field, onComplete } = draw()
  await userEvent.type(field, '24a6810')
  expect(field).toHaveValue('246810')
  await userEvent.type(field, '9')
  expect(field).toHaveValue('246810')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

test.each([
  ['a whole SMS', 'কারিগর: আপনার OTP কোড 246810। ৫ মিনিটের মধ্যে লিখুন। সাপোর্ট 09600000000'],
  ['Bengali digits', 'আপনার কোড ২৪৬৮১০'],
  ['two pieces', '246 810'],
])('a pasted code is found in %s', async (_, text) => {
  const { field, onComplete } = draw()
  await userEvent.type(field, '99')
  await userEvent.paste(text)
  expect(field).toHaveValue('246810')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('246810')
})

test('a digit can be deleted', async () => {
  const { field } = draw()
  await userEvent.type(field, '2468{Backspace}')
  expect(field).toHaveValue('246')
})

test('text entered at once by autofill or a keyboard is read like a paste', () => {
  expect(readCode('Your code is 246810', 6)).toBe('246810')
  expect(readCode('২৪৬ ৮১০', 6)).toBe('246810')
  expect(readCode('', 6)).toBe('')
})
