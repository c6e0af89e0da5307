import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MantineRoot } from '#src/ui/theme/mantine-root.tsx'
import { NumberField } from './number-field.tsx'

test.each([
  ['.', 0],
  ['.5', 0.5],
  ['৭.', 7],
  ['', 0],
])('half-typed “%s” counts as %d', (typed, number) => {
  const onNumber = vi.fn<(value: number) => void>()
  render(
    <MantineRoot>
      <NumberField label="নম্বর" value={20} onNumber={onNumber} />
    </MantineRoot>,
  )
  fireEvent.change(screen.getByLabelText('নম্বর'), { target: { value: typed } })
  expect(onNumber.mock.lastCall).toEqual([number])
})
