import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Boundary } from './boundary.tsx'

test('a part that throws leaves a sentence, its neighbours stay, and it can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let isBroken = true
  const Part = () => {
    if (isBroken) throw new RangeError('too deep')
    return <p>উত্তর</p>
  }
  render(
    <>
      <Boundary text="দেখানো গেল না।">
        <Part />
      </Boundary>
      <p>নম্বর</p>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('দেখানো গেল না।')
  expect(screen.getByText('নম্বর')).toBeInTheDocument()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'আবার' }))
  expect(screen.getByText('উত্তর')).toBeInTheDocument()
})
