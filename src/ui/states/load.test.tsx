import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { findOldestReply, retryOldReplies } from '#src/lib/old-replies.ts'
import { getFailureText } from './failure-text.ts'
import { Load, type LoadState } from './load.tsx'

type List = readonly string[]

function draw(state: Partial<LoadState<List>>) {
  const from: LoadState<List> = {
    data: undefined,
    error: undefined,
    isSlow: false,
    fetchedAt: undefined,
    retry: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
    ...state,
  }
  render(
    <Load
      from={from}
      skeleton={<i data-testid="skeleton" />}
      isEmpty={(list) => list.length === 0}
      empty={<p>কিছু নেই</p>}
    >
      {(list) => <p>{list.join(' ')}</p>}
    </Load>,
    { wrapper: MemoryRouter },
  )
  return from
}

test('the skeleton is there at once, and hidden from screen readers, which get one line', () => {
  draw({})
  expect(screen.getByTestId('skeleton').closest('[aria-hidden=true]')).toBeInTheDocument()
  expect(screen.getByText('আনা হচ্ছে')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a slow connection is shown, and can be cancelled', async () => {
  const { cancel } = draw({ isSlow: true })
  expect(screen.getByTestId('skeleton')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'থামান' }))
  expect(cancel).toHaveBeenCalledOnce()
})

test('a failure shows the server’s message, and can be tried again', async () => {
  const { retry } = draw({ error: { msg: 'রুটিন আনা যায়নি।' } })
  expect(screen.getByRole('alert')).toHaveTextContent('রুটিন আনা যায়নি।')
  expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'সাপোর্টে জানান' })).toHaveAttribute('href', '/support?from=%2F')
})

test('an empty result shows the empty state', () => {
  draw({ data: [] })
  expect(screen.getByText('কিছু নেই')).toBeInTheDocument()
})

test('data is drawn', () => {
  draw({ data: ['এক', 'দুই'] })
  expect(screen.getByText('এক দুই')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('old data stays after a failed read, with nothing beside it; the frame gets its age, and reads again', () => {
  const fetchedAt = Date.now() - 5 * 60_000
  expect(findOldestReply()).toBeUndefined()
  const { retry } = draw({ data: ['এক'], error: { msg: 'ব্যর্থ' }, fetchedAt })
  expect(screen.getByText('এক').parentElement?.childElementCount).toBe(1)
  expect(findOldestReply()).toBe(fetchedAt)
  retryOldReplies()
  expect(retry).toHaveBeenCalledOnce()
  cleanup()
  expect(findOldestReply()).toBeUndefined()
})

test('a retry by key keeps the focus in place, not at the top of the page', async () => {
  const failed: LoadState<List> = {
    data: undefined,
    error: { msg: 'ব্যর্থ' },
    isSlow: false,
    fetchedAt: undefined,
    retry: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
  }
  const loaded = (from: LoadState<List>) => (
    <Load from={from} skeleton={<i />}>
      {(list) => <button type="button">{list[0]}</button>}
    </Load>
  )
  const { rerender } = render(loaded(failed), { wrapper: MemoryRouter })
  for (const state of [
    failed,
    { ...failed, error: undefined },
    { ...failed, error: undefined, data: ['এক'] },
  ]) {
    rerender(loaded(state))
    if (state.error) await userEvent.click(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' }))
    expect(document.body).not.toHaveFocus()
  }
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'এক' })).toHaveFocus()
})

test('a known cause is shown in Bengali, a server’s own sentence unchanged', () => {
  const english = 'Something Went Wrong!'
  expect(getFailureText({ msg: english, kind: 'no-answer' })).toBe('ইন্টারনেট ফিরলে আবার চেষ্টা করুন।')
  expect(getFailureText({ msg: english, kind: 'late' })).toMatch(/সময়মতো/)
  expect(getFailureText({ msg: english, kind: 'http' })).toBe(english)
  expect(getFailureText({ msg: '১০ মিনিট আগের তথ্য', kind: 'no-answer' })).toBe('১০ মিনিট আগের তথ্য')
})
