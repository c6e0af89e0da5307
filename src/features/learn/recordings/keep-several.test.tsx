/** Several recordings are chosen at once, rows say what is on the device, and the dashboard counts it. (ruling R68) */

import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { paths } from '#src/lib/paths.ts'
import type { KeptClass } from '#src/stores/kept/kept-class.ts'
import { readKept } from '#src/stores/kept/kept-store.ts'
import { KeptLine } from '../shared/kept/kept-line.tsx'
import { words as sheet } from '../shared/kept/sheet-words.ts'
import { KeepSeveral } from './keep-several.tsx'
import { RecordingRow } from './recording-row.tsx'
import { words } from './words.ts'

const disk = vi.hoisted(() => ({ records: [] as unknown[] }))

vi.mock('#src/stores/kept/kept-disk.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  isKeptBy: () => true,
  canKeep: () => true,
  readRecords: async () => disk.records,
}))

const buildCard = (id: string) =>
  ({
    _id: id,
    title: `ক্লাস ${id}`,
    duration: 3600,
    position: 0,
    percent: 0,
    is_watched: false,
    recorded_at: null,
    note_count: 0,
    module: null,
    batch: null,
  }) as unknown as RecordingCard

const buildRecord = (id: string, change: Partial<KeptClass>) =>
  ({ id, kind: 'picture', state: 'waiting', stored: 0, total: 0, addedAt: 1, ...change }) as KeptClass

async function renderList(...records: readonly KeptClass[]): Promise<void> {
  disk.records = [...records]
  await act(() => readKept(true))
  render(
    <MemoryRouter>
      <KeptLine />
      <KeepSeveral batchId="b">
        <ul>
          {['a', 'b', 'c', 'd'].map((id) => (
            <RecordingRow key={id} recording={buildCard(id)} batchId="b" />
          ))}
        </ul>
      </KeepSeveral>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  disk.records = []
})

test('rows are chosen by keys and by the pointer, and Escape leaves them as links', async () => {
  const user = userEvent.setup()
  await renderList(buildRecord('d', { state: 'done' }))
  expect(screen.getAllByRole('link', { name: /^ক্লাস/ })).toHaveLength(4)
  const several = screen.getByRole('button', { name: words.keepSeveral })
  await user.click(several)
  expect(screen.queryByRole('link', { name: /^ক্লাস/ })).not.toBeInTheDocument()
  // The bar loads with the first choice.
  const keep = await screen.findByRole('button', { name: sheet.keepChosen }, { timeout: 20_000 })
  expect(keep).toBeDisabled()
  // A class that is already on the device cannot be chosen.
  expect(screen.getByRole('checkbox', { name: 'ক্লাস d' })).toBeDisabled()
  await user.click(screen.getByText('ক্লাস b'))
  act(() => screen.getByRole('checkbox', { name: 'ক্লাস c' }).focus())
  await user.keyboard(' ')
  expect(screen.getByRole('status')).toHaveTextContent(`${sheet.chosen(2)} · ২ ঘণ্টা`)
  await user.click(screen.getByText('ক্লাস b'))
  expect(screen.getByRole('status')).toHaveTextContent(sheet.chosen(1))
  expect(keep).toBeEnabled()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(several).toHaveFocus())
})

test('a row says what of its class is on the device, and the dashboard counts', async () => {
  await renderList(
    buildRecord('a', { state: 'done' }),
    buildRecord('b', { state: 'done', kind: 'sound' }),
    buildRecord('c', { stored: 34, total: 100 }),
    buildRecord('d', { state: 'paused', stored: 1, total: 10 }),
  )
  const said = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(said).toEqual([
    expect.stringContaining('ফোনে আছে'),
    expect.stringContaining('শব্দ ফোনে আছে'),
    expect.stringContaining('রাখা হচ্ছে ৩৪%'),
    expect.stringContaining('থামানো ১০%'),
  ])
  const line = screen.getByRole('link', { name: '২টি ক্লাস ফোনে আছে' })
  expect(line).toHaveAttribute('href', paths.keptClasses())
  expect(within(line.closest('section')!).getByText(/২টি রাখা বাকি/)).toBeVisible()
})

test('nothing is said where nothing is kept', async () => {
  await renderList()
  expect(screen.queryByText(/ফোনে/)).not.toBeInTheDocument()
})
