import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PreviewParts, usePreview } from './use-preview.ts'

function Shown({ onShown, onClose }: Omit<PreviewParts, 'firstId'>) {
  useEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
  return <button onClick={onClose}>close</button>
}

function Builder() {
  const { isOpen, isShown, open, parts } = usePreview()
  return (
    <>
      <div inert={isShown} data-testid="builder">
        <button onClick={open}>open</button>
      </div>
      {isOpen && <Shown {...parts} />}
    </>
  )
}

test('the preview is a history entry: its button and Back close it, and return the focus', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Builder /> }], {
    initialEntries: ['/before', '/exam?a=b'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  const opener = screen.getByRole('button', { name: 'open' })
  const closeBy = [
    () => userEvent.click(screen.getByRole('button', { name: 'close' })),
    () => act(() => router.navigate(-1)),
  ]
  for (const close of closeBy) {
    await userEvent.click(opener)
    const closing = await screen.findByRole('button', { name: 'close' })
    expect(screen.getByTestId('builder')).toHaveAttribute('inert')
    act(() => closing.focus())
    await close()
    await expect.poll(() => screen.queryByRole('button', { name: 'close' })).toBeNull()
    expect(screen.getByTestId('builder')).not.toHaveAttribute('inert')
    expect(opener).toHaveFocus()
    expect(router.state.location.pathname + router.state.location.search).toBe('/exam?a=b')
  }
})
