import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { resetQueues, useQueue } from '#src/api/outbox/queue.ts'
import { NOTES } from './note-queue.ts'
import { RecordingNotes } from './recording-notes.tsx'
import { mergeNotes } from './shown-notes.ts'

const READ = {
  data: { data: [], total: 0 },
  error: undefined,
  isLoading: false,
  isSlow: false,
  fetchedAt: 0,
  retry: () => {},
  cancel: () => {},
}

/** Shows the queue only, as without a connection. */
function Notes() {
  const notes = mergeNotes([], useQueue(NOTES))
  return (
    <RecordingNotes recordingId="r" from={{ read: READ, notes, retryRest: undefined }} requestCount={0} />
  )
}

afterEach(() => {
  resetQueues()
  vi.restoreAllMocks()
})

test('a new note is scrolled into view once and the focus stays in the field', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const user = userEvent.setup()
  render(<Notes />, { wrapper: MemoryRouter })
  const field = screen.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' })
  for (const text of ['প্রথম', 'দ্বিতীয়']) {
    await user.type(field, text)
    await user.click(screen.getAllByRole('button', { name: 'নোট সেভ করুন' })[0]!)
  }
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(scrolled.mock.contexts).toEqual(rows)
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  expect(field).toHaveFocus()
})
