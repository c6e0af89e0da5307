import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addOldReply, tellOffline } from '#src/lib/old-replies.ts'
import { OldReplies } from './old-replies.tsx'

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
afterEach(() => setOnline(true))

test('a page opened without a connection says so in its first drawing, and the age takes that place', () => {
  setOnline(false)
  render(<OldReplies saysOffline />)
  expect(screen.getByRole('status')).toHaveTextContent(/^ইন্টারনেট নেই।/)
  let remove = () => {}
  act(() => {
    remove = addOldReply({ fetchedAt: Date.now() })
  })
  expect(screen.getByRole('status')).toHaveTextContent('এইমাত্র আনা তথ্য দেখছেন')
  act(() => {
    remove()
    setOnline(true)
  })
  expect(screen.queryByRole('status')).toBeNull()
})

test('it is silent while the page itself says that there is no connection', () => {
  setOnline(false)
  const end = tellOffline()
  render(<OldReplies saysOffline />)
  expect(screen.queryByRole('status')).toBeNull()
  act(end)
  expect(screen.getByRole('status')).toBeInTheDocument()
})

test('a connection that is lost later pushes nothing away', () => {
  render(<OldReplies saysOffline />)
  act(() => setOnline(false))
  expect(screen.queryByRole('status')).toBeNull()
})
