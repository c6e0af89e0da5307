/** A plain text of any length: browsers lay out one long paragraph in time that grows with its square. */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MOST_PLAIN } from '#src/lib/bound-text.ts'
import { LongText } from './long-text.tsx'

/** Letters of the longest block that is laid out as one. */
const measureBlocks = (root: HTMLElement) =>
  Math.max(
    ...[...root.querySelectorAll('p, p > span')].map(({ childNodes }) =>
      [...childNodes].reduce(
        (sum, node) => sum + (node.nodeType === Node.TEXT_NODE ? node.nodeValue!.length : 0),
        0,
      ),
    ),
  )

test.each([
  ['words', 'কখ গঘ '.repeat(1_700_000)],
  ['one word', 'ক'.repeat(10_000_000)],
  ['lines', 'ab cd\n'.repeat(1_700_000)],
])('10 MB of %s come in short blocks, nothing lost, and the whole as a file', async (_of, text) => {
  let saved: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob
    return 'blob:text'
  })
  const { container } = render(<LongText text={text} />)
  const paragraph = container.querySelector('p')!
  expect(paragraph.textContent).toBe(text.slice(0, MOST_PLAIN))
  for (let press = 0; press < 3; press += 1)
    await userEvent.click(screen.getByRole('button', { name: /আরও দেখান/ }))
  expect(paragraph.textContent).toBe(text.slice(0, 4 * MOST_PLAIN))
  expect(measureBlocks(container)).toBeLessThanOrEqual(MOST_PLAIN)
  await userEvent.click(screen.getByRole('button', { name: 'পুরো লেখা ফাইলে নিন' }))
  expect(await saved!.text()).toBe(text)
  vi.restoreAllMocks()
})

test('a text of usual length is one paragraph without a button', () => {
  const { container } = render(<LongText text="এক দুই" />)
  expect(container.innerHTML).toBe('<p data-latin="true" dir="auto">এক দুই</p>')
})
