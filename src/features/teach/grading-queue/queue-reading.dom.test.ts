import { expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { signedOut } from '#src/stores/session/session-store.ts'
import { fakeLine } from '../../../../tests/support/fake-line.ts'
import { parseFilter } from './filters.ts'
import { requestPlaces, openQueue, refreshQueue } from './queue-reading.ts'
import { selectRows, useQueueStore } from './queue-store.ts'

const filter = parseFilter(new URLSearchParams('count=20'))
const card = (place: number) => ({
  _id: `s${place}`,
  kind: 'essay',
  state: 'handed-in',
  learner: { _id: 'learner-1', name: 'নুসরাত' },
  version: 1,
  started_at: '2026-11-20T10:00:00Z',
})
const queue = useQueueStore.getState

test('a bug in the app is shown as an error in place of loading for ever', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  // No client is connected, which is a bug of the app and not a lost connection.
  openQueue(filter)
  await vi.waitFor(() => expect(queue().error?.kind).toBe('broken'))
  expect(reported).toHaveBeenCalledOnce()
})

test('rows are read page by page, each page once, and cleared with the session', async () => {
  const { connection, seen } = fakeLine(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page'))
    const data = Array.from({ length: 20 }, (_, at) => card((page - 1) * 20 + at))
    return Response.json({ code: 200, status: 'success', msg: '', data, total: 60, page, count: 20 })
  })
  connectClient(connection)
  refreshQueue(filter)
  await vi.waitFor(() => expect(queue().rows[19]?._id).toBe('s19'))
  expect([queue().total, queue().error]).toEqual([60, undefined])
  requestPlaces(filter, 0, 25)
  requestPlaces(filter, 18, 39)
  await vi.waitFor(() => expect(queue().rows[39]?._id).toBe('s39'))
  openQueue(filter)
  expect(seen).toHaveLength(2)
  selectRows(['s1'], true)
  signedOut('ended')
  expect([queue().key, queue().rows, queue().selected.size]).toEqual([undefined, {}, 0])
})

test('late submissions are found on all pages in order, and an abandoned search adds nothing', async () => {
  const late = parseFilter(new URLSearchParams('trait=late'))
  const { connection, seen } = fakeLine(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page'))
    const rows = Array.from({ length: 100 }, (_, at) => ({
      ...card((page - 1) * 100 + at),
      is_late: at === 99 || page === 3,
    }))
    return Response.json({
      code: 200,
      status: 'success',
      msg: '',
      data: rows.slice(0, page === 6 ? 1 : 100),
      total: 501,
      page,
      count: 100,
    })
  })
  connectClient(connection)
  refreshQueue(late)
  refreshQueue(late)
  await vi.waitFor(() => expect(queue()).toMatchObject({ total: 104, search: undefined, error: undefined }))
  expect([queue().rows[0]?._id, queue().rows[1]?._id, queue().rows[2]?._id, queue().rows[103]?._id]).toEqual([
    's99',
    's199',
    's200',
    's499',
  ])
  // The list requests places as it is scrolled; the search reads all of them by itself.
  const asked = seen.length
  requestPlaces(late, 0, 103)
  expect(seen).toHaveLength(asked)
})

test('searching a name and sorting use all pages', async () => {
  const { connection } = fakeLine(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page'))
    const rows = Array.from({ length: 100 }, (_, at) => ({
      ...card((page - 1) * 100 + at),
      learner: { _id: `l${at}`, name: at % 50 === 0 ? 'সুমাইয়া খাতুন' : 'রাকিব' },
      submitted_at: new Date(Date.UTC(2026, 10, 1) + ((page - 1) * 100 + at) * 60_000).toISOString(),
    }))
    return Response.json({
      code: 200,
      status: 'success',
      msg: '',
      data: rows.slice(0, page === 3 ? 1 : 100),
      total: 201,
      page,
      count: 100,
    })
  })
  connectClient(connection)
  refreshQueue(parseFilter(new URLSearchParams('name=সুমাই&sort=new')))
  await vi.waitFor(() => expect(queue()).toMatchObject({ total: 5, search: undefined, error: undefined }))
  expect(Object.values(queue().rows).map((row) => row?._id)).toEqual(['s200', 's150', 's100', 's50', 's0'])
})
