import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Moves } from './moves.tsx'

it.each([
  [true, 1],
  [false, 0],
])('names the digits that choose an option where there are options (%s)', (hasOptions, count) => {
  const nothing = () => undefined
  render(
    <Moves
      number={1}
      total={3}
      hasOptions={hasOptions}
      onPrevious={undefined}
      onNext={nothing}
      isLast={false}
      onKeys={nothing}
      onPalette={nothing}
    />,
  )
  expect(screen.queryAllByText('4')).toHaveLength(count)
  expect(screen.getByText('F')).toBeInTheDocument()
})
