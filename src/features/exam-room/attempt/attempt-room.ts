/**
 * The attempt in the room: takes edits, keeps them on the device at once, sends them, hands in. Knows neither React nor the
 * page; the same part delivers what an earlier page has left. (ruling R34)
 */
import type { AnswerValue, Attempt, Submission } from '#src/api/shapes/submission.ts'
import type { DraftKeep } from '#src/stores/attempt-drafts/draft-keep.ts'
import type { KeptAttempt, KeptDraft, LeavingEvent } from '#src/stores/attempt-drafts/kept-draft.ts'
import type { ServerClock } from '../clock/server-clock.ts'
import type { TabLine } from '../tabs/tab-line.ts'
import type { Failure } from './back-off.ts'
import { type Entry, isBlank, isNewer, isSame, isUnsent, lettersOf } from './entry.ts'
import { merge, mergeInto } from './merge.ts'
import { announcedFile, makeRoomStore, type RoomStore } from './room-state.ts'
import { makeSaver, type Saver } from './saver.ts'
import { type FileContext, type FileSending, makeSending } from './sending.ts'
import type { Transport } from './transport.ts'

/** A tab that does not write hands its edits to the one that does, and sends them itself when it hears nothing for so long. */
const HELPER_PATIENCE = 8000
/** The first edit goes at once, what comes while it is under way with the next save. */
const WRITER_PATIENCE = 0
/** Letters for which the next save waits a millisecond more: a long text goes whole each time, and a slow line has little else to carry. */
const LETTERS_A_MILLISECOND = 4
/** No text makes it wait longer. */
const MOST_MORE = 5000

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

/** What goes with a value that tells of a file. */
type FileNote = Pick<Entry, 'isFile' | 'replaced'>

function draftOf({ state, ...draft }: Entry): KeptDraft {
  return { ...draft, isAccepted: state === 'accepted' }
}

/** Its methods are handed on to buttons and listeners, hence the arrows. */
export class AttemptRoom {
  readonly store: RoomStore
  readonly #parts: RoomParts
  readonly #files: FileSending
  readonly #saver: Saver
  readonly #fileSaver: Saver
  readonly #failures: { answers?: Failure | undefined; files?: Failure | undefined } = {}
  readonly #version: { now: number }
  /** Questions whose last edit was stamped before the server's time was known. */
  readonly #guessed = new Set<string>()
  #about: KeptAttempt

  constructor(parts: RoomParts) {
    const { attempt, held, kept, transport } = parts
    this.#parts = parts
    this.#about = kept.about
    this.#version = { now: attempt.version }
    this.store = makeRoomStore(merge(held, kept.drafts), kept.about.handIn)
    const shared = { store: this.store, version: this.#version, onSettled: this.#settled }
    this.#files = parts.filesOf(shared)
    const events = { waiting: () => this.#about.events, sent: this.#eventsSent }
    const patience = () => (this.store.get().isWriter ? WRITER_PATIENCE : HELPER_PATIENCE)
    this.#saver = makeSaver({
      next: makeSending({ ...shared, transport, files: this.#files, events, onHandedIn: this.#handedIn }),
      onFailure: (answers) => this.#failed({ answers }),
      patience,
      more: this.#moreTime,
    })
    // A file on a slow line takes minutes: letters do not wait for it.
    this.#fileSaver = makeSaver({
      next: this.#files.next,
      onFailure: (files) => {
        this.#failed({ files })
        this.#saver.nudge()
      },
      patience,
    })
    if (this.#all().some(isUnsent) || kept.about.handIn !== undefined) this.#nudge()
  }

  readonly #moreTime = () => {
    const letters = this.#all().reduce((sum, entry) => (isUnsent(entry) ? sum + lettersOf(entry.value) : sum), 0)
    return Math.min(letters / LETTERS_A_MILLISECOND, MOST_MORE)
  }

  readonly #nudge = () => {
    this.#saver.nudge()
    this.#fileSaver.nudge()
  }

  #failed(change: { answers: Failure | undefined } | { files: Failure | undefined }): void {
    Object.assign(this.#failures, change)
    this.store.set({ failure: this.#failures.answers ?? this.#failures.files })
  }

  readonly #all = () => Object.values(this.store.get().entries)
  readonly #stamp = () => new Date(this.#parts.clock.now()).toISOString()

  get #isClosed(): boolean {
    const { isOver, handIn } = this.store.get()
    return isOver || handIn !== undefined
  }

  #note(change: Partial<KeptAttempt>): void {
    this.#about = { ...this.#about, ...change, version: this.#version.now }
    this.#parts.keep.about(this.#about)
  }

  #put(entry: Entry): void {
    this.store.set({ entries: { ...this.store.get().entries, [entry.question]: entry } })
    this.#parts.keep.draft(draftOf(entry))
  }

  readonly #settled = (sent: readonly Entry[]) => {
    const settled = sent.flatMap(({ question }) => this.store.get().entries[question] ?? [])
    for (const entry of settled) this.#parts.keep.draft(draftOf(entry))
    this.#parts.tabs.tell({ kind: 'settled', entries: settled.filter(({ state }) => state === 'accepted') })
  }

  readonly #eventsSent = (sent: readonly LeavingEvent[]) => {
    if (sent.length > 0) this.#note({ events: this.#about.events.slice(sent.length) })
  }

  readonly #handedIn = (submission: Submission) => {
    this.store.set({ submission })
    this.#parts.tabs.tell({ kind: 'handed-in', submission })
  }

  /** What lies on the device of the attempt beside its answers. */
  readonly about = () => this.#about

  readonly edit = (question: string, value: AnswerValue, file: FileNote = {}) => {
    if (this.#isClosed) return
    const edit = (this.store.get().entries[question]?.edit ?? 0) + 1
    const { writer, clock, tabs } = this.#parts
    const entry: Entry = { question, value, edit, writer, edited_at: this.#stamp(), state: 'device', ...file }
    this.#put(entry)
    if (!clock.isSure()) this.#guessed.add(question)
    if (!this.store.get().isWriter) tabs.tell({ kind: 'edit', entry })
    this.#nudge()
  }

  readonly chooseFile = (question: string, file: File) => {
    if (this.#isClosed) return
    const before = this.store.get().entries[question]
    const replaced = before?.isFile && isUnsent(before) ? before.replaced : before?.value
    // Under way before the answer is written down, so that the saver leaves it alone.
    const sent = this.#files.choose(question, file)
    this.edit(question, announcedFile(file), { isFile: true, ...(!isBlank(replaced) && { replaced }) })
    void sent.then(this.hurry)
  }

  /** Stops a file that is on its way: what it was to take the place of is the answer again. */
  readonly cancelFile = (question: string) => {
    this.#files.drop(question)
    this.edit(question, this.store.get().entries[question]?.replaced ?? null)
  }

  /** Takes the answer back, and stops what is under way. */
  readonly clear = (question: string) => {
    this.#files.drop(question)
    this.edit(question, null)
  }

  readonly isFileMissing = (question: string) => this.#files.isMissing(question)

  /** Leaving and coming back, as facts for the teacher. */
  readonly log = (kind: string) => {
    if (!this.#isClosed) this.#note({ events: [...this.#about.events, { kind, at: this.#stamp() }] })
  }

  /** Where the learner is, what is flagged and seen. */
  readonly placeChanged = (place: Pick<KeptAttempt, 'flags' | 'seen' | 'current'>) => this.#note(place)

  readonly handIn = (isByTime = false) => {
    if (this.store.get().handIn !== undefined) return
    const count = this.#all().filter(({ value }) => !isBlank(value)).length
    const handIn = { key: this.#parts.newKey(), asked_at: this.#stamp(), count, isByTime }
    this.store.set({ handIn })
    this.#note({ handIn })
    this.hurry()
  }

  /** The deadline is here. */
  readonly timeIsUp = () => {
    if (this.store.get().isOver) return
    this.store.set({ isOver: true })
    this.handIn(true)
  }

  /** The clock was an estimate, and off by so much: edits that were stamped by it are stamped anew. */
  readonly clockMoved = (by: number) => {
    for (const question of this.#guessed) {
      const entry = this.store.get().entries[question]
      if (entry !== undefined && isUnsent(entry))
        this.#put({ ...entry, edited_at: new Date(Date.parse(entry.edited_at) + by).toISOString() })
    }
    this.#guessed.clear()
  }

  /** The server was heard: what it holds joins what is here. */
  readonly heard = (attempt: Attempt) => {
    this.#version.now = Math.max(this.#version.now, attempt.version)
    this.recalled(attempt.answers)
    if (attempt.submitted_at) this.store.set({ isOver: true })
    this.#nudge()
  }

  /** What was kept of the server's answers, while it cannot be heard. */
  readonly recalled = (answers: Attempt['answers']) => this.store.set({ entries: mergeInto(this.store.get().entries, answers) })

  /** Another tab hands over an edit. */
  readonly toldEdit = (entry: Entry) => {
    const own = this.store.get().entries[entry.question]
    if (own !== undefined && !isNewer(entry, own)) return
    this.store.set({ entries: { ...this.store.get().entries, [entry.question]: { ...entry, state: 'device' } } })
    this.#nudge()
  }

  /** Another tab has the server's word. */
  readonly toldSettled = (told: readonly Entry[]) => {
    const entries: Record<string, Entry> = { ...this.store.get().entries }
    for (const entry of told) {
      const own = entries[entry.question]
      if (own === undefined || isSame(own, entry) || isNewer(entry, own)) entries[entry.question] = entry
    }
    this.store.set({ entries, failure: undefined })
  }

  readonly toldHandedIn = (submission: Submission) => this.store.set({ submission, isOver: true })

  readonly becameWriter = (isWriter: boolean) => {
    this.store.set({ isWriter })
    if (isWriter) this.hurry()
  }

  /**
   * The page may be gone at any moment: what the server does not have is written down once more, since what lay in the device's
   * storage may have been changed or thrown away under it.
   */
  readonly keepAll = () => {
    for (const entry of this.#all()) if (isUnsent(entry)) this.#parts.keep.draft(draftOf(entry))
    this.#parts.keep.about(this.#about)
  }

  readonly hurry = () => {
    this.#saver.hurry()
    this.#fileSaver.hurry()
  }

  readonly stop = () => {
    this.#saver.stop()
    this.#fileSaver.stop()
  }
}
