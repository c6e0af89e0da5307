/** Missed classes over free evenings, and what becomes of watched ones. */

import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { recallUnknown } from '#src/stores/browser/guarded-storage.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

const LONG_WAIT = { timeout: 30_000 }

test('classes are spread over the chosen days, go into the calendar, and are ticked off once watched', async () => {
  const user = userEvent.setup()
  const { router } = await renderApp(paths.catchUp(), { as: 'learner' })
  const save = await screen.findByRole('button', { name: 'ক্যালেন্ডারে রাখুন' }, LONG_WAIT)
  expect(screen.getByText(/ক্লাস বাকি, মোট/)).toBeVisible()
  const main = within(screen.getByRole('main'))
  const [evening] = main.getAllByRole('heading', { level: 2 })
  const link = within(evening!.closest('section')!).getAllByRole('link')[0]!
  // A batch is named with its course: a learner of two courses may have two of that name.
  expect(evening!.closest('section')!).toHaveTextContent(/ফুল স্ট্যাক.* · ব্যাচ ১২/)
  const [, , , batchId, , id] = link.getAttribute('href')!.split('/')
  expect(link).toHaveAttribute('href', paths.recording(batchId!, id!))

  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }))
  await user.click(save)
  const file = await saved.mock.calls[0]![0].text()
  expect(file).toContain('SUMMARY:দেখব: ')
  expect(file.replaceAll('\r\n ', '')).toContain(paths.recording(batchId!, id!))

  for (const day of screen.getAllByRole('checkbox', { checked: true })) await user.click(day)
  expect(screen.getByText(/অন্তত একটি দিন বাছুন/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'ক্যালেন্ডারে রাখুন' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'শুক্রবার' }))
  for (const heading of main.getAllByRole('heading', { level: 2 }))
    expect(heading).toHaveTextContent(/^শুক্রবার/)

  const { duration } = await call(recording.one, { params: { id: id! } })
  await call(recording.saveProgress, {
    params: { id: id! },
    body: { position: duration, watched: duration, duration, recording_type: 'batch' },
  })
  await act(() => router.navigate(paths.notes()))
  await screen.findByRole('heading', { level: 1, name: 'আমার নোট' }, LONG_WAIT)
  await act(async () => refetch(recording.list))
  await act(() => router.navigate(paths.catchUp()))
  const done = await screen.findByRole('heading', { name: 'দেখা শেষ ১টি' }, LONG_WAIT)
  expect(within(done.closest('section')!).getByRole('link')).toHaveAttribute(
    'href',
    paths.recording(batchId!, id!),
  )
  // The chosen day is kept.
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  // Ids of classes are a copy of server data and no unsent work.
  const owner = getOwner()
  expect(recallUnknown(`own:catch-up@${owner}`)).not.toHaveProperty('value.missed')
  expect(recallUnknown(`copy:catch-up@${owner}`)).toHaveProperty('value', expect.arrayContaining([id]))
}, 60_000)
