/**
 * A mark's life in random orders: given, taken back, cut off, refused, given on another device, reloaded, given
 * in a second tab. What is shown is what was decided last, no mark is lost, none is on another paper, and undo
 * takes back the last act.
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
function makeServer(teacher: string) {
  const papers = new Map(PAPERS.map((id) => [id, { version: 1, marks: NO_MARKS }]))
  const keys = new Set<string>()
  const server = { isCut: false, isRefusing: false, conflicts: 0 }
  const read = (id: string) => held(id, papers.get(id)!.version, papers.get(id)!.marks)
  const answer = ({ path, body }: Seen) => {
    if (server.isCut) throw new TypeError('Failed to fetch')
    if (server.isRefusing) return envelope(null, { status: 422, msg: 'না' })
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
  const giveElsewhere = (id: string, marks: Marks) => {
    papers.set(id, { version: papers.get(id)!.version + 1, marks })
  }
  return { teacher, papers, server, read, answer, giveElsewhere }
}

type Server = ReturnType<typeof makeServer>

/** A tab has its own modules; the device's storage is shared, and survives it. */
async function openTab({ teacher, answer, read, server }: Server) {
  vi.resetModules()
  const { connectClient } = await import('#src/api/client/connect.ts')
  const { connectOutbox } = await import('#src/api/outbox/ports.ts')
  const { openQueue } = await import('#src/api/outbox/queue.ts')
  const { outboxPorts } = await import('#src/stores/session/outbox-ports.ts')
  const { useSession } = await import('#src/stores/session/session-store.ts')
  const { GRADING_SAVES } = await import('#src/stores/grading/grading-save.ts')
  const { useMarks } = await import('#src/stores/grading/marks-store.ts')
  const { sendPaper } = await import('../by-question/send.ts')
  const { getMark, setMark } = await import('./draft.ts')
  const { readMarks } = await import('./read-marks.ts')
  const { keepDraft, keepServer } = await import('./resolve.ts')
  const { repeatSave, sendSaves } = await import('./save-outbox.ts')
  const { buildSheet, listMarkRows } = await import('../sheet.ts')
  const { listPartials } = await import('../../shared/mark-life.ts')
  const { reset: forgetActs, takeBackNewest } = await import('./acts-store.ts')
  /** The papers as the desk has read them; again when there is a connection. */
  const known = new Map(PAPERS.map((id) => [id, read(id)]))
  // Requests of a closed tab never get a response, and it does not retry.
  let isClosed = false
  const answerOpen = (seen: Seen) => {
    if (isClosed) return new Promise<Response>(() => undefined)
    const reply = answer(seen)
    // A reply to a save is shown, also one that says what somebody else has saved.
    const id = seen.path.split('/').at(-1)!
    if (reply.status !== 422) known.set(id, read(id))
    return reply
  }
  connectClient(fakeLine(answerOpen).connection)
  connectOutbox(outboxPorts)
  useSession.setState({ status: 'signed-in', user: { _id: teacher, name: 'শিক্ষক', role: 'teacher' } })
  const queue = openQueue(GRADING_SAVES)
  const refresh = (id: string) => {
    if (!server.isCut) known.set(id, read(id))
    return known.get(id)!
  }
  const give = (paper: Submission, at: number, mark: number) => {
    const sheet = buildSheet(paper)
    sendPaper(paper, sheet, setMark(readMarks(sheet), listMarkRows(sheet)[at]!, mark))
  }
  const settle = async () => {
    const countBusy = () =>
      useMarks.getState().sending.length +
      (server.isCut ? 0 : queue.getOwn().filter(({ state }) => state === 'waiting').length)
    await expect.poll(countBusy).toBe(0)
  }
  return {
    settle,
    close: () => {
      isClosed = true
    },
    listWaiting: () => queue.getOwn(),
    give: (id: string, at: number, mark: number) => give(refresh(id), at, mark),
    /** As on a screen that was opened before. */
    giveUnread: (id: string, at: number, mark: number) => give(known.get(id)!, at, mark),
    refresh,
    /** The marks that a screen shows. */
    readShown: (id: string): Marks => {
      const sheet = buildSheet(refresh(id))
      const draft = readMarks(sheet)
      return Object.fromEntries(listMarkRows(sheet).map((row) => [row.id, getMark(draft, row)]))
    },
    listPartly: () =>
      listPartials()
        .map((paper) => `${paper.id} ${paper.given}/${paper.all}`)
        .toSorted(),
    choose: (id: string, isMine: boolean) => {
      const sheet = buildSheet(refresh(id))
      if (isMine) keepDraft(sheet, readMarks(sheet), { kind: 'submission', learner: 'নুসরাত' })
      else keepServer(sheet)
      forgetActs()
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

test.each(Array.from({ length: 24 }, (_, at) => at + 1))('order %i', async (seed) => {
  const random = randomFrom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  // A closed tab of an earlier order lives on in this process: each order has its own teacher.
  const world = makeServer(`teacher-${seed}`)
  let tab = await openTab(world)
  const wanted = new Map(PAPERS.map((id) => [id, NO_MARKS]))
  let acts: { id: string; before: Marks }[] = []
  let conflicts = 0
  const log: string[] = []
  const listPartly = (except: readonly string[] = []) =>
    [...wanted]
      .filter(([id, { q1, q2 }]) => !except.includes(id) && (q1 === null) !== (q2 === null))
      .map(([id]) => `${id} 1/2`)
  for (let step = 0; step < 16; step += 1) {
    const what = pick(12)
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
    } else if (what === 9) {
      const [id, at, mark] = [PAPERS[pick(2)]!, pick(2), pick(6)]
      log.push(`${id} ${at} ${mark} is refused`)
      await tab.settle()
      world.server.isRefusing = true
      acts.push({ id, before: wanted.get(id)! })
      wanted.set(id, { ...wanted.get(id), [ROWS[at]!]: mark })
      tab.give(id, at, mark)
      await tab.settle()
      world.server.isRefusing = false
    } else if (what === 10 && !world.server.isCut) {
      const [id, mine, theirs] = [PAPERS[pick(2)]!, pick(6), pick(6)]
      const isMine = pick(2) === 0
      log.push(`${id} 0 ${mine} here, 1 ${theirs} elsewhere, ${isMine ? 'mine' : 'theirs'}`)
      await tab.sendAll()
      await tab.settle()
      tab.refresh(id)
      const own = { ...wanted.get(id), q1: mine }
      const other = { ...wanted.get(id), q2: theirs }
      world.giveElsewhere(id, other)
      tab.giveUnread(id, 0, mine)
      await tab.settle()
      conflicts += 1
      // Nothing is decided by itself.
      expect(tab.readShown(id), log.join(', ')).toEqual(own)
      tab.choose(id, isMine)
      wanted.set(id, isMine ? own : other)
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
    // Without a connection this tab cannot read the marks that the second tab has sent.
    const others = world.server.isCut ? [OTHERS] : []
    for (const id of PAPERS.filter((each) => !others.includes(each)))
      expect(tab.readShown(id), `${id}: ${log.join(', ')}`).toEqual(wanted.get(id))
    expect(
      tab.listPartly().filter((paper) => !paper.startsWith(OTHERS)),
      log.join(', '),
    ).toEqual(listPartly([OTHERS]))
    // Some orders go on while a save is under way.
    if (pick(2) === 0) await tab.settle()
  }
  world.server.isCut = false
  await tab.settle()
  await tab.sendAll()
  await tab.settle()
  const found = Object.fromEntries([...world.papers].map(([id, { marks }]) => [id, marks]))
  expect(found, log.join(', ')).toEqual(Object.fromEntries(wanted))
  expect([tab.listWaiting(), world.server.conflicts], log.join(', ')).toEqual([[], conflicts])
  tab.close()
  const next = await openTab(world)
  expect(next.listPartly(), log.join(', ')).toEqual(listPartly())
})
