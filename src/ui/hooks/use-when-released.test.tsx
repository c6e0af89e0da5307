import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useWhenReleased } from './use-when-released.ts'

function Shown({ value }: { value: string | undefined }) {
  return <p>{useWhenReleased(value) ?? 'nothing'}</p>
}

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a change while a finger is down shows after its release', async () => {
  const { rerender } = render(<Shown value="line" />)
  fireEvent.pointerDown(window)
  rerender(<Shown value={undefined} />)
  expect(screen.getByText('line')).toBeDefined()
  fireEvent.pointerUp(window)
  expect(screen.getByText('line'), 'the click has not come yet').toBeDefined()
  await nextTask()
  expect(screen.getByText('nothing')).toBeDefined()
})

test('without a finger it shows at once', () => {
  const { rerender } = render(<Shown value={undefined} />)
  rerender(<Shown value="server" />)
  expect(screen.getByText('server')).toBeDefined()
})
