/** A media host that is down or slow must not make the page look broken. */

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CoverPicture } from './cover-picture.tsx'

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
