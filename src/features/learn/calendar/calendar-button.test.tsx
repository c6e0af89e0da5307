/** A batch whose dates are not set has no file, and says what to do. */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { ApiCache } from '#src/api/use-api.ts'
import { envelope, fakeLine, memoryTokens, type Seen } from '../../../../tests/support/fake-line.ts'
import { CalendarButton } from './calendar-button.tsx'

const BATCH = { _id: 'b1', title: 'ওয়েব · ব্যাচ ১২', slug: 'web' }
const PLAN = { batch: { _id: 'b1', title: 'ব্যাচ ১২', course_title: 'ওয়েব' }, modules: [] }

test('without dates nothing is downloaded, and the sentence says when to return', async () => {
  const createUrl = vi.fn<(blob: Blob) => string>()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl }))
  const respond = ({ path }: Seen) =>
    path.includes('study-plan')
      ? envelope(PLAN)
      : Response.json({ code: 200, status: 'success', msg: '', data: [], total: 0, page: 1, count: 100 })
  connectClient(
    fakeLine(respond, { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) }).connection,
  )
  render(<CalendarButton batch={BATCH} />, { wrapper: ApiCache })
  await userEvent.click(screen.getByRole('button', { name: 'সব ক্লাস ক্যালেন্ডারে রাখুন' }))
  expect(await screen.findByText(/তারিখ এখনো ঠিক হয়নি/)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('নতুন ক্লাস ঠিক হলে আবার চেষ্টা করুন।')
  expect(createUrl).not.toHaveBeenCalled()
})
