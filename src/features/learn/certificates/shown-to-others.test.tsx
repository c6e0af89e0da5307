/** Two choices of one record. (ruling R52) */

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { ApiCache } from '#src/api/use-api.ts'
import { envelope, fakeLine, memoryTokens, type Seen } from '../../../../tests/support/fake-line.ts'
import { ShownToOthers } from './shown-to-others.tsx'

function connect(isBroken = () => false) {
  let record: Record<string, unknown> = { goal: 'চাকরি' }
  const line = { opens: Promise.resolve() }
  const respond = async ({ method, body }: Seen) => {
    const held = record
    await line.opens
    if (method === 'PATCH') {
      if (isBroken()) return envelope(null, { status: 422, msg: 'এখন সেভ করা যাচ্ছে না।' })
      record = (JSON.parse(new TextDecoder().decode(body)) as { free_object: typeof record }).free_object
    }
    return envelope({
      _id: 'p',
      role: 'learner',
      name: 'নুসরাত',
      free_object: method === 'PATCH' ? record : held,
    })
  }
  connectClient(
    fakeLine(respond, { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) }).connection,
  )
  render(<ShownToOthers />, { wrapper: ApiCache })
  return { getRecord: () => record, line }
}

test('both pressed at once are both saved, and the rest of the record stays', async () => {
  const { getRecord, line } = connect()
  const user = userEvent.setup()
  const marks = await screen.findByRole('switch', { name: 'নম্বর দেখানো হবে' })
  let open = () => {}
  line.opens = new Promise((resolve) => {
    open = resolve
  })
  await user.click(marks)
  await user.click(screen.getByRole('switch', { name: 'গুগল সার্চে পাওয়া যাবে' }))
  open()
  await waitFor(() => expect(getRecord()).toEqual({ goal: 'চাকরি', shows_marks: true, is_searchable: true }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'ফিরিয়ে নিন' })).toHaveLength(2))
  await user.click(screen.getAllByRole('button', { name: 'ফিরিয়ে নিন' })[0]!)
  await waitFor(() => expect(getRecord()).toEqual({ goal: 'চাকরি', shows_marks: false, is_searchable: true }))
})

test('a refused choice is reverted, with the reason beside it and a retry', async () => {
  let isBroken = true
  const { getRecord } = connect(() => isBroken)
  const user = userEvent.setup()
  const marks = await screen.findByRole('switch', { name: 'নম্বর দেখানো হবে' })
  await user.click(marks)
  expect(await screen.findByText('এখন সেভ করা যাচ্ছে না।')).toBeInTheDocument()
  expect(marks).not.toBeChecked()
  isBroken = false
  await user.click(screen.getByRole('button', { name: /আবার/ }))
  await waitFor(() => expect(marks).toBeChecked())
  expect(getRecord()['shows_marks']).toBe(true)
})
