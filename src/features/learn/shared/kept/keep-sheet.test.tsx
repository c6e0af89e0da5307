/** The sheet of several classes leaves out what cannot be kept, with its reason. (ruling R68) */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { reset } from '#src/stores/kept/kept-store.ts'
import { KeepSheet } from './keep-sheet.tsx'
import { KeptChip } from './kept-chip.tsx'
import { words } from './sheet-words.ts'
import { words as rowWords } from './words.ts'

const kept = vi.hoisted(() => ({ cards: [] as string[], urls: {} as Record<string, string> }))

vi.mock('./keep-actions.ts', async (load) => ({
  ...(await load<object>()),
  keep: async (classes: readonly { card: RecordingCard }[]) => {
    kept.cards = classes.map(({ card }) => card._id)
    return true
  },
}))

vi.mock('#src/api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async (_: unknown, { params }: { params: { id: string } }) => ({
    url: kept.urls[params.id],
    captions: null,
    chapters: [],
  }),
}))

vi.mock('#src/stores/kept/kept-disk.ts', async (original) => ({
  ...(await original<object>()),
  canKeep: () => true,
  isKeptBy: () => false,
  readSpace: async () => ({ free: undefined }),
}))

const HOST = 'https://media.example'
const PLAYER = 'https://video.example/embed/5'
const card = (id: string) => ({ _id: id, title: `ক্লাস ${id}`, duration: 24, note_count: 0 }) as RecordingCard

function renderSheet(...ids: readonly string[]): void {
  render(
    <MemoryRouter>
      {ids.map((id) => (
        <p key={id} data-testid={id}>
          <KeptChip id={id} />
        </p>
      ))}
      <KeepSheet cards={ids.map(card)} batchId="b" onClose={() => undefined} />
    </MemoryRouter>,
  )
}

beforeEach(() => {
  reset()
  kept.cards = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === PLAYER) throw new TypeError('Failed to fetch')
    if (address.endsWith('class.m3u8'))
      return new Response('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9000,RESOLUTION=320x180\nlow.m3u8')
    const end = address.includes('/live/') ? '' : '#EXT-X-ENDLIST'
    return new Response(`#EXTM3U\n#EXT-X-TARGETDURATION:24\n#EXTINF:24,\na.ts\n${end}`)
  })
  kept.urls = {
    hosted: PLAYER,
    live: `${HOST}/live/class.m3u8`,
    own: `${HOST}/own/class.m3u8`,
  }
})

test('what cannot be kept is left out with its reason, in the sheet and in its row; the rest is kept', async () => {
  renderSheet('hosted', 'live', 'own')
  expect(
    await screen.findByText(`${words.refused['no-stream']} ${words.leftOut(['ক্লাস hosted'])}`),
  ).toBeVisible()
  expect(screen.getByText(`${words.refused.live} ${words.leftOut(['ক্লাস live'])}`)).toBeVisible()
  expect(screen.getByTestId('hosted')).toHaveTextContent(rowWords.refused['no-stream'])
  expect(screen.getByTestId('live')).toHaveTextContent(rowWords.refused.live)
  expect(screen.getByTestId('own')).toHaveTextContent('')
  await userEvent.click(screen.getByRole('button', { name: /^ক্লাসটি রাখুন/ }))
  await vi.waitFor(() => expect(kept.cards).toEqual(['own']))
})

test('a class that cannot be kept says why, and offers nothing', async () => {
  renderSheet('hosted')
  expect(await screen.findByText(words.refused['no-stream'])).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByTestId('hosted')).toHaveTextContent(rowWords.refused['no-stream'])
})
