/** For the test of a mark's life: a server that stores marks, and tabs of one browser that give them. */

import { expect, vi } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { envelope, fakeLine, type Seen } from './fake-line.ts'

export const PAPERS = ['s1', 's2', 's3']
export const ROWS = ['q1', 'q2']

export type Marks = Readonly<Record<string, number | null>>
type Body = { version: number; key: string; marks: { question: string; mark: number | null }[] }

export const NO_MARKS: Marks = { q1: null, q2: null }

const onServer = (_id: string, version: number, marks: Marks) =>
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
export function makeServer(teacher: string) {
  const papers = new Map(PAPERS.map((id) => [id, { version: 1, marks: NO_MARKS }]))
  const keys = new Set<string>()
  const server = { isCut: false, isRefusing: false, conflicts: 0 }
  const read = (id: string) => onServer(id, papers.get(id)!.version, papers.get(id)!.marks)
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
export function makeLocks() {
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
export async function openTab({ teacher, answer, read, server }: Server, releaseLock: () => void) {
  vi.resetModules()
  const { connectClient } = await import('#src/api/client/connect.ts')
  const { connectOutbox } = await import('#src/api/outbox/ports.ts')
  const { openQueue } = await import('#src/api/outbox/queue.ts')
  const { outboxPorts } = await import('#src/stores/session/outbox-ports.ts')
  const { useSession } = await import('#src/stores/session/session-store.ts')
  const { gradingDraftTyped } = await import('#src/stores/grading/grading-draft-store.ts')
  const { GRADING_SAVES } = await import('#src/stores/grading/grading-save.ts')
  const { useMarks } = await import('#src/stores/grading/marks-store.ts')
  const { sendPaper } = await import('#src/features/teach/grading/by-question/send.ts')
  const { getMark, setMark } = await import('#src/features/teach/grading/saving/draft.ts')
  const { readMarks } = await import('#src/features/teach/grading/saving/read-marks.ts')
  const { keepDraft, keepServer } = await import('#src/features/teach/grading/saving/resolve.ts')
  const { repeatSave, sendSaves } = await import('#src/features/teach/grading/saving/save-outbox.ts')
  const { learnMarks } = await import('#src/features/teach/grading/saving/told.ts')
  const { buildSheet, listMarkRows } = await import('#src/features/teach/grading/sheet.ts')
  const { listPartials } = await import('#src/features/teach/shared/mark-life.ts')
  const { reset: forgetActs, takeBackNewest } =
    await import('#src/features/teach/grading/saving/acts-store.ts')
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
    if (server.isCut) return known.get(id)!
    const paper = read(id)
    known.set(id, paper)
    learnMarks(paper)
    return paper
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
    hearOld: (id: string) => useMarks.getState().told.has(id) && learnMarks(onServer(id, 1, NO_MARKS)),
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
