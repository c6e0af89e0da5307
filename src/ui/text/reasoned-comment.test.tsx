import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReasonedComment } from './reasoned-comment.tsx'

test('the learner reads reasons with their points, a mark by hand, and the other words, without brackets', () => {
  render(<ReasonedComment text={'[+২] ধাপ ঠিক\n[-0.5] একক লেখেনি\n[=৩] হাতে দেওয়া নম্বর\nছবিটি সুন্দর।'} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ধাপ ঠিক+২',
    'একক লেখেনি−০.৫',
  ])
  expect(screen.getByText('হাতে দেওয়া নম্বর: ৩')).toBeVisible()
  expect(screen.getByText('ছবিটি সুন্দর।')).toBeVisible()
})

test('a plain comment stays one text', () => {
  const { container } = render(<ReasonedComment text={'[2] সূত্র দেখুন'} />)
  expect(container.textContent).toBe('[2] সূত্র দেখুন')
  expect(screen.queryByRole('list')).toBeNull()
})
