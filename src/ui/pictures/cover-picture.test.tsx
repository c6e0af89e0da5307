/** A media host that is down or slow must not make the page look broken. */

import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { connectSaving, shownPictures } from '#src/lib/saving-data.ts'
import { CoverPicture } from './cover-picture.tsx'

afterEach(() => {
  connectSaving(() => false)
  shownPictures.clear()
})

const picture = () => document.querySelector('img')

it('a picture that fails to load is replaced by the drawing, until there is another one', () => {
  const { rerender } = render(<CoverPicture src="/a.png" fallback={<p>drawing</p>} />)
  expect(picture()).toHaveAttribute('src', '/a.png')
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  expect(screen.getByText('drawing')).toBeInTheDocument()
  rerender(<CoverPicture src="/b.png" fallback={<p>drawing</p>} />)
  expect(picture()).toHaveAttribute('src', '/b.png')
  rerender(<CoverPicture src={null} fallback={<p>drawing</p>} />)
  expect(screen.getByText('drawing')).toBeInTheDocument()
})

it('while data are saved it comes by a press, which holds for the life of the page', async () => {
  connectSaving(() => true)
  const cover = (
    <article>
      <CoverPicture src="/a.png" fallback={<p>drawing</p>} />
      <a href="/course">course</a>
    </article>
  )
  const { unmount } = render(cover)
  const button = await screen.findByRole('button', { name: 'ছবি দেখুন' })
  expect(picture()).toBeNull()
  expect(screen.getByText('drawing')).toBeInTheDocument()
  await userEvent.click(button)
  expect(picture()).toHaveAttribute('src', '/a.png')
  expect(screen.getByRole('link')).toHaveFocus()
  unmount()
  render(cover)
  expect(picture()).toHaveAttribute('src', '/a.png')
})

it('a picture that is there stays when the switch is turned on', () => {
  const { rerender } = render(<CoverPicture src="/a.png" fallback={null} />)
  connectSaving(() => true)
  rerender(<CoverPicture src="/a.png" fallback={null} isEager />)
  expect(picture()).not.toBeNull()
})
