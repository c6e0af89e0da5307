/** The page of kept classes over a device in memory. (ruling R68) */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { paths } from '#src/lib/paths.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { recordRefusal } from '#src/stores/kept/change-kept.ts'
import type { KeptClass } from '#src/stores/kept/kept-class.ts'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'
import { words } from './page-words.ts'

const disk = vi.hoisted(() => ({
  records: new Map<string, unknown>(),
  deleted: [] as string[],
  canKeep: true,
}))

vi.mock('#src/stores/kept/kept-disk.ts', async (original) => ({
  ...(await original<object>()),
  isKeptBy: (owner: string | undefined) => owner !== undefined && disk.records.size > 0,
  canKeep: () => disk.canKeep,
  readRecords: async () => [...disk.records.values()],
  writeRecord: async (_owner: string, record: KeptClass) => {
    disk.records.set(record.id, record)
    return true
  },
  openKeptFiles: async () => ({
    find: async () => undefined,
    listNames: async () => new Set(),
    put: async () => undefined,
    drop: async () => undefined,
  }),
  deleteFiles: async (id: string) => disk.deleted.push(id),
  deleteKept: async (id: string) => {
    disk.records.delete(id)
    disk.deleted.push(id)
  },
  rememberBytes: () => true,
  deleteStrayFiles: async () => undefined,
  readSpace: async () => ({ free: 90 * MEGABYTE }),
}))

sandboxPerTest()

let no = 0
function seed(id: string, change: Partial<KeptClass> = {}): void {
  no += 1
  const now = getDeviceNow()
  disk.records.set(id, {
    id,
    batchId: 'batch-full-stack-12',
    kind: 'picture',
    height: 360,
    goesWhenWatched: true,
    state: 'done',
    addedAt: now - 1000 + no,
    contactAt: now,
    size: 100 * MEGABYTE,
    estimate: 100 * MEGABYTE,
    stored: 10,
    total: 10,
    isWatched: false,
    recording: { title: `ক্লাস ${id}`, batch: null } as unknown as KeptClass['recording'],
    ...change,
  } satisfies KeptClass)
}

beforeEach(() => {
  disk.records.clear()
  disk.deleted = []
  disk.canKeep = true
})

const open = async () => {
  await renderApp(paths.keptClasses(), { as: 'learner' })
  await screen.findByRole('heading', { level: 1, name: words.title })
}
const findRow = async (title: string) => {
  const rows = await screen.findAllByRole('listitem')
  return rows.find((row) => row.textContent?.includes(title)) ?? rows[0]!
}

test('the largest is first, and the sum stands against the limit', async () => {
  seed('a', { size: 20 * MEGABYTE, kind: 'sound' })
  seed('b', { size: 300 * MEGABYTE })
  await open()
  expect(await screen.findByText(words.kept(2))).toBeVisible()
  expect(screen.getByText(words.picture(300 * MEGABYTE))).toBeVisible()
  expect(screen.getByText(words.sound(20 * MEGABYTE))).toBeVisible()
  const titles = () => screen.getAllByRole('link', { name: /^ক্লাস [ab]$/ }).map((link) => link.textContent)
  expect(titles()).toEqual(['ক্লাস b', 'ক্লাস a'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.sort }), words.sorts.old)
  expect(titles()).toEqual(['ক্লাস a', 'ক্লাস b'])
})

test('a deleted class can be brought back; its bytes go when the page is left', async () => {
  seed('a')
  seed('b')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: words.remove('ক্লাস a') }))
  expect(screen.queryByRole('link', { name: 'ক্লাস a' })).not.toBeInTheDocument()
  expect(disk.deleted).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: /ফিরিয়ে আনুন/ }))
  expect(await screen.findByRole('link', { name: 'ক্লাস a' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.remove('ক্লাস a') }))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(disk.deleted).toEqual(['a']))
  expect([...disk.records.keys()]).toEqual(['b'])
})

test('watched ones go together, and all of them after a question', async () => {
  seed('a', { isWatched: true })
  seed('b')
  await open()
  expect(await screen.findByText(words.watchedFree(100 * MEGABYTE))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.removeWatched }))
  expect(screen.queryByRole('link', { name: 'ক্লাস a' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: words.removeAll }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: words.removeAll }))
  expect(await screen.findByText(words.none)).toBeVisible()
})

test('a class is paused where it is, and goes on', async () => {
  seed('recording-fs12-22', { state: 'paused', stored: 4, size: 40 * MEGABYTE })
  await open()
  const row = await findRow('recording-fs12-22')
  expect(row).toHaveTextContent(words.paused)
  expect(within(row).getByRole('progressbar')).toBeInTheDocument()
  // The rest is larger than what the device has.
  disk.records.clear()
  await userEvent.click(within(row).getByRole('button', { name: /আবার চালান/ }))
  await waitFor(() => expect(row).not.toHaveTextContent(words.paused))
})

test('the end is announced days before, and after 30 days without contact the class is gone, once', async () => {
  const now = getDeviceNow()
  seed('a', { contactAt: now - 27 * DAY_MS })
  await open()
  expect(await screen.findByText(words.daysLeft(3))).toBeVisible()
})

test('a class that the server refuses leaves one line with its reason', async () => {
  seed('a')
  await open()
  await screen.findByRole('link', { name: 'ক্লাস a' })
  recordRefusal('a', 500)
  expect(disk.deleted).toEqual([])
  recordRefusal('a', 403)
  expect(await screen.findByText(words.ended.closed)).toBeVisible()
  expect(disk.deleted).toEqual(['a'])
  await userEvent.click(screen.getByRole('button', { name: words.seen('ক্লাস a') }))
  expect(await screen.findByText(words.none)).toBeVisible()
})

test('a class whose files the browser has deleted is not called kept', async () => {
  // Its stream cannot be fetched here.
  seed('recording-fs12-22', { playlist: 'https://kept.invalid/index.m3u8', estimate: 1 })
  await open()
  expect(await screen.findByText(new RegExp(words.lost))).toBeVisible()
  expect(screen.queryByText(words.kept(1))).not.toBeInTheDocument()
})

test('a browser without the means says so', async () => {
  disk.canKeep = false
  await open()
  expect(await screen.findByText(/এই ব্রাউজারে ক্লাস রাখা যায় না/)).toBeVisible()
})
