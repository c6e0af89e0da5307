/**
 * A mark's life in random orders: given, taken back, cut off, reloaded, given in a second tab. No mark is lost, none is on another paper, and undo takes back the last act.
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { envelope, fakeLine, type Seen } from '../../../../../tests/support/fake-line.ts'
import { randomFrom } from '../../../../../tests/support/random.ts'

const PAPERS = ['s1', 's2', 's3']
/** Only the second tab marks it. */
const OTHERS = 's3'
const ROWS = ['q1', 'q2']

type Marks = Readonly<Record<string, number | null>>
type Body = { version: number; key: string; marks: { question: string; mark: number | null }[] }

const NO_MARKS: Marks = { q1: null, q2: null }

const held = (_id: string, version: number, marks: Marks) =>
  ({
    _id,
    kind: 'essay',
    state: Object.values(marks).includes(null) ? 'handed-in' : 'checked',
    learner: { _id: `learner-${_id}`, name: 'নুসরাত' },
    checked_by: { _id: 'teacher-1', name: 'শিক্ষক' },
    version,
    started_at: '2026-11-20T10:00:00Z',
    mark: null,
    format_type: 'flat',
    questions: ROWS.map((row) => ({ _id: row, text: '', marks: 5, question_type: 'essay' })),
    sections: [],
    keys: [],
    answers: [],
    result: ROWS.map((row) => ({ question: row, mark: marks[row], rubric: [], comment: '', lines: [] })),
    comment: '',
    try_no: 1,
  }) as unknown as Submission

/** As the real one, it stores by version, and answers a repeated key without storing it again. */
function makeServer() {
  const papers = new Map(PAPERS.map((id) => [id, { version: 1, marks: NO_MARKS }]))
  const keys = new Set<string>()
  const server = { isCut: false, conflicts: 0 }
  const read = (id: string) => held(id, papers.get(id)!.version, papers.get(id)!.marks)
  const answer = ({ path, body }: Seen) => {
    if (server.isCut) throw new TypeError('Failed to fetch')
    const id = path.split('/').at(-1)!
    const { version, key, marks } = JSON.parse(new TextDecoder().decode(body)) as Body
    const now = papers.get(id)!
    if (!keys.has(key)) {
      if (version !== now.version) {
        server.conflicts += 1
        return envelope(read(id), { status: 409 })
      }
      keys.add(key)
      papers.set(id, {
        version: version + 1,
        marks: Object.fromEntries(marks.map(({ question, mark }) => [question, mark])),
      })
    }
    return envelope(read(id))
  }
  return { papers, server, read, answer }
}

type Server = ReturnType<typeof makeServer>

/** A tab has its own modules; the device's storage is shared, and survives it. */
async function openTab({ answer, read, server }: Server) {
  vi.resetModules()
  const { connectClient } = await import('#src/api/client/connect.ts')
  const { connectOutbox } = await import('#src/api/outbox/ports.ts')
  const { openQueue } = await import('#src/api/outbox/queue.ts')
  const { outboxPorts } = await import('#src/stores/session/outbox-ports.ts')
  const { useSession } = await import('#src/stores/session/session-store.ts')
  const { GRADING_SAVES } = await import('#src/stores/grading/grading-save.ts')
  const { useGradingSaves } = await import('#src/stores/grading/grading-save-store.ts')
  const { findGradingDraft } = await import('#src/stores/grading/grading-draft-store.ts')
  const { sendPaper } = await import('../by-question/send.ts')
  const { createDraft, setMark } = await import('./draft.ts')
  const { watchSaves, repeatSave, sendSaves } = await import('./save-outbox.ts')
  const { buildSheet, listMarkRows } = await import('../sheet.ts')
  const { takeBackNewest } = await import('./acts-store.ts')
  // Requests of a closed tab never get a response, and it does not retry.
  let isClosed = false
  const answerOpen = (seen: Seen) => (isClosed ? new Promise<Response>(() => undefined) : answer(seen))
  connectClient(fakeLine(answerOpen).connection)
  connectOutbox(outboxPorts)
  useSession.setState({ status: 'signed-in', user: { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } })
  const queue = openQueue(GRADING_SAVES)
  /** The papers as the desk shows them, read again when there is a connection. */
  const shown = new Map(PAPERS.map((id) => [id, read(id)]))
  watchSaves((paper) => shown.set(paper._id, paper))
  const show = (id: string) => {
    if (!server.isCut) shown.set(id, read(id))
    return shown.get(id)!
  }
  const settle = async () => {
    const countBusy = () =>
      useGradingSaves.getState().sending.length +
      (server.isCut ? 0 : queue.getOwn().filter(({ state }) => state === 'waiting').length)
    await expect.poll(countBusy).toBe(0)
  }
  return {
    settle,
    close: () => {
      isClosed = true
    },
    listWaiting: () => queue.getOwn(),
    give: (id: string, at: number, mark: number) => {
      const paper = show(id)
      const sheet = buildSheet(paper)
      sendPaper(
        paper,
        sheet,
        setMark(findGradingDraft(id) ?? createDraft(sheet), listMarkRows(sheet)[at]!, mark),
      )
    },
    undo: () => takeBackNewest()?.saves.map(({ submission }) => submission._id) ?? [],
    sendAll: async () => {
      for (const { submission } of queue.getOwn()) repeatSave(submission)
      await sendSaves()
    },
  }
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.resetModules()
})

test.each(Array.from({ length: 16 }, (_, at) => at + 1))('order %i', async (seed) => {
  const random = randomFrom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const world = makeServer()
  let tab = await openTab(world)
  const wanted = new Map(PAPERS.map((id) => [id, NO_MARKS]))
  let acts: { id: string; before: Marks }[] = []
  const log: string[] = []
  for (let step = 0; step < 14; step += 1) {
    const what = pick(10)
    if (what < 5) {
      const [id, at, mark] = [PAPERS[pick(2)]!, pick(2), pick(6)]
      log.push(`give ${id} ${at} ${mark}`)
      acts.push({ id, before: wanted.get(id)! })
      wanted.set(id, { ...wanted.get(id), [ROWS[at]!]: mark })
      tab.give(id, at, mark)
    } else if (what < 7) {
      const act = acts.pop()
      log.push(`undo ${act?.id}`)
      expect(tab.undo(), log.join(', ')).toEqual(act ? [act.id] : [])
      if (act) wanted.set(act.id, act.before)
    } else if (what === 7) {
      world.server.isCut = !world.server.isCut
      log.push(world.server.isCut ? 'cut' : 'back')
      if (!world.server.isCut) await tab.sendAll()
    } else if (what === 8) {
      log.push('reload')
      tab.close()
      tab = await openTab(world)
      if (!world.server.isCut) await tab.sendAll()
      acts = []
    } else {
      const mark = pick(6)
      log.push(`second tab gives ${mark}`)
      await tab.settle()
      const second = await openTab(world)
      second.give(OTHERS, 0, mark)
      wanted.set(OTHERS, { ...wanted.get(OTHERS), q1: mark })
      await second.settle()
      second.close()
    }
    // Some orders go on while a save is under way.
    if (pick(2) === 0) await tab.settle()
  }
  world.server.isCut = false
  await tab.settle()
  await tab.sendAll()
  await tab.settle()
  const found = Object.fromEntries([...world.papers].map(([id, { marks }]) => [id, marks]))
  expect(found, log.join(', ')).toEqual(Object.fromEntries(wanted))
  expect([tab.listWaiting(), world.server.conflicts], log.join(', ')).toEqual([[], 0])
})
