import { beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { keepPaper } from '#src/stores/papers/kept-papers.ts'
import type { TakenPaper } from '#src/stores/papers/paper-disk.ts'
import { useKeptPapers } from '#src/stores/papers/papers-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { envelope, fakeLine, type Respond } from '../../../../../tests/support/fake-line.ts'
import { resetAllStores } from '../../../../../tests/support/reset-all-stores.ts'
import { takePapers } from './take-papers.ts'

vi.mock('#src/stores/papers/kept-papers.ts', async (load) => ({
  ...(await load<object>()),
  keepPaper: vi.fn<typeof keepPaper>(),
}))

const NOW = '2026-11-20T10:00:00Z'
const paper = (id: string) => ({
  _id: id,
  kind: 'file_upload',
  title: 'দুটি কাজ',
  state: 'handed-in',
  learner: { _id: 'learner-1', name: 'নুসরাত জাহান', picture: 'https://media/nusrat.jpg' },
  version: 2,
  started_at: NOW,
  submitted_at: NOW,
  format_type: 'flat',
  answers: [
    {
      question: 'q1',
      edit: 1,
      writer: 'w',
      value: { url: 'https://media/1?signed', name: 'Nusrat Jahan.pdf', size: 9, sha256: 'one' },
    },
    {
      question: 'q2',
      edit: 1,
      writer: 'w',
      value: { url: 'https://media/2?signed', name: 'screen.mp4', size: 400_000_000, sha256: 'two' },
    },
  ],
})

let stored: TakenPaper[] = []

function answeredBy(respond: Respond): void {
  connectClient(fakeLine(respond).connection)
}

beforeEach(() => {
  resetAllStores()
  stored = []
  useSession.setState({ status: 'signed-in', user: { _id: 't', name: 'শিক্ষক', role: 'teacher' } })
  vi.stubGlobal('fetch', async () => new Response('the file'))
  vi.mocked(keepPaper).mockImplementation(async (given) => {
    stored.push(given)
    return 'stored'
  })
  answeredBy(({ path }) => envelope(paper(path.split('/').at(-1)!)))
})

const take = (...ids: string[]) => takePapers(ids, new AbortController().signal)

test('papers come with their files, and without names and addresses', async () => {
  expect(await take('one', 'two')).toEqual({ why: 'done', done: 2, all: 2, gone: 0, left: 2 })
  expect(stored.map(({ id, files }) => [id, [...files.keys()]])).toEqual([
    ['one', ['one']],
    ['two', ['one']],
  ])
  const text = JSON.stringify(stored.map(({ reply }) => reply))
  for (const name of ['নুসরাত', 'Nusrat', 'nusrat', 'signed']) expect(text).not.toContain(name)
  expect(text).toContain('ফাইল-১.pdf')
})

test('a full device says how many are there', async () => {
  vi.mocked(keepPaper).mockResolvedValueOnce('stored').mockResolvedValueOnce('full')
  expect(await take('one', 'two', 'three')).toMatchObject({ why: 'full', done: 1, all: 3 })
  expect(useKeptPapers.getState().taking).toBeUndefined()
})

test('a connection that goes in between keeps what is there', async () => {
  vi.stubGlobal('fetch', async () => {
    if (stored.length > 0) throw new TypeError('Failed to fetch')
    return new Response('the file')
  })
  expect(await take('one', 'two')).toMatchObject({ why: 'offline', done: 1, all: 2 })
})

test('what is here is not taken again, and a withdrawn paper is only counted', async () => {
  useKeptPapers.setState({ papers: [{ id: 'one', at: 0, size: 1, files: [], key: 'k' }] })
  answeredBy(({ path }) =>
    path.endsWith('gone') ? envelope(null, { status: 404, msg: 'নেই' }) : envelope(paper('two')),
  )
  expect(await take('one', 'gone', 'two')).toMatchObject({ why: 'done', done: 1, all: 2, gone: 1 })
})
