import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Respond, envelope, fakeLine, memoryTokens } from '../../tests/support/fake-line.ts'
import { connectClient } from './client/connect.ts'
import { sendPreloads } from './preload.ts'
import { read } from './read.ts'
import { get } from './row.ts'
import {
  ApiCache,
  type Loaded,
  clearCache,
  connectTabs,
  refetch,
  refetchChanged,
  setCached,
  useApi,
} from './use-api.ts'

const progress = get('progress/:id', { role: 'learner', reply: v.string(), cache: 'progress' })
const batch = get('batch/:id', { role: 'learner', reply: v.string() })
const input = { params: { id: '1' } }

let loaded: Loaded<string>

function Reader({ row, id = '1' }: { row: typeof progress | typeof batch; id?: string | null }) {
  const read = useApi(row as typeof batch, id === null ? null : { params: { id } })
  useEffect(() => {
    loaded = read
  })
  return <p>{read.data ?? (read.error ? 'failed' : 'nothing')}</p>
}

/** Shows data that others have read. */
function Onlooker() {
  const { data } = useApi(batch, input, { isCachedOnly: true })
  return <output>{data ?? 'nothing'}</output>
}

function connect(respond: Respond, signedIn = true) {
  const line = fakeLine(respond, {
    tokens: memoryTokens(signedIn ? { accessToken: 'a', refreshToken: 'r' } : {}),
  })
  connectClient(line.connection)
  return line
}

/** A page whose reader can be taken away and put back, as by navigation. */
function page(row: typeof progress | typeof batch) {
  const draw = (isShown: boolean) => <ApiCache>{isShown && <Reader row={row} />}</ApiCache>
  const { rerender } = render(draw(true))
  const show = async (isShown: boolean) => act(async () => rerender(draw(isShown)))
  return { show }
}

/** The page is focused again, and the connection returns. */
const comeBack = () =>
  act(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
  })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const counted: Respond = (_seen, nth) => envelope(`reply ${nth}`)

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

test('progress data: one request in 600 s, none on focus, reconnect or mount; a mount after that sends one (spec 9)', async () => {
  const line = connect(counted)
  const { show } = page(progress)
  await screen.findByText('reply 1')
  await show(false)
  await pass(300_000)
  await show(true)
  comeBack()
  await pass(60_000)
  expect(line.seen).toHaveLength(1)
  expect(screen.getByText('reply 1')).toBeVisible()
  await pass(300_000)
  comeBack()
  await pass(1000)
  expect(line.seen).toHaveLength(1)
  await show(false)
  await show(true)
  await screen.findByText('reply 2')
  expect(line.seen).toHaveLength(2)
})

test('other data is requested again at the next visit, and the old data stays until then', async () => {
  let answer: (reply: Response) => void = () => undefined
  const line = connect((_seen, nth) =>
    nth === 1 ? envelope('reply 1') : new Promise<Response>((resolve) => (answer = resolve)),
  )
  const { show } = page(batch)
  await screen.findByText('reply 1')
  await show(false)
  await pass(5000)
  await show(true)
  expect(screen.getByText('reply 1')).toBeVisible()
  await waitFor(() => expect(line.seen).toHaveLength(2))
  answer(envelope('reply 2'))
  await screen.findByText('reply 2')
  expect(line.seen).toHaveLength(2)
})

test('null sends no request', async () => {
  const line = connect(counted)
  render(
    <ApiCache>
      <Reader row={batch} id={null} />
    </ApiCache>,
  )
  await pass(1000)
  expect(line.seen).toHaveLength(0)
  expect(loaded.isLoading).toBe(false)
})

test('after 8 s the read counts as slow; cancel ends it, retry starts again', async () => {
  connect((_seen, nth) => (nth === 1 ? new Promise<Response>(() => undefined) : envelope('at last')))
  page(batch)
  await pass(7900)
  expect(loaded.isSlow).toBe(false)
  await pass(200)
  expect(loaded.isSlow).toBe(true)
  act(() => loaded.cancel())
  await screen.findByText('failed')
  expect(loaded.error?.kind).toBe('cancelled')
  expect(loaded.isSlow).toBe(false)
  act(() => loaded.retry())
  await screen.findByText('at last')
  expect(loaded.error).toBeUndefined()
})

test('one press retries everything that failed temporarily, and nothing that was refused', async () => {
  let isSound = false
  const line = connect(({ url }) => {
    if (url.endsWith('/3')) return envelope(null, { status: 404 })
    return isSound ? envelope('there') : envelope(null, { status: 500 })
  })
  render(
    <ApiCache>
      {['1', '2', '3'].map((id) => (
        <Reader key={id} row={batch} id={id} />
      ))}
    </ApiCache>,
  )
  await waitFor(() => expect(screen.getAllByText('failed')).toHaveLength(3))
  isSound = true
  const asked = line.seen.length
  act(() => loaded.retry())
  await waitFor(() => expect(screen.getAllByText('there')).toHaveLength(2))
  expect(screen.getAllByText('failed')).toHaveLength(1)
  // The refused one is the reader whose button was pressed.
  expect(line.seen.length - asked).toBe(3)
})

test('a read without an answer is told in its place alone, and asked again by itself', async () => {
  const line = connect((_seen, nth) => {
    // The client itself tries a read three times.
    if (nth <= 6) throw new TypeError('Failed to fetch')
    return envelope('back')
  })
  page(batch)
  await pass(4000)
  await screen.findByText('failed')
  expect(line.toasts).toEqual([])
  const asked = line.seen.length
  await pass(5000)
  // Its card stays until there is something to show.
  expect(screen.getByText('failed')).toBeInTheDocument()
  await pass(20_000)
  await screen.findByText('back')
  expect(line.seen.length).toBeGreaterThan(asked)
})

test('what failed without a connection is asked again when it is back, whatever the policy of its row', async () => {
  let isCut = true
  connect(() => {
    if (isCut) throw new TypeError('Failed to fetch')
    return envelope('back')
  })
  page(progress)
  await pass(4000)
  await screen.findByText('failed')
  isCut = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(screen.getByText('back')).toBeInTheDocument()
})

test('a failed refetch keeps the old data with its age', async () => {
  connect((_seen, nth) => (nth === 1 ? envelope('old') : envelope(null, { status: 500 })))
  page(batch)
  await screen.findByText('old')
  const age = loaded.fetchedAt
  await act(() => refetch(batch))
  await waitFor(() => expect(loaded.error?.status).toBe(500))
  expect(loaded.data).toBe('old')
  expect(loaded.fetchedAt).toBe(age)
})

test('refetch reaches one input, or all inputs of a row, and no other row', async () => {
  const line = connect(counted)
  render(
    <ApiCache>
      <Reader row={batch} id="1" />
      <Reader row={batch} id="2" />
      <Reader row={progress} id="1" />
    </ApiCache>,
  )
  await waitFor(() => expect(line.seen).toHaveLength(3))
  await act(() => refetch(batch, { params: { id: '2' } }))
  expect(line.seen.slice(3).map(({ path }) => path)).toEqual(['/api/v2/batch/2'])
  await act(() => refetch(batch))
  expect(
    line.seen
      .slice(4)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/api/v2/batch/1', '/api/v2/batch/2'])
})

test('setCached shows the reply to a write', async () => {
  const line = connect(counted)
  page(batch)
  await screen.findByText('reply 1')
  act(() => setCached(batch, input, 'written'))
  await screen.findByText('written')
  expect(line.seen).toHaveLength(1)
})

test('what a route preloaded is what its screen gets', async () => {
  const line = connect(counted)
  sendPreloads([read(batch, input)])
  sendPreloads([read(batch, input)])
  page(batch)
  await screen.findByText('reply 1')
  expect(line.seen).toHaveLength(1)
})

test('data that the screen already requests is not preloaded', async () => {
  const line = connect(counted)
  page(batch)
  sendPreloads([read(batch, input)])
  await screen.findByText('reply 1')
  expect(line.seen).toHaveLength(1)
})

test('cancel reaches preloads too', async () => {
  connect(() => new Promise<Response>(() => undefined))
  sendPreloads([read(batch, input)])
  page(batch)
  await pass(100)
  act(() => loaded.cancel())
  await waitFor(() => expect(loaded.error?.kind).toBe('cancelled'))
})

test('progress that is still fresh is not preloaded either', async () => {
  const line = connect(counted)
  page(progress)
  await screen.findByText('reply 1')
  await pass(500_000)
  sendPreloads([read(progress, input)])
  await pass(100)
  expect(line.seen).toHaveLength(1)
})

test('after a logout nothing of the previous person is left, and no request for it is sent as a guest (ruling R21)', async () => {
  const cookies = { accessToken: 'a', refreshToken: 'r' }
  const line = fakeLine((_seen, nth) => envelope(`of person ${nth}`), { tokens: memoryTokens(cookies) })
  connectClient(line.connection)
  page(progress)
  await screen.findByText('of person 1')
  line.connection.tokens.clear()
  await act(() => clearCache())
  await screen.findByText('failed')
  expect(loaded.error?.kind).toBe('session')
  expect(line.seen).toHaveLength(1)
  expect(line.toasts).toEqual([])
  // Somebody else signs in within the 600 s: they get their own.
  Object.assign(cookies, { accessToken: 'b', refreshToken: 'r' })
  await act(() => clearCache())
  await screen.findByText('of person 2')
})

test('a reply that is on its way at the logout is not stored', async () => {
  let finish = (_answer: Response): void => undefined
  const held = new Promise<Response>((resolve) => {
    finish = resolve
  })
  const line = connect((_seen, nth) => (nth === 1 ? held : envelope('own')))
  page(batch)
  await waitFor(() => expect(line.seen).toHaveLength(1))
  line.connection.tokens.clear()
  await act(() => clearCache())
  await act(async () => finish(envelope('of the last person')))
  await pass(100)
  expect(screen.queryByText('of the last person')).toBeNull()
})

test('an onlooker sends no request, shows what a reader got, and does not block a refetch', async () => {
  const line = connect(counted)
  const draw = (hasReader: boolean) => (
    <ApiCache>
      <Onlooker />
      {hasReader && <Reader row={batch} />}
    </ApiCache>
  )
  const { rerender } = render(draw(false))
  await pass(100)
  comeBack()
  expect(line.seen).toHaveLength(0)
  rerender(draw(true))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('reply 1'))
  await act(() => refetch(batch, input))
  expect(screen.getByRole('status')).toHaveTextContent('reply 2')
})

test('other tabs are told what was written here, and refetch it', async () => {
  const told: string[] = []
  connectTabs((key) => told.push(key))
  const line = connect(() => envelope('reply'))
  page(batch)
  await screen.findByText('reply')
  await act(() => refetch(batch, input))
  setCached(progress, input, 'every few seconds')
  expect([told.length, line.seen.length]).toEqual([1, 2])
  await act(() => refetchChanged(told[0] ?? ''))
  expect([told.length, line.seen.length]).toEqual([1, 3])
  connectTabs(() => undefined)
})
