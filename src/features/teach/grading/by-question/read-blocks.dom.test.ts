import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { resetQueues } from '#src/api/outbox/queue.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { ApiCache } from '#src/api/use-api.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { envelope, fakeLine, memoryTokens } from '../../../../../tests/support/fake-line.ts'
import { resetAllStores } from '../../../../../tests/support/reset-all-stores.ts'
import { createDraft, setMark } from '../saving/draft.ts'
import { buildSheet, listMarkRows } from '../sheet.ts'
import { BLOCK } from './order.ts'
import { MOST_READ, usePapersStore } from './papers-store.ts'
import { usePlaces } from './place-store.ts'
import { learnPaper } from './read-blocks.ts'
import { sendPaper, takeBackLast } from './send.ts'
import { usePapers } from './use-papers.ts'

const NOW = '2026-11-20T10:00:00Z'
const TEN_THOUSAND = 10_000
const CARD = {
  kind: 'essay',
  state: 'handed-in',
  title: 'পরীক্ষা',
  version: 1,
  started_at: NOW,
  submitted_at: NOW,
}
const numberOf = (id: string) => Number(id.slice(1))

/** The second question of every tenth paper has a mark. */
const paperOf = (id: string): Submission =>
  ({
    ...CARD,
    _id: id,
    exam: 'e1',
    batch: { _id: 'b1', title: '', course_title: '' },
    learner: { _id: `l${id}`, name: 'নুসরাত' },
    format_type: 'flat',
    questions: ['q1', 'q2'].map((question) => ({
      _id: question,
      text: '',
      marks: 4,
      question_type: 'essay',
    })),
    sections: [],
    keys: [],
    answers: [{ question: 'q1', value: `উত্তর ${numberOf(id) % 3}`, edit: 1, writer: 'w' }],
    result: numberOf(id) % 10 === 0 ? [{ question: 'q2', mark: 3, rubric: [], comment: '', lines: [] }] : [],
    comment: '',
    try_no: 1,
  }) as unknown as Submission

/** A server with ten thousand papers of one exam. */
function makeServer() {
  const line = fakeLine(
    ({ method, url, path, body }) => {
      if (method === 'PATCH') {
        const { marks } = JSON.parse(new TextDecoder().decode(body)) as { marks: Submission['result'] }
        return envelope({ ...paperOf(path.split('/').at(-1)!), version: 2, result: marks })
      }
      if (path.includes('course-info')) return envelope({ _id: 'b1', slug: 'b', title: '', teachers: [] })
      if (!path.endsWith('/submission/revised')) return envelope(paperOf(path.split('/').at(-1)!))
      const page = Number(new URL(url).searchParams.get('page'))
      const data = Array.from({ length: BLOCK }, (_, at) => paperOf(`p${(page - 1) * BLOCK + at}`))
      return Response.json({
        code: 200,
        status: 'success',
        msg: '',
        data,
        total: TEN_THOUSAND,
        page,
        count: BLOCK,
      })
    },
    { tokens: memoryTokens({ accessToken: 'a' }) },
  )
  connectClient(line.connection)
  return line.seen
}

beforeEach(() => {
  connectOutbox(outboxPorts)
  localStorage.clear()
  resetAllStores()
  resetQueues()
  useSession.setState({ status: 'signed-in', user: { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } })
})

const wrapper = ({ children }: { children: ReactNode }) => createElement(ApiCache, null, children)
const listPages = (seen: ReturnType<typeof makeServer>) =>
  seen.flatMap(({ path, url }) =>
    path.endsWith('/submission/revised') ? [Number(new URL(url).searchParams.get('page'))] : [],
  )

function giveMark(id: string, row: number, mark: number): void {
  const sheet = buildSheet(paperOf(id))
  sendPaper(paperOf(id), sheet, setMark(createDraft(sheet), listMarkRows(sheet)[row]!, mark))
}

function openMarking(row: string, paper?: string, block?: number) {
  return renderHook(({ at }) => usePapers({ exam: 'e1', kind: 'exam', row, paper: at, block }), {
    wrapper,
    initialProps: { at: paper },
  })
}

test('marking three hundred of ten thousand papers reads a block at a time and remembers two hundred', async () => {
  const seen = makeServer()
  const { result, rerender } = openMarking('q1')
  await vi.waitFor(() => expect(result.current.ahead.ids.slice(0, 3)).toEqual(['p0', 'p1', 'p2']))
  expect(listPages(seen)).toEqual([1])
  let at = result.current.ahead.ids[0]
  for (let step = 0; step < 300; step += 1) {
    const paper = at!
    rerender({ at: paper })
    act(() => {
      learnPaper(paperOf(paper))
      giveMark(paper, 0, 2)
    })
    // The block that comes next is on its way before it is needed.
    if (result.current.ahead.ids.length === 0)
      await vi.waitFor(() => expect(result.current.ahead.ids.length).toBeGreaterThan(0))
    ;[at] = result.current.ahead.ids
    expect(at).toBe(`p${step + 1}`)
  }
  expect(listPages(seen)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(usePapersStore.getState().read.length).toBeLessThanOrEqual(MOST_READ)
  expect(result.current.rows[0]).toMatchObject({ done: 300, total: TEN_THOUSAND })
})

test('the place is kept over days, with what is done in blocks that are not read again', async () => {
  makeServer()
  usePlaces.setState({
    places: [
      {
        exam: 'e1',
        isBlind: false,
        row: 'q1',
        papers: { q1: { id: 'p420', block: 9 } },
        flagged: { q1: ['p421'] },
        done: { q1: { 1: 50, 2: 50 } },
      },
    ],
  })
  const { result } = openMarking('q1')
  await vi.waitFor(() => expect(result.current.ahead.ids.slice(0, 3)).toEqual(['p420', 'p422', 'p423']))
  act(() => learnPaper(paperOf('p420')))
  await vi.waitFor(() => expect(result.current.rows[0]?.done).toBe(100))
  expect(result.current.no).toBe(421)
})

test('a paper that already has its mark is passed by; a mark taken back opens it again', async () => {
  makeServer()
  const { result } = openMarking('q2', 'p8', 1)
  await vi.waitFor(() => expect(result.current.ahead.ids.slice(0, 3)).toEqual(['p9', 'p10', 'p11']))
  act(() => ['p8', 'p9', 'p10', 'p11'].forEach((id) => learnPaper(paperOf(id))))
  await vi.waitFor(() => expect(result.current.ahead.ids.slice(0, 3)).toEqual(['p9', 'p11', 'p12']))
  act(() => giveMark('p9', 1, 4))
  await vi.waitFor(() => expect(result.current.ahead.ids.slice(0, 3)).toEqual(['p11', 'p12', 'p13']))
  act(() => void takeBackLast(() => true))
  await vi.waitFor(() => expect(result.current.ahead.ids.slice(0, 3)).toEqual(['p9', 'p11', 'p12']))
})

test('marks of another teacher that come in meanwhile are said with the name', async () => {
  makeServer()
  const { result } = openMarking('q1', 'p8', 1)
  await vi.waitFor(() => expect(result.current.ahead.ids).toHaveLength(5))
  act(() =>
    learnPaper({
      ...paperOf('p8'),
      checked_by: { _id: 'teacher-1', name: 'নিজে' },
    }),
  )
  const theirs = { _id: 'teacher-2', name: 'শামীমা' }
  act(() => learnPaper({ ...paperOf('p8'), checked_by: theirs }))
  expect(result.current.state.colleague).toBeUndefined()
  act(() => learnPaper({ ...paperOf('p8'), version: 2, checked_by: theirs }))
  expect(result.current.state.colleague).toBe('শামীমা')
})
