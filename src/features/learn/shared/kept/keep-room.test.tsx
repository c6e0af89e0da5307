/** A full device: the oldest watched classes are deleted first, after a question. (ruling R68) */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { GIGABYTE, MEGABYTE } from '#src/lib/bytes.ts'
import type { KeptClass, KeptModule } from '#src/stores/kept/kept-class.ts'
import { rememberLimit } from '#src/stores/kept/kept-limit.ts'
import { reset, useKept } from '#src/stores/kept/kept-store.ts'
import { KeepAtEnd, RoomLine, useRoom } from './keep-room.tsx'
import { words } from './sheet-words.ts'

const device = vi.hoisted(() => ({ deleted: [] as string[], asked: [] as string[], isMeant: true }))

vi.mock('#src/stores/kept/kept-disk.ts', async (load) => ({
  ...(await load<object>()),
  isKeptBy: () => false,
  deleteKept: async (id: string) => device.deleted.push(id),
}))
vi.mock('#src/stores/shell/confirm-store.ts', () => ({
  confirmAsked: async ({ text }: { text: string }) => {
    device.asked.push(text)
    return device.isMeant
  },
}))

const seed = (id: string, addedAt: number, isWatched: boolean) =>
  ({
    id,
    kind: 'picture',
    state: 'done',
    addedAt,
    isWatched,
    size: 50 * MEGABYTE,
    recording: { title: id },
  }) as KeptClass

function Sheet({ bytes, free }: { bytes: number; free: number }) {
  const room = useRoom([], bytes, free)
  return (
    <>
      <RoomLine room={room} bytes={bytes} />
      <KeepAtEnd
        room={room}
        sound={undefined}
        onSound={() => undefined}
        onManage={() => undefined}
        submitText="keep"
        onSubmit={() => undefined}
      />
    </>
  )
}

beforeEach(() => {
  reset()
  rememberLimit(GIGABYTE)
  Object.assign(device, { deleted: [], asked: [], isMeant: true })
  useKept.setState({ classes: [seed('newer', 2, true), seed('older', 1, true), seed('unseen', 0, false)] })
})

test('the oldest watched class is deleted after a yes, and then there is room', async () => {
  render(<Sheet bytes={100 * MEGABYTE} free={70 * MEGABYTE} />)
  await userEvent.click(screen.getByRole('button', { name: words.dropWatched(1, 50 * MEGABYTE) }))
  expect(device.asked).toEqual([words.dropWatchedText(['older'])])
  expect(device.deleted).toEqual(['older'])
  expect(await screen.findByRole('button', { name: 'keep' })).toBeVisible()
})

test('a no deletes nothing', async () => {
  device.isMeant = false
  render(<Sheet bytes={100 * MEGABYTE} free={70 * MEGABYTE} />)
  await userEvent.click(screen.getByRole('button', { name: words.dropWatched(1, 50 * MEGABYTE) }))
  expect(device.deleted).toEqual([])
})

test('what was not watched is never offered, and two are if one is too small', () => {
  const { rerender } = render(<Sheet bytes={200 * MEGABYTE} free={110 * MEGABYTE} />)
  expect(screen.getByRole('button', { name: words.dropWatched(2, 100 * MEGABYTE) })).toBeVisible()
  rerender(<Sheet bytes={400 * MEGABYTE} free={110 * MEGABYTE} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('files of modules count in the person’s limit', () => {
  const file = { id: 'f', address: '', name: 'f', size: GIGABYTE, isHere: true }
  useKept.setState({ modules: [{ kind: 'module', id: 'm', files: [file] } as unknown as KeptModule] })
  render(<Sheet bytes={MEGABYTE} free={9 * GIGABYTE} />)
  expect(screen.getByText(words.overLimit)).toBeVisible()
})
