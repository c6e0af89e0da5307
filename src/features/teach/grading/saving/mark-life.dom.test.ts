/**
 * A mark's life in random orders, in two tabs: typed, given, taken back, cut off, refused, given on another
 * device, reloaded, told again by an old reply. No mark is lost, none is overwritten by an older one or stands on
 * another paper, what is shown is what was decided last, and undo takes back the last act only.
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { envelope, fakeLine, type Seen } from '../../../../../tests/support/fake-line.ts'
import { randomFrom } from '../../../../../tests/support/random.ts'

const PAPERS = ['s1', 's2', 's3']
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

/** One tab of the browser sends at a time; a closed one gives the lock back. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  let release: () => void = () => undefined
  const request = (_name: string, run: () => Promise<void>) => {
    const before = last
    const mine = before.then(() =>
      Promise.race([
        run(),
        new Promise<void>((resolve) => {
          release = resolve
        }),
      ]),
    )
    last = mine.catch(() => undefined)
    return mine
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return () => release()
}

/** A tab has its own modules; the device's storage is shared, and survives it. */
async function openTab({ teacher, answer, read, server }: Server, releaseLock: () => void) {
  vi.resetModules()
  const { connectClient } = await import('#src/api/client/connect.ts')
  const { connectOutbox } = await import('#src/api/outbox/ports.ts')
  const { openQueue } = await import('#src/api/outbox/queue.ts')
  const { outboxPorts } = await import('#src/stores/session/outbox-ports.ts')
  const { useSession } = await import('#src/stores/session/session-store.ts')
  const { gradingDraftTyped } = await import('#src/stores/grading/grading-draft-store.ts')
  const { GRADING_SAVES } = await import('#src/stores/grading/grading-save.ts')
  const { useMarks } = await import('#src/stores/grading/marks-store.ts')
  const { sendPaper } = await import('../by-question/send.ts')
  const { getMark, setMark } = await import('./draft.ts')
  const { readMarks } = await import('./read-marks.ts')
  const { keepDraft, keepServer } = await import('./resolve.ts')
  const { repeatSave, sendSaves } = await import('./save-outbox.ts')
  const { learnMarks } = await import('./told.ts')
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
  const setAt = (paper: Submission, at: number, mark: number) => {
    const sheet = buildSheet(paper)
    return { sheet, draft: setMark(readMarks(sheet), listMarkRows(sheet)[at]!, mark) }
  }
  const give = (paper: Submission, at: number, mark: number) => {
    const { sheet, draft } = setAt(paper, at, mark)
    sendPaper(paper, sheet, draft)
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
      useSession.setState({ status: 'guest', user: undefined })
      releaseLock()
    },
    listWaiting: () => queue.getOwn(),
    type: (id: string, at: number, mark: number) => gradingDraftTyped(setAt(refresh(id), at, mark).draft),
    give: (id: string, at: number, mark: number) => give(refresh(id), at, mark),
    /** As on a screen that was opened before. */
    giveUnread: (id: string, at: number, mark: number) => give(known.get(id)!, at, mark),
    refresh,
    /** A reply that was under way for long says what the paper had at first. */
    hearOld: (id: string) => useMarks.getState().told[id] && learnMarks(held(id, 1, NO_MARKS)),
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
    /** The papers that have their earlier marks again, and how many were left. */
    undo: () => {
      const taken = takeBackNewest()
      return taken && { ids: taken.saves.map(({ submission }) => submission._id), left: taken.left }
    },
    sendAll: async () => {
      for (const { submission } of queue.getOwn()) repeatSave(submission)
      await sendSaves()
    },
  }
}

/** What a paper must have: what is shown, what was given, and the tab that gave it. */
interface Wanted {
  shown: Marks
  given: Marks
  by: number
}

interface Act {
  id: string
  before: Wanted
  after: Wanted
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.resetModules()
  Reflect.deleteProperty(navigator, 'locks')
})

test.each(Array.from({ length: 24 }, (_, at) => at + 1))('order %i', async (seed) => {
  const random = randomFrom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  // A closed tab of an earlier order lives on in this process: each order has its own teacher.
  const world = makeServer(`teacher-${seed}`)
  const releaseLock = makeLocks()
  const open = () => openTab(world, releaseLock)
  const tabs = [await open()]
  /** By tab. */
  const acts: Act[][] = [[], []]
  let at = 0
  const wanted = new Map<string, Wanted>(
    PAPERS.map((id) => [id, { shown: NO_MARKS, given: NO_MARKS, by: -1 }]),
  )
  let conflicts = 0
  const log: string[] = []
  const tab = () => tabs[at]!
  const pickMark = () => ({ id: PAPERS[pick(PAPERS.length)]!, row: pick(2), mark: pick(6) })
  const recordGiven = (id: string, row: number, mark: number) => {
    const before = wanted.get(id)!
    const shown = { ...before.shown, [ROWS[row]!]: mark }
    const after = { shown, given: shown, by: at }
    wanted.set(id, after)
    acts[at]!.push({ id, before, after })
  }
  /** A tab counts what it has given itself, and what was given when it was opened. */
  const listPartly = (isCounted: (by: number) => boolean) =>
    [...wanted]
      .filter(([, { given, by }]) => isCounted(by) && (given['q1'] === null) !== (given['q2'] === null))
      .map(([id]) => `${id} 1/2`)
  const undo = () => {
    const act = acts[at]!.pop()
    log.push(`undo ${act?.id}`)
    const isNewest = act !== undefined && wanted.get(act.id) === act.after
    expect(tab().undo(), log.join(', ')).toEqual(
      act && { ids: isNewest ? [act.id] : [], left: isNewest ? 0 : 1 },
    )
    if (isNewest) wanted.set(act.id, act.before)
  }
  const reload = async () => {
    log.push('reload')
    tab().close()
    tabs[at] = await open()
    if (!world.server.isCut) await tab().sendAll()
    acts[at] = []
    for (const [id, paper] of wanted) if (paper.by !== at) wanted.set(id, { ...paper, by: at })
  }
  const giveRefused = async () => {
    const { id, row, mark } = pickMark()
    log.push(`${id} ${row} ${mark} is refused`)
    await tab().settle()
    world.server.isRefusing = true
    recordGiven(id, row, mark)
    tab().give(id, row, mark)
    await tab().settle()
    world.server.isRefusing = false
  }
  const giveOnTwoDevices = async () => {
    const { id, mark: mine } = pickMark()
    const [theirs, isMine] = [pick(6), pick(2) === 0]
    log.push(`${id} 0 ${mine} here, 1 ${theirs} elsewhere, ${isMine ? 'mine' : 'theirs'}`)
    await tab().sendAll()
    await tab().settle()
    tab().refresh(id)
    const { shown, given } = wanted.get(id)!
    const [own, other] = [
      { ...shown, q1: mine },
      { ...given, q2: theirs },
    ]
    world.giveElsewhere(id, other)
    tab().giveUnread(id, 0, mine)
    await tab().settle()
    conflicts += 1
    // Nothing is decided by itself.
    expect(tab().readShown(id), log.join(', ')).toEqual(own)
    tab().choose(id, isMine)
    const chosen = isMine ? own : other
    wanted.set(id, { shown: chosen, given: chosen, by: at })
    acts[at] = []
  }
  const goToOtherTab = async () => {
    log.push('other tab')
    await tab().settle()
    at = 1 - at
    tabs[at] ??= await open()
  }
  for (let step = 0; step < 22; step += 1) {
    const what = pick(16)
    if (what < 5) {
      const { id, row, mark } = pickMark()
      log.push(`give ${id} ${row} ${mark}`)
      recordGiven(id, row, mark)
      tab().give(id, row, mark)
    } else if (what < 7) {
      const { id: any, row, mark } = pickMark()
      // Often the paper that was given last.
      const id = pick(2) === 0 ? any : (acts[at]!.at(-1)?.id ?? any)
      log.push(`type ${id} ${row} ${mark}`)
      const before = wanted.get(id)!
      // The same mark again changes nothing.
      if (before.shown[ROWS[row]!] !== mark)
        wanted.set(id, { ...before, shown: { ...before.shown, [ROWS[row]!]: mark } })
      tab().type(id, row, mark)
    } else if (what < 10) undo()
    else if (what === 10) {
      // Without a connection a tab cannot read what the other one has sent.
      for (const each of tabs) PAPERS.forEach(each.refresh)
      world.server.isCut = !world.server.isCut
      log.push(world.server.isCut ? 'cut' : 'back')
      if (!world.server.isCut) await tab().sendAll()
    } else if (what === 11) await reload()
    else if (what === 12) await giveRefused()
    else if (what === 13 && !world.server.isCut) await giveOnTwoDevices()
    else if (what === 14) {
      const id = PAPERS[pick(PAPERS.length)]!
      log.push(`old reply of ${id}`)
      tab().hearOld(id)
    } else await goToOtherTab()
    for (const id of PAPERS)
      expect(tab().readShown(id), `${id}: ${log.join(', ')}`).toEqual(wanted.get(id)!.shown)
    const isOwn = (paper: string) => [at, -1].includes(wanted.get(paper.slice(0, 2))!.by)
    expect(tab().listPartly().filter(isOwn), log.join(', ')).toEqual(
      listPartly((by) => [at, -1].includes(by)),
    )
    // Some orders go on while a save is under way.
    if (pick(2) === 0) await tab().settle()
  }
  world.server.isCut = false
  await tab().settle()
  await tab().sendAll()
  await tab().settle()
  const found = Object.fromEntries([...world.papers].map(([id, { marks }]) => [id, marks]))
  expect(found, log.join(', ')).toEqual(Object.fromEntries([...wanted].map(([id, { given }]) => [id, given])))
  expect([tab().listWaiting(), world.server.conflicts], log.join(', ')).toEqual([[], conflicts])
  for (const each of tabs) each.close()
  const next = await open()
  expect(next.listPartly(), log.join(', ')).toEqual(listPartly(() => true))
  for (const id of PAPERS) expect(next.readShown(id), log.join(', ')).toEqual(wanted.get(id)!.shown)
  next.close()
})
