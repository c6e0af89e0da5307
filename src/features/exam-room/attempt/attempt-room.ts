/**
 * The attempt in the room: takes edits, keeps them on the device at once, sends them, hands in. Knows neither React nor the
 * page; the same part delivers what an earlier page has left. (ruling R34)
 */
import type { AnswerValue, Attempt, Submission } from '#src/api/shapes/submission.ts'
import type { DraftKeep } from '#src/stores/attempt-drafts/draft-keep.ts'
import type { KeptAttempt, KeptDraft, LeavingEvent } from '#src/stores/attempt-drafts/kept-draft.ts'
import type { ServerClock } from '../clock/server-clock.ts'
import type { TabLine } from '../tabs/tab-line.ts'
import { type Entries, type Entry, isBlank, isNewer, isSame, isUnsent } from './entry.ts'
import { merge, mergeInto } from './merge.ts'
import { announcedFile, makeRoomStore, type RoomStore } from './room-state.ts'
import { makeSaver, type Saver } from './saver.ts'
import { type FileContext, type FileSending, makeSending } from './sending.ts'
import type { Transport } from './transport.ts'

/** A tab that does not write hands its edits to the one that does, and sends them itself when it hears nothing for so long. */
const HELPER_PATIENCE = 8000
const WRITER_PATIENCE = 300

export interface RoomParts {
  /** As the server has it, or as it was kept when the server cannot be heard. */
  attempt: Pick<Attempt, '_id' | 'version' | 'deadline'>
  held: Attempt['answers'] | undefined
  kept: { drafts: readonly KeptDraft[]; about: KeptAttempt }
  /** Random id of this tab. */
  writer: string
  clock: Pick<ServerClock, 'now' | 'isSure'>
  transport: Transport
  filesOf: (context: FileContext) => FileSending
  keep: Pick<DraftKeep, 'draft' | 'about'>
  tabs: Pick<TabLine, 'tell'>
  newKey: () => string
}

export interface AttemptRoom {
  store: RoomStore
  about: () => KeptAttempt
  edit: (question: string, value: AnswerValue) => void
  /** Leaving and coming back, as facts for the teacher. */
  log: (kind: string) => void
  /** Where the learner is, what is flagged and seen. */
  placeChanged: (place: Pick<KeptAttempt, 'flags' | 'seen' | 'current'>) => void
  handIn: (isByTime?: boolean) => void
  /** The deadline is here. */
  timeIsUp: () => void
  /** The clock was an estimate, and off by so much: edits that were stamped by it are stamped anew. */
  clockMoved: (by: number) => void
  /** The server was heard: what it holds joins what is here. */
  heard: (attempt: Attempt) => void
  /** What was kept of the server's answers, while it cannot be heard. */
  recalled: (answers: Attempt['answers']) => void
  toldHandedIn: (submission: Submission) => void
  /** Another tab tells. */
  toldEdit: (entry: Entry) => void
  toldSettled: (entries: readonly Entry[]) => void
  becameWriter: (isWriter: boolean) => void
  chooseFile: (question: string, file: File) => void
  /** Stops what is under way, and takes the answer back. */
  removeFile: (question: string) => void
  isFileMissing: (question: string) => boolean
  hurry: () => void
  stop: () => void
}

function draftOf({ state, ...draft }: Entry): KeptDraft {
  return { ...draft, isAccepted: state === 'accepted' }
}

export function makeAttemptRoom(parts: RoomParts): AttemptRoom {
  const { clock, keep, tabs, writer } = parts
  const store = makeRoomStore(merge(parts.held, parts.kept.drafts), parts.kept.about.handIn)
  let about: KeptAttempt = parts.kept.about
  const version = { now: parts.attempt.version }
  const stamp = () => new Date(clock.now()).toISOString()
  /** Questions whose last edit was stamped before the server's time was known. */
  const guessed = new Set<string>()

  function noted(change: Partial<KeptAttempt>): void {
    about = { ...about, ...change, version: version.now }
    keep.about(about)
  }

  function put(entry: Entry): void {
    store.set({ entries: { ...store.get().entries, [entry.question]: entry } })
    keep.draft(draftOf(entry))
  }

  function onSettled(sent: readonly Entry[]): void {
    const settled = sent.flatMap(({ question }) => store.get().entries[question] ?? [])
    for (const entry of settled) keep.draft(draftOf(entry))
    tabs.tell({ kind: 'settled', entries: settled.filter(({ state }) => state === 'accepted') })
  }

  const files = parts.filesOf({ store, version, onSettled })
  const next = makeSending({
    store,
    transport: parts.transport,
    files,
    version,
    events: {
      waiting: () => about.events,
      sent: (sent) => sent.length > 0 && noted({ events: about.events.slice(sent.length) }),
    },
    onSettled,
    onHandedIn: (submission) => {
      store.set({ submission })
      tabs.tell({ kind: 'handed-in', submission })
    },
  })
  const saver: Saver = makeSaver({
    next,
    onFailure: (failure) => store.set({ failure }),
    patience: () => (store.get().isWriter ? WRITER_PATIENCE : HELPER_PATIENCE),
  })
  const isClosed = () => store.get().isOver || store.get().handIn !== undefined
  if (Object.values(store.get().entries).some(isUnsent) || about.handIn !== undefined) saver.nudge()

  function handIn(isByTime = false): void {
    if (store.get().handIn !== undefined) return
    const count = Object.values(store.get().entries).filter(({ value }) => !isBlank(value)).length
    const asked = { key: parts.newKey(), asked_at: stamp(), count, isByTime }
    store.set({ handIn: asked })
    noted({ handIn: asked })
    saver.hurry()
  }

  function toldSettled(told: readonly Entry[]): void {
    const entries: Record<string, Entry> = { ...store.get().entries }
    for (const entry of told) {
      const own = entries[entry.question]
      if (own === undefined || isSame(own, entry) || isNewer(entry, own)) entries[entry.question] = entry
    }
    store.set({ entries, failure: undefined })
  }

  function edit(question: string, value: AnswerValue, isFile = false): void {
    if (isClosed()) return
    const count = (store.get().entries[question]?.edit ?? 0) + 1
    const entry: Entry = { question, value, edit: count, writer, edited_at: stamp(), state: 'device', ...(isFile && { isFile }) }
    put(entry)
    if (!clock.isSure()) guessed.add(question)
    if (!store.get().isWriter) tabs.tell({ kind: 'edit', entry })
    saver.nudge()
  }

  return {
    store,
    about: () => about,
    edit,
    chooseFile: (question, file) => {
      if (isClosed()) return
      // Under way before the answer is written down, so that the saver leaves it alone.
      const sent = files.choose(question, file)
      edit(question, announcedFile(file), true)
      void sent.then(saver.hurry)
    },
    removeFile: (question) => {
      files.drop(question)
      edit(question, null)
    },
    isFileMissing: files.isMissing,
    log: (kind) => {
      if (!isClosed()) noted({ events: [...about.events, { kind, at: stamp() } satisfies LeavingEvent] })
    },
    placeChanged: (place) => noted(place),
    handIn,
    timeIsUp: () => {
      if (store.get().isOver) return
      store.set({ isOver: true })
      handIn(true)
    },
    clockMoved: (by) => {
      for (const question of guessed) {
        const entry = store.get().entries[question]
        if (entry !== undefined && isUnsent(entry)) put({ ...entry, edited_at: new Date(Date.parse(entry.edited_at) + by).toISOString() })
      }
      guessed.clear()
    },
    heard: (attempt) => {
      version.now = Math.max(version.now, attempt.version)
      const entries: Entries = mergeInto(store.get().entries, attempt.answers)
      store.set({ entries, ...(attempt.submitted_at && { isOver: true }) })
      saver.nudge()
    },
    recalled: (answers) => store.set({ entries: mergeInto(store.get().entries, answers) }),
    toldHandedIn: (submission) => store.set({ submission, isOver: true }),
    toldEdit: (entry) => {
      const own = store.get().entries[entry.question]
      if (own !== undefined && !isNewer(entry, own)) return
      store.set({ entries: { ...store.get().entries, [entry.question]: { ...entry, state: 'device' } } })
      saver.nudge()
    },
    toldSettled,
    becameWriter: (isWriter) => {
      store.set({ isWriter })
      if (isWriter) saver.hurry()
    },
    hurry: saver.hurry,
    stop: saver.stop,
  }
}
