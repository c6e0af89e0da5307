import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LinkedText } from './linked-text.tsx'

const show = (text: string) =>
  render(
    <MemoryRouter>
      <LinkedText text={text} />
    </MemoryRouter>,
  )

it('draws code between backticks as code, in which brackets are no link', () => {
  const { container } = show('আগে\n```js\na[[b|n/1]]\n```\n[[খ|n/1]]')
  expect(screen.getAllByRole('code').map(({ textContent }) => textContent)).toEqual(['a[[b|n/1]]'])
  expect(screen.getByRole('link', { name: 'খ' })).toHaveAttribute('href', '/dashboard/notes?note=1')
  expect(container).not.toHaveTextContent('```')
})

it('draws code that never ends, and says where a picture is not', async () => {
  show('```\nlet a\n\nb')
  expect(screen.getByRole('code')).toHaveTextContent('let a b')
  show('[[ছবি ১:০০|p/gone.webp]]')
  expect(await screen.findByText(/ছবি ১:০০.*নেই/)).toBeVisible()
})
