/**
 * The attempt in the room: takes edits, stores them on the device at once, sends them, submits. Knows neither
 * React nor the page; the same class delivers what an earlier page has left. (ruling R34)
 */

import type { AnswerValue, Attempt, Submission } from '#src/api/shapes/submission.ts'
import {
  correctStamps,
  findBase,
  isRenumbered,
  isUnsent,
  markDirty,
  markRefused,
  type Answer,
  type Answers,
} from './answer.ts'
import type { Autosave } from './autosave.ts'
import { makeFileAnswers } from './file-answers.ts'
import { mergeAcknowledged, mergeFromTab, mergeServerAnswers, mergeOnOpen, mergeStored } from './reconcile.ts'
import { explainFailure } from './rejections.ts'
import type { EditOptions, RoomParts } from './room-parts.ts'
import { makeRoomStore, type RoomStore } from './room-state.ts'
import {
  serializeAnswer,
  type LeavingEvent,
  type StoredAnswer,
  type StoredAttempt,
  type StoredHandIn,
} from './stored.ts'
import { type FileSync, type Heard, startSync } from './sync.ts'
import type { TabMessage } from './tabs.ts'
import { trackCounts, trackWriters } from './writers.ts'

/**
 * How many milliseconds later the writing tab announces its edits to the others: each is sent whole, and
 * usually nobody listens.
 */
const ANNOUNCE_DELAY = 700

/** Its methods are passed to buttons and listeners, hence the arrow functions. */
export class AttemptRoom {
  readonly store: RoomStore
  readonly #parts: RoomParts
  readonly #files: FileSync
  readonly #sync: Autosave
  readonly #heard: Heard
  readonly #writers: ReturnType<typeof trackWriters>
  readonly #counts = trackCounts()
  #announcing: ReturnType<typeof setTimeout> | undefined
  #isStopped = false
  #about: StoredAttempt

  constructor(parts: RoomParts) {
    const { attempt, server, stored, transport, writer } = parts
    this.#parts = parts
    this.#about = stored.about
    this.#heard = { version: attempt.version, at: server === undefined ? -Infinity : performance.now() }
    this.#writers = trackWriters(writer, stored.about.writers)
    this.#counts.note(stored.drafts)
    this.store = makeRoomStore(mergeOnOpen(server, stored.drafts, this.#writers), stored.about.handIn)
    const receive = (heard: Attempt) => (this.#isStopped ? undefined : this.receiveAttempt(heard))
    const askHeld = () =>
      transport.read().then(receive, (error: unknown) => explainFailure(error, transport.read))
    const isStopped = () => this.#isStopped
    const { now } = parts.clock
    const own = {
      heard: this.#heard,
      writers: this.#writers,
      onReplied: this.#onReplied,
      nameFile: this.#fileAnswers.rename,
      keepUnsent: this.#fileAnswers.keepUnsent,
      refuseFile: this.#fileAnswers.refuse,
    }
    const context = { store: this.store, now, isStopped, askHeld, ...own }
    this.#files = parts.makeFiles(context)
    const events = { waiting: () => this.#about.events, sent: this.#onEventsSent }
    this.#sync = startSync({
      ...context,
      transport,
      files: this.#files,
      events,
      onHandedIn: this.#onHandedIn,
      noteEnd: this.#noteEnd,
    })
    if (this.#list().some(isUnsent) || stored.about.handIn !== undefined) this.#sync.schedule()
  }

  /** Written by this tab, and not on the server yet. */
  readonly #isOwn = (answer: Answer) => isUnsent(answer) && answer.writer === this.#parts.writer
  readonly #list = () => Object.values(this.store.get().answers)
  readonly #stamp = () => new Date(this.#parts.clock.now()).toISOString()

  readonly #isClosed = () => this.store.get().isOver || this.store.get().handIn !== undefined

  #note(change: Partial<StoredAttempt>): void {
    this.#about = { ...this.#about, ...change, version: this.#heard.version }
    this.#parts.storage.writeAttempt(this.#about)
  }

  #put(answers: readonly Answer[], store: (answer: StoredAnswer) => void): void {
    const given = Object.fromEntries(answers.map((answer) => [answer.question, answer]))
    this.store.set({ answers: { ...this.store.get().answers, ...given } })
    for (const answer of answers) store(serializeAnswer(answer))
  }

  /** Stores an answer that was not typed just now: another tab may have a newer one. */
  readonly #storeAgain = (answer: Answer) => this.#parts.storage.rewrite(serializeAnswer(answer))

  readonly #onReplied = (sent: readonly Answer[]) => {
    const now = sent.flatMap(({ question }) => this.store.get().answers[question] ?? [])
    // A closed room only stores what the server confirmed: another tab may have newer answers.
    now.filter(({ state }) => state === 'acknowledged' || !this.#isStopped).forEach(this.#storeAgain)
    if (now.some((answer) => isRenumbered(answer, sent))) this.announce()
    this.#parts.tabs.post({
      kind: 'acknowledged',
      answers: now.filter(({ state }) => state === 'acknowledged'),
    })
  }

  readonly #onEventsSent = (sent: readonly LeavingEvent[]) => {
    if (sent.length > 0) this.#note({ events: this.#about.events.slice(sent.length) })
  }

  readonly #onHandedIn = (submission: Submission) => {
    // Stored before anybody hears of it and deletes the attempt.
    if (this.#about.handIn) this.#note({ handIn: { ...this.#about.handIn, isConfirmed: true } })
    this.store.set({ submission })
    this.#parts.tabs.post({ kind: 'handed-in', submission })
  }

  readonly getAbout = () => this.#about

  readonly edit = (question: string, value: AnswerValue, { file, other }: EditOptions = {}) => {
    if (this.#isClosed()) return
    const before = this.store.get().answers[question]
    const { writer, clock, tabs, storage } = this.#parts
    const mark = {
      edit: this.#counts.getNext(question, before?.edit),
      writer,
      edited_at: this.#stamp(),
      ...(!clock.isSure() && { isGuessed: true }),
    }
    const said = {
      question,
      value,
      ...mark,
      base: findBase(before),
      other: other === undefined ? before?.other : other,
    } as const
    const kind = file
      ? ({ kind: 'file', isAnnounced: false, ...file } as const)
      : ({ kind: 'plain' } as const)
    const answer: Answer = { ...said, ...kind, state: 'dirty' }
    const { writers = [] } = this.#about
    if (!writers.includes(writer)) this.#note({ writers: [...writers, writer] })
    this.#put([answer], storage.write)
    if (this.store.get().isWriter) this.#announcing ??= setTimeout(this.announce, ANNOUNCE_DELAY)
    else tabs.post({ kind: 'edit', answer })
    this.#sync.schedule()
  }

  readonly #fileAnswers = makeFileAnswers({
    getState: () => this.store.get(),
    change: (change) => this.store.set(change),
    files: () => this.#files,
    isClosed: () => this.#isClosed(),
    edit: (...edit) => this.edit(...edit),
    renumber: (answer) => {
      const edit = this.#counts.getNext(answer.question, answer.edit)
      this.#put([{ ...markDirty(answer), edit, writer: this.#parts.writer }], this.#parts.storage.write)
    },
    refuse: (answer, refusal) => this.#put([markRefused(answer, refusal)], this.#parts.storage.write),
    sendNow: () => this.sendNow(),
  })
  readonly chooseFile = this.#fileAnswers.choose
  readonly choosePages = this.#fileAnswers.choosePages
  readonly cancelFile = this.#fileAnswers.cancel
  readonly takeOther = this.#fileAnswers.takeOther
  readonly dropOther = this.#fileAnswers.dropOther
  readonly clear = this.#fileAnswers.clear

  readonly isFileMissing = (question: string) => this.#files.isMissing(question)

  /** Logs leaving and returning, as facts for the teacher. */
  readonly log = (kind: string) => {
    if (!this.#isClosed()) this.#note({ events: [...this.#about.events, { kind, at: this.#stamp() }] })
  }

  /** Stores the learner's position, and what is flagged, seen and ticked. */
  readonly setPlace = (place: Partial<Pick<StoredAttempt, 'flags' | 'seen' | 'current' | 'ticks'>>) =>
    this.#note(place)

  readonly handIn = (isByTime = false) => {
    if (this.store.get().handIn !== undefined) return
    const handIn = { key: this.#parts.newKey(), asked_at: this.#stamp(), isByTime }
    this.#askHandIn(handIn)
    this.#parts.tabs.post({ kind: 'hand-in', handIn })
  }

  /** The writing tab submits after everything that it knows of; another one waits to see whether it does. */
  #askHandIn(handIn: StoredHandIn): void {
    this.store.set({ handIn })
    this.#note({ handIn })
    if (this.store.get().isWriter) this.sendNow()
    else this.#sync.schedule()
  }

  /** Submits at the deadline. */
  readonly endByTime = () => {
    if (this.store.get().isOver) return
    this.store.set({ isOver: true })
    this.handIn(true)
  }

  /**
   * The clock was an estimate, off by this many milliseconds: edits with its timestamps are corrected, also
   * those rejected for their timestamp.
   */
  readonly correctClock = (by: number) => {
    this.#put(correctStamps(this.#list(), by), this.#parts.storage.rewrite)
    this.#sync.schedule()
  }

  readonly receiveAttempt = (attempt: Attempt): undefined => {
    Object.assign(this.#heard, {
      version: Math.max(this.#heard.version, attempt.version),
      at: performance.now(),
    })
    this.receiveHeld(attempt.answers)
    if (attempt.submitted_at) this.#noteEnd(attempt.submitted_at)
    this.#sync.schedule()
  }

  readonly #noteEnd = (at: string) => {
    const { deadline } = this.#parts.attempt
    const isEarly =
      this.store.get().handIn === undefined && (!deadline || Date.parse(at) < Date.parse(deadline))
    this.store.set({ isOver: true, ...(isEarly && { isEndedElsewhere: true }) })
  }

  /** Merges the server's answers, or the cached ones while it is unreachable. */
  readonly receiveHeld = (answers: Attempt['answers']) => {
    this.#counts.note(this.#list())
    this.#setMerged(mergeServerAnswers(this.store.get().answers, answers, this.#writers))
  }

  /**
   * Stores what replaced an edit, and announces a rebased one at once, so that the other tab counts on from
   * there.
   */
  #setMerged(answers: Answers): void {
    const before = this.store.get().answers
    const changed = Object.values(answers).filter((answer) => answer !== before[answer.question])
    const rebased = changed.filter(this.#isOwn)
    this.store.set({ answers })
    changed
      .filter(({ question, state }) => state === 'acknowledged' && before[question]?.state === 'dirty')
      .forEach(this.#storeAgain)
    rebased.forEach(this.#storeAgain)
    if (rebased.length > 0) this.announce()
    this.#sync.schedule()
  }

  readonly receiveEdit = (answer: Answer) => {
    this.#writers.note(answer)
    this.#counts.note([answer])
    const { answers } = this.store.get()
    const merged = mergeFromTab(answers[answer.question], answer, this.#parts.writer)
    if (merged) this.#setMerged({ ...answers, [answer.question]: merged })
  }

  readonly #receiveAcknowledged = (incoming: readonly Answer[]) => {
    const answers: Record<string, Answer> = { ...this.store.get().answers }
    for (const answer of incoming)
      answers[answer.question] = mergeAcknowledged(answers[answer.question], answer, this.#writers)
    this.store.set({ failure: undefined })
    this.#setMerged(answers)
  }

  /** If two tabs have both submitted, as at the deadline, they agree on one key. */
  readonly #receiveHandIn = (handIn: StoredHandIn) => {
    const own = this.store.get().handIn
    if (own === undefined || own.key > handIn.key) this.#askHandIn(handIn)
  }

  readonly receive = (message: TabMessage): void => {
    switch (message.kind) {
      case 'opened':
        return this.announce()
      case 'edit':
        return this.receiveEdit(message.answer)
      case 'acknowledged':
        return this.#receiveAcknowledged(message.answers)
      case 'hand-in':
        return this.#receiveHandIn(message.handIn)
      case 'handed-in':
        return this.store.set({ submission: message.submission, isOver: true })
    }
  }

  /** Announces what was written in this tab and has not arrived; the learner may continue in another one. */
  readonly announce = () => {
    clearTimeout(this.#announcing)
    this.#announcing = undefined
    const { tabs } = this.#parts
    for (const answer of this.#list().filter(this.#isOwn)) tabs.post({ kind: 'edit', answer })
    const { handIn, submission } = this.store.get()
    if (handIn !== undefined && submission === undefined) tabs.post({ kind: 'hand-in', handIn })
  }

  /** Takes over what the previous writing tab has left on the device. */
  readonly takeOver = ({
    drafts,
    about,
  }: {
    drafts: readonly StoredAnswer[]
    about: StoredAttempt | undefined
  }) => {
    this.#counts.note(drafts)
    const dirty = drafts.filter(({ isAccepted }) => !isAccepted)
    this.#setMerged(mergeStored(this.store.get().answers, dirty, this.#parts.writer))
    const known = new Set(this.#about.events.map(({ kind, at }) => kind + at))
    const more = about?.events.filter(({ kind, at }) => !known.has(kind + at)) ?? []
    if (more.length > 0) this.#note({ events: [...more, ...this.#about.events] })
    if (about?.handIn) this.#receiveHandIn(about.handIn)
  }

  readonly setWriter = (isWriter: boolean) => {
    this.store.set({ isWriter })
    if (isWriter) this.sendNow()
  }

  /**
   * Stores again what the server does not have, since the page may be closed at any moment and its data in
   * storage may have been changed or deleted.
   */
  readonly storeAll = () => {
    this.#list().filter(isUnsent).forEach(this.#storeAgain)
    this.#parts.storage.writeAttempt(this.#about)
    if (this.#announcing !== undefined) this.announce()
  }

  readonly sendNow = () => this.#sync.sendNow()

  readonly stop = () => {
    this.#isStopped = true
    clearTimeout(this.#announcing)
    this.#sync.stop()
  }
}
