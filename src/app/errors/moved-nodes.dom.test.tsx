/** A page whose text nodes a translator has moved still works. */

import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { guardMovedNodes } from './moved-nodes.ts'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <p>
      {count % 2 === 0 && 'জোড় '}
      {count > 0 && <b>মোট</b>} সংখ্যা {count}
      {count % 2 === 1 && ' বিজোড়'}
      <button onClick={() => setCount((now) => now + 1)}>আরও</button>
    </p>
  )
}

/** Wraps each text in two `font` elements, with the text node itself or a copy of it. */
function translate(isNodeKept: boolean): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(isNodeKept ? text : document.createTextNode(text.data))
  }
}

const press = () => act(() => screen.getByRole('button').click())

beforeAll(() => guardMovedNodes())

test.each([true, false])(
  'texts and elements are added and removed around moved ones (the node itself moved: %s)',
  (isNodeKept) => {
    const { container } = render(<Counter />)
    press()
    translate(isNodeKept)
    for (let pressed = 0; pressed < 6; pressed += 1) press()
    const text = container.textContent ?? ''
    expect(text).toContain('মোট')
    if (isNodeKept) expect(text.replace('আরও', '').replaceAll(/\s+/g, ' ').trim()).toBe('মোট সংখ্যা 7 বিজোড়')
  },
)

test('a list that changes its order under a translator keeps all its rows', () => {
  const draw = (names: readonly string[]) => <div>{names.map((name) => [name, <i key={name} />])}</div>
  const { container, rerender } = render(draw(['ক', 'খ', 'গ']))
  translate(true)
  rerender(draw(['গ', 'ক']))
  rerender(draw(['গ', 'ঘ', 'ক']))
  expect(container.textContent).toBe('গঘক')
})

test('a page that broke under a translator says what to do, and does not blame the connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { FrameError } = await import('./error-page.tsx')
  function Broken(): never {
    throw new Error('moved')
  }
  document.documentElement.classList.add('translated-ltr')
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: FrameError }])
  render(<RouterProvider router={router} />)
  expect(await screen.findByRole('heading', { level: 1, name: /অনুবাদ/ })).toBeInTheDocument()
  document.documentElement.classList.remove('translated-ltr')
})
