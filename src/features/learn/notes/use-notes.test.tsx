import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

const CLASS_22 = 'rec-fs12-22'
const MANY = 230

it('the search finds a note beyond the first page', async () => {
  const { unmount } = await renderApp('/dashboard', { as: 'learner' })
  unmount()
  const [first] = (await call(recording.notes, { query: { count: 1 } })).data
  const recordingId = first?.recording?._id ?? CLASS_22
  await call(recording.saveNote, { body: { recording: recordingId, position: 1, text: 'ময়ূরকণ্ঠী খাতা' } })
  for (let no = 0; no < MANY; no += 1)
    await call(recording.saveNote, { body: { recording: recordingId, position: no, text: `নোট ${no}` } })
  expect(
    (await call(recording.notes, { query: { count: 200 } })).data.some(({ text }) =>
      text.includes('ময়ূরকণ্ঠী'),
    ),
  ).toBe(false)
  await renderApp('/dashboard/notes', { as: 'learner' })
  const search = await screen.findByRole('searchbox', { name: 'নোটে খুঁজুন' })
  await userEvent.type(search, 'ময়ূরকণ্ঠী')
  expect(search).toHaveValue('ময়ূরকণ্ঠী')
  await waitFor(() => expect(screen.getByText('ময়ূরকণ্ঠী খাতা')).toBeVisible())
}, 60_000)
