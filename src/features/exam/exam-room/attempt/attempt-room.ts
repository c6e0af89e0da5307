/**
 * The attempt in the room: takes edits, keeps them on the device at once, sends them, hands in. Knows neither React nor the
 * page; the same part delivers what an earlier page has left. (ruling R34)
 */
import type { AnswerValue, Attempt, Submission } from '#src/api/shapes/submission.ts'
import type { KeptAttempt, KeptDraft, KeptHandIn, LeavingEvent } from '#src/stores/attempt-drafts/kept-draft.ts'
import type { Failure } from './back-off.ts'
import { type Entries, type Entry, isBlank, isRenumbered, isUnanswered, isUnsent, stampedAnew } from './entry.ts'
import { draftOf, merge, mergeInto, mergeLeft, mergeSettled, mergeTold } from './merge.ts'
import { moreTimeFor, patienceOf, TELL_AFTER } from './pace.ts'
import type { RoomParts } from './room-parts.ts'
import { announcedFile, makeRoomStore, type RoomStore } from './room-state.ts'
import { makeSaver, type Saver } from './saver.ts'
import { type FileSending, makeSending } from './sending.ts'

/** What goes with a value. The other version that is offered beside it stays until it is said to be null. */
type EditNote = Pick<Entry, 'isFile' | 'replaced' | 'other'>

/** Its methods are handed on to buttons and listeners, hence the arrows. */
export class AttemptRoom {
  readonly store: RoomStore
  readonly #parts: RoomParts
  readonly #files: FileSending
  readonly #saver: Saver
  readonly #fileSaver: Saver
  readonly #failures: { answers?: Failure | undefined; files?: Failure | undefined } = {}
  readonly #version: { now: number }
  /** Tabs whose pages are open, this one first: what they write is written now. */
  readonly #liveWriters: Set<string>
  #telling: ReturnType<typeof setTimeout> | undefined
  #isStopped = false
  #about: KeptAttempt

  constructor(parts: RoomParts) {
    const { attempt, held, kept, transport } = parts
    this.#parts = parts
    this.#about = kept.about
    this.#version = { now: attempt.version }
    this.#liveWriters = new Set([parts.writer])
    this.store = makeRoomStore(merge(held, kept.drafts), kept.about.handIn)
    const isLive = ({ writer }: Entry) => this.#liveWriters.has(writer)
    const askHeld = () => void transport.read().then(this.heard, () => undefined)
    const shared = {
      store: this.store,
      version: this.#version,
      isLive,
      writer: parts.writer,
      onSettled: this.#settled,
      askHeld,
    }
    this.#files = parts.filesOf(shared)
    const events = { waiting: () => this.#about.events, sent: this.#eventsSent }
    const patience = () => patienceOf(this.store.get().isWriter)
    this.#saver = makeSaver({
      next: makeSending({ ...shared, transport, files: this.#files, events, onHandedIn: this.#handedIn, onGone: this.#gone }),
      onFailure: (answers) => this.#failed({ answers }),
      patience,
      more: () => moreTimeFor(this.#all()),
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

  readonly #nudge = () => [this.#saver, this.#fileSaver].forEach((saver) => saver.nudge())

  #failed(change: { answers: Failure | undefined } | { files: Failure | undefined }): void {
    Object.assign(this.#failures, change)
    this.store.set({ failure: this.#failures.answers ?? this.#failures.files })
  }

  /** By a page that is open now, and not at the server yet: it goes on top of whatever the server holds. */
  readonly #isBeingWritten = (entry: Entry) => isUnsent(entry) && this.#liveWriters.has(entry.writer)
  /** Counted by this tab, and not at the server yet. */
  readonly #isOwed = (entry: Entry) => isUnsent(entry) && entry.writer === this.#parts.writer
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

  #put(entries: readonly Entry[], keep: (draft: KeptDraft) => void): void {
    const given = Object.fromEntries(entries.map((entry) => [entry.question, entry]))
    this.store.set({ entries: { ...this.store.get().entries, ...given } })
    for (const entry of entries) keep(draftOf(entry))
  }

  /** Not typed just now: another tab may be further. */
  readonly #keepAgain = (entry: Entry) => this.#parts.keep.again(draftOf(entry))

  readonly #settled = (sent: readonly Entry[]) => {
    const settled = sent.flatMap(({ question }) => this.store.get().entries[question] ?? [])
    // Of a room that nobody sees any more only the server's word is written down: another tab may be further by now.
    settled.filter(({ state }) => state === 'accepted' || !this.#isStopped).forEach(this.#keepAgain)
    if (settled.some((entry) => isRenumbered(entry, sent))) this.tell()
    this.#parts.tabs.tell({ kind: 'settled', entries: settled.filter(({ state }) => state === 'accepted') })
  }

  readonly #eventsSent = (sent: readonly LeavingEvent[]) => {
    if (sent.length > 0) this.#note({ events: this.#about.events.slice(sent.length) })
  }

  readonly #handedIn = (submission: Submission) => {
    this.store.set({ submission })
    this.#parts.tabs.tell({ kind: 'handed-in', submission })
  }

  /** The server has no such attempt any more: it was taken away elsewhere. What was not taken is offered, and nothing is sent again. */
  readonly #gone = () => {
    const given = this.#all().map((entry) => [entry.question, isUnsent(entry) ? { ...entry, state: 'refused' as const } : entry])
    this.store.set({ entries: Object.fromEntries(given), isOver: true, handIn: undefined })
  }

  /** What lies on the device of the attempt beside its answers. */
  readonly about = () => this.#about

  readonly edit = (question: string, value: AnswerValue, note: EditNote = {}) => {
    if (this.#isClosed) return
    const { edit, other }: Partial<Entry> = this.store.get().entries[question] ?? {}
    const { writer, clock, tabs, keep } = this.#parts
    const mark = { edit: (edit ?? 0) + 1, writer, edited_at: this.#stamp(), ...(!clock.isSure() && { isGuessed: true }) }
    const entry: Entry = { question, value, ...mark, state: 'device', ...(other !== undefined && { other }), ...note }
    this.#put([entry], keep.draft)
    if (this.store.get().isWriter) this.#telling ??= setTimeout(this.tell, TELL_AFTER)
    else tabs.tell({ kind: 'edit', entry })
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

  /** Stops a file that is on its way: what it was to take the place of is the answer again, unless something else was given meanwhile. */
  readonly cancelFile = (question: string) => {
    this.#files.drop(question)
    const entry = this.store.get().entries[question]
    if (entry?.isFile) this.edit(question, entry.replaced ?? null)
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
    const count = this.#all().filter((entry) => !isUnanswered(entry, this.isFileMissing)).length
    const handIn = { key: this.#parts.newKey(), asked_at: this.#stamp(), count, isByTime }
    this.#asked(handIn)
    this.#parts.tabs.tell({ kind: 'hand-in', handIn })
  }

  /** The tab that writes hands in, after everything that it knows of; another one waits whether it does. */
  #asked(handIn: KeptHandIn): void {
    this.store.set({ handIn })
    this.#note({ handIn })
    if (this.store.get().isWriter) this.hurry()
    else this.#nudge()
  }

  /** The deadline is here. */
  readonly timeIsUp = () => {
    if (this.store.get().isOver) return
    this.store.set({ isOver: true })
    this.handIn(true)
  }

  /** The clock was an estimate, and off by so much: edits that were stamped by it are stamped anew, also those refused for their stamp. */
  readonly clockMoved = (by: number) => {
    this.#put(stampedAnew(this.#all(), by), this.#parts.keep.again)
    this.#nudge()
  }

  /** The server was heard: what it holds joins what is here. */
  readonly heard = (attempt: Attempt) => {
    this.#version.now = Math.max(this.#version.now, attempt.version)
    this.recalled(attempt.answers)
    if (attempt.submitted_at) this.store.set({ isOver: true })
    this.#nudge()
  }

  /** What was kept of the server's answers, while it cannot be heard. */
  readonly recalled = (answers: Attempt['answers']) =>
    this.store.set({ entries: mergeInto(this.store.get().entries, answers, this.#isBeingWritten) })

  /** What was put on top of another tab's count is kept and told at once, so that it counts from there. */
  #merged(entries: Entries): void {
    const before = this.store.get().entries
    const counted = Object.values(entries).filter((entry) => entry !== before[entry.question] && this.#isOwed(entry))
    this.store.set({ entries })
    counted.forEach(this.#keepAgain)
    if (counted.length > 0) this.tell()
    this.#nudge()
  }

  /** Another tab hands over an edit. */
  readonly toldEdit = (entry: Entry) => {
    this.#liveWriters.add(entry.writer)
    const { entries } = this.store.get()
    const merged = mergeTold(entries[entry.question], entry, this.#parts.writer)
    if (merged) this.#merged({ ...entries, [entry.question]: merged })
  }

  /** Another tab has the server's word. */
  readonly toldSettled = (told: readonly Entry[]) => {
    const entries: Record<string, Entry> = { ...this.store.get().entries }
    for (const entry of told)
      entries[entry.question] = mergeSettled(entries[entry.question], entry, this.#isBeingWritten, this.#parts.writer)
    this.store.set({ failure: undefined })
    this.#merged(entries)
  }

  /** Another tab hands in. Where both have asked, as at the deadline, they take one key. */
  readonly toldHandIn = (handIn: KeptHandIn) => {
    const own = this.store.get().handIn
    if (own === undefined || own.key > handIn.key) this.#asked(handIn)
  }

  /** What was written in this tab and has not arrived; the learner may go on in another one. */
  readonly tell = () => {
    clearTimeout(this.#telling)
    this.#telling = undefined
    const { tabs } = this.#parts
    for (const entry of this.#all().filter(this.#isOwed)) tabs.tell({ kind: 'edit', entry })
    const { handIn, submission } = this.store.get()
    if (handIn !== undefined && submission === undefined) tabs.tell({ kind: 'hand-in', handIn })
  }

  readonly toldHandedIn = (submission: Submission) => this.store.set({ submission, isOver: true })

  /** What the tab that wrote before has left on the device. */
  readonly rejoin = ({ drafts, about }: { drafts: readonly KeptDraft[]; about: KeptAttempt | undefined }) => {
    const unsent = drafts.filter(({ isAccepted }) => !isAccepted)
    this.#merged(mergeLeft(this.store.get().entries, unsent, this.#parts.writer))
    const known = new Set(this.#about.events.map(({ kind, at }) => kind + at))
    const more = about?.events.filter(({ kind, at }) => !known.has(kind + at)) ?? []
    if (more.length > 0) this.#note({ events: [...more, ...this.#about.events] })
    if (about?.handIn) this.toldHandIn(about.handIn)
  }

  readonly becameWriter = (isWriter: boolean) => {
    this.store.set({ isWriter })
    if (isWriter) this.hurry()
  }

  /**
   * The page may be gone at any moment: what the server does not have is written down once more, since what lay in the device's
   * storage may have been changed or thrown away under it.
   */
  readonly keepAll = () => {
    this.#all().filter(isUnsent).forEach(this.#keepAgain)
    this.#parts.keep.about(this.#about)
    if (this.#telling !== undefined) this.tell()
  }

  readonly hurry = () => {
    this.#saver.hurry()
    this.#fileSaver.hurry()
  }

  readonly stop = () => {
    this.#isStopped = true
    clearTimeout(this.#telling)
    this.#saver.stop()
    this.#fileSaver.stop()
  }
}
