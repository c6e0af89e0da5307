import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { frameSteppedAside } from '#src/stores/shell/shell-store.ts'
import { LazyParts } from './lazy-parts.tsx'

afterEach(() => frameSteppedAside(false))

test('the part that draws toasts is there before the first toast where a page is alone on the screen', async () => {
  const { container } = render(<LazyParts />)
  expect(container).toBeEmptyDOMElement()
  act(() => frameSteppedAside(true))
  await waitFor(() => expect(container).not.toBeEmptyDOMElement())
})
