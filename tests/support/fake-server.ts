/**
 * A fake server by ruling R34 with network faults, and a device that stores answers, for the tests of the
 * room.
 */

import { vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import type { Answer as ServerAnswer, Attempt, Saved, Submission } from '#src/api/shapes/submission.ts'
import { type Answer, isNewer } from '#src/features/exam/exam-room/attempt/answer.ts'
import { AttemptRoom } from '#src/features/exam/exam-room/attempt/attempt-room.ts'
import {
  mergeAbout,
  type StoredAnswer,
  type StoredAttempt,
} from '#src/features/exam/exam-room/attempt/stored.ts'
import type { FileSync, SyncContext } from '#src/features/exam/exam-room/attempt/sync.ts'
import type { TabMessage } from '#src/features/exam/exam-room/attempt/tabs.ts'

export type Fault = 'off' | '503' | 'lost-answer' | 'html' | 'slow' | undefined

/** Holds the attempt by ruling R34, behind a faulty connection. */
export function fakeServer() {
  const onServer = new Map<string, ServerAnswer & { edited_at: string }>()
  const state = {
    fault: undefined as Fault,
    saves: 0,
    finishes: 0,
    key: undefined as string | undefined,
    closed: undefined as string | undefined,
    /** The reply to a save names the server's edit, but not its text. */
    isTerse: false,
  }
  const savedOf = (answers: readonly ServerAnswer[]): Saved['saved'] =>
    answers.map(({ value, ...mark }) => ({
      ...mark,
      ...(!state.isTerse && { value }),
      late_delivery: state.closed !== undefined,
    }))

  async function line<T>(apply: () => T): Promise<T> {
    const { fault } = state
    if (fault === 'off') throw new ApiError('no-answer')
    if (fault === '503') throw new ApiError('http', { status: 503, retryAfter: 5000 })
    if (fault === 'html') throw new ApiError('broken', { status: 200 })
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 8000))
    const reply = apply()
    if (fault === 'lost-answer') throw new ApiError('no-answer')
    return reply
  }

  const save = (answers: readonly Answer[]): Promise<Saved> => {
    state.saves += 1
    return line(() => {
      for (const { question, value, edit, writer, edited_at } of answers) {
        const before = onServer.get(question)
        const isInTime = server.acceptsBefore === undefined || edited_at < server.acceptsBefore
        if (
          isInTime &&
          state.key === undefined &&
          (before === undefined || isNewer({ edit, writer }, before))
        )
          onServer.set(question, { question, value, edit, writer, edited_at })
      }
      const saved = savedOf(answers.flatMap(({ question }) => onServer.get(question) ?? []))
      return { version: state.saves, saved, submitted_at: state.closed ?? null }
    })
  }
  /** After the end, accepts only the bytes of a file that was announced before. */
  const file = ({ question, edit, writer }: Answer, { name, size }: File): Promise<Saved> =>
    line(() => {
      const before = onServer.get(question)
      const isKnown = before !== undefined && before.edit === edit && before.writer === writer
      if (state.closed !== undefined && !isKnown) throw new ApiError('http', { status: 403 })
      const value = { url: `/files/${name}`, name, size, sha256: 'd1' }
      // The time of the choice, if it was announced; otherwise of the arrival.
      const edited_at = isKnown ? before.edited_at : new Date().toISOString()
      if (isKnown || before === undefined || isNewer({ edit, writer }, before))
        onServer.set(question, { question, value, edit, writer, edited_at })
      return {
        version: 1,
        saved: savedOf([onServer.get(question)].flatMap((one) => one ?? [])),
        submitted_at: state.closed ?? null,
      }
    })
  const finish = (key: string): Promise<Submission> =>
    line(() => {
      if (state.key === undefined) state.finishes += 1
      state.key ??= key
      return { _id: 'attempt', state: 'handed-in' } as Submission
    })
  const values = () => Object.fromEntries([...onServer].map(([question, { value }]) => [question, value]))
  const attempt = () => ({
    _id: 'attempt',
    version: state.saves,
    deadline: null,
    submitted_at: state.closed ?? null,
    answers: [...onServer.values()],
  })
  const read = vi.fn<() => Promise<Attempt>>(() => line(() => attempt() as unknown as Attempt))
  const server = {
    onServer,
    state,
    values,
    /** The deadline: answers with a later stamp are rejected. */
    acceptsBefore: undefined as string | undefined,
    transport: { save, finish, read, file: vi.fn<typeof file>(file) },
  }
  return server
}

type Server = ReturnType<typeof fakeServer>

/** Stores answers across pages. */
export function fakeDevice() {
  const drafts = new Map<string, StoredAnswer>()
  const stored = {
    about: { attempt: 'attempt', exam: 'exam', version: 0, events: [], flags: [], seen: [] } as StoredAttempt,
  }
  return {
    drafts,
    stored,
    write: (draft: StoredAnswer) => void drafts.set(draft.question, draft),
    rewrite: (draft: StoredAnswer) => {
      const before = drafts.get(draft.question)
      if (before === undefined || !isNewer(before, draft)) drafts.set(draft.question, draft)
    },
    writeAttempt: (about: StoredAttempt) => void (stored.about = mergeAbout(about, stored.about)),
  }
}

export const noFiles: FileSync = {
  next: () => undefined,
  isMissing: () => false,
  isWaiting: () => false,
  choose: () => Promise.resolve(undefined),
  choosePages: () => Promise.resolve({ isTaken: true }),
  drop: () => undefined,
  recall: () => Promise.resolve(undefined),
}

let writers = 0

interface OpenOptions {
  device?: ReturnType<typeof fakeDevice>
  hear?: (message: TabMessage) => void
  makeFiles?: (context: SyncContext) => FileSync
  clock?: { now: () => number; isSure: () => boolean }
  /** The id of the tab; of two edits with one count the server keeps the greater one. */
  writer?: string
}

const RIGHT_CLOCK = { now: () => Date.now(), isSure: () => true }

export function open(
  server: Server,
  {
    device = fakeDevice(),
    hear = () => undefined,
    makeFiles = () => noFiles,
    clock = RIGHT_CLOCK,
    writer = `w${(writers += 1)}`,
  }: OpenOptions = {},
): AttemptRoom {
  const answers = server.state.fault === 'off' ? undefined : [...server.onServer.values()]
  return new AttemptRoom({
    attempt: { _id: 'attempt', version: 0, deadline: null },
    server: answers,
    stored: { drafts: [...device.drafts.values()], about: device.stored.about },
    writer,
    clock,
    transport: server.transport,
    makeFiles,
    storage: device,
    tabs: { post: hear },
    newKey: () => `key${(writers += 1)}`,
  })
}
