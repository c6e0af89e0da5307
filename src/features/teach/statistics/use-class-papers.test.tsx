import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { envelope, fakeLine } from '../../../../tests/support/fake-line.ts'
import { ReadingLine } from './statistics.tsx'
import { useClassPapers } from './use-class-papers.ts'

const card = (at: number) => ({
  _id: `p${at}`,
  kind: 'quiz',
  state: 'checked',
  exam: 'e',
  // Of two attempts of one learner only the last counts.
  learner: { _id: `learner-${Math.max(at, 1)}`, name: 'নুসরাত' },
  try_no: at === 1 ? 2 : 1,
  version: 1,
  started_at: '2026-11-20T10:00:00Z',
  submitted_at: '2026-11-20T11:00:00Z',
  mark: 1,
  marks: 2,
})
const reply = (data: unknown, more: object = {}) =>
  Response.json({ code: 200, status: 'success', msg: '', data, ...more })

/** A server with so many submissions; those from the hundredth on wait for the gate. */
function answerWith(total: number, gate?: Promise<void>, goneIds: readonly string[] = []) {
  const { connection, seen } = fakeLine(async ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const id = /submission\/(p\d+)/.exec(pathname)?.[1]
    if (id && Number(id.slice(1)) >= 100) await gate
    if (id && goneIds.includes(id)) return envelope(null, { status: 404 })
    if (id) return reply({ ...card(Number(id.slice(1))), format_type: 'flat' })
    const [page, count] = ['page', 'count'].map((name) => Number(searchParams.get(name))) as [number, number]
    const rows = Array.from({ length: Math.min(count, total - (page - 1) * count) }, (_, at) =>
      card((page - 1) * count + at),
    )
    return reply(rows, { total, page, count })
  })
  connectClient(connection)
  return { countPapers: () => seen.filter(({ url }) => /submission\/p\d/.test(url)).length }
}

test("a whole class is read, with each learner's last attempt", async () => {
  const server = answerWith(9)
  const { result } = renderHook(() => useClassPapers({ exam: 'e' }))
  await waitFor(() => expect(result.current.state).toBe('done'))
  expect(result.current.papers.map(({ _id }) => _id)).toEqual([
    'p1',
    'p2',
    'p3',
    'p4',
    'p5',
    'p6',
    'p7',
    'p8',
  ])
  expect(server.countPapers()).toBe(8)
})

test('a large class loads its list page by page, and its submissions only on request', async () => {
  let openGate = () => {}
  const gate = new Promise<void>((resolve) => {
    openGate = resolve
  })
  const server = answerWith(402, gate)
  const { result } = renderHook(() => useClassPapers({ exam: 'e' }))
  await waitFor(() => expect(result.current.state).toBe('stopped'))
  expect([result.current.cards?.length, result.current.listed, server.countPapers()]).toEqual([
    401,
    { count: 402, total: 402 },
    0,
  ])
  act(() => result.current.goOn())
  await waitFor(() => expect(result.current.papers.length).toBeGreaterThan(0))
  act(() => result.current.stop())
  const kept = result.current.papers.length
  expect([result.current.state, kept < 100]).toEqual(['stopped', true])
  openGate()
  act(() => result.current.goOn())
  await waitFor(() => expect(result.current.state).toBe('done'))
  expect(result.current.papers).toHaveLength(401)
})

test('for an assignment only the list is read', async () => {
  const server = answerWith(9)
  const { result } = renderHook(() => useClassPapers({ assignment: 'a' }))
  await waitFor(() => expect(result.current.state).toBe('done'))
  expect([result.current.cards?.length, server.countPapers()]).toEqual([8, 0])
})

test('submissions that disappear during the read are left out of every figure, and counted', async () => {
  answerWith(9, undefined, ['p3', 'p7'])
  const { result } = renderHook(() => useClassPapers({ exam: 'e' }))
  await waitFor(() => expect(result.current.state).toBe('done'))
  expect([result.current.gone, result.current.papers.length, result.current.cards?.length]).toEqual([2, 6, 6])
  render(<ReadingLine read={result.current} />)
  expect(screen.getByRole('status')).toHaveTextContent('২টি খাতা আর নেই, তাই বাদ গেছে।')
})
