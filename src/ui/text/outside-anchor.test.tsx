/** Without a connection no tab opens that can only show the browser's own error page. */

import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callEnded } from '#src/lib/connection.ts'
import { Button } from '#src/ui/button.tsx'
import { words } from '#src/ui/words.ts'
import { ExternalLink } from './external-link.tsx'

let isOnline = false

function setOnline(next: boolean) {
  isOnline = next
  act(() => void window.dispatchEvent(new Event(next ? 'online' : 'offline')))
}

beforeEach(() => {
  isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.restoreAllMocks()
  callEnded(true)
})

/** Whether the browser follows the press. */
const press = (link: HTMLElement) => fireEvent.click(link)
const told = () => screen.queryByRole('alert')?.textContent

test.each([
  ['a file of a batch', () => <ExternalLink href="https://files.example/notes.pdf">নোট</ExternalLink>],
  ['a file under a button', () => <Button href="https://files.example/notes.pdf">নোট</Button>],
])('%s says why it does not open, until the connection is back', (_what, show) => {
  render(<MemoryRouter>{show()}</MemoryRouter>)
  const link = screen.getByRole('link', { name: /নোট/ })
  expect(told()).toBeUndefined()
  expect(press(link)).toBe(false)
  expect(told()).toBe(words.link.offline)
  setOnline(true)
  expect(told()).toBeUndefined()
  expect(press(link)).toBe(true)
})

test('after a call without an answer only the first press is stopped', () => {
  setOnline(true)
  callEnded(false)
  render(
    <MemoryRouter>
      <Button href="https://files.example/notes.pdf">নোট</Button>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'নোট' })
  expect(press(link)).toBe(false)
  expect(told()).toBe(words.link.offline)
  expect(press(link)).toBe(true)
})

test('what the page itself holds opens without a connection', () => {
  render(
    <MemoryRouter>
      <Button href="blob:https://karigor.example/1">ছবি</Button>
    </MemoryRouter>,
  )
  expect(press(screen.getByRole('link', { name: 'ছবি' }))).toBe(true)
  expect(told()).toBeUndefined()
})
