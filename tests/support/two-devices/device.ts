/** A device of a learner: its line, what it keeps, and the tabs that are open on the attempt. */
import type { AttemptRoom } from '#src/features/exam/exam-room/attempt/attempt-room.ts'
import type { RoomParts } from '#src/features/exam/exam-room/attempt/room-parts.ts'
import { hearTab } from '#src/features/exam/exam-room/tabs/hear-tab.ts'
import type { TabMessage } from '#src/features/exam/exam-room/tabs/tab-line.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { isOwed } from '#src/stores/attempt-drafts/draft-keep.ts'
import { isSameEdit, type KeptAttempt, type KeptDraft, laterOf, withHandIn } from '#src/stores/attempt-drafts/kept-draft.ts'

export const LINES = ['good', 'off', '503', 'lost-answer', 'slow'] as const
export type Line = (typeof LINES)[number]

/** The large store hears of an edit later than the journal, as in `draft-keep.ts`. Milliseconds. */
const DEPOT_AFTER = 250
/** Most that one tab's word takes to another. */
const TAB_WORD = 50

function put(into: Map<string, KeptDraft>, draft: KeptDraft): void {
  const kept = into.get(draft.question)
  into.set(draft.question, kept === undefined || isSameEdit(draft, kept) ? draft : laterOf(draft, kept))
}

export class Device {
  line: Line = 'good'
  /** How far its clock is off, which matters until the server is heard. */
  wrongBy = 0
  /** The first one writes. */
  readonly rooms: AttemptRoom[] = []
  /** Takes nothing: full, or denied. Never both, since then nobody can keep what is written. */
  fullStore: 'journal' | 'depot' | undefined
  /** The last that was written here, by question. */
  readonly last = new Map<string, AnswerValue>()
  /** The tab in which that was. */
  writing: AttemptRoom | undefined
  readonly #journal = new Map<string, KeptDraft>()
  readonly #depot = new Map<string, KeptDraft>()
  #about: KeptAttempt = { attempt: 'attempt', exam: 'exam', version: 0, events: [], flags: [], seen: [] }

  readonly name: string
  readonly #random: () => number

  constructor(name: string, random: () => number) {
    this.name = name
    this.#random = random
  }

  /** As the next page finds it. */
  kept(): RoomParts['kept'] {
    const all = new Map<string, KeptDraft>()
    for (const draft of [...this.#journal.values(), ...this.#depot.values()]) put(all, draft)
    return structuredClone({ drafts: [...all.values()], about: this.#about })
  }

  #keepDraft(draft: KeptDraft, isTypedNow: boolean): void {
    const copy = structuredClone(draft)
    const isJournaled = this.fullStore !== 'journal'
    if (isJournaled && isTypedNow) this.#journal.set(copy.question, copy)
    else if (isJournaled && !copy.isAccepted) put(this.#journal, copy)
    const toDepot = () => {
      const isStored = this.fullStore !== 'depot'
      if (isStored) put(this.#depot, copy)
      const kept = this.#journal.get(copy.question)
      const isOver = copy.isAccepted && (isStored || !isOwed(copy))
      if (isOver && kept !== undefined && laterOf(copy, kept) === copy) this.#journal.delete(copy.question)
    }
    setTimeout(toDepot, isJournaled ? DEPOT_AFTER : 0)
  }

  readonly keep: RoomParts['keep'] = {
    draft: (draft) => this.#keepDraft(draft, true),
    again: (draft) => this.#keepDraft(draft, false),
    about: (about) => void (this.#about = structuredClone(withHandIn(about, this.#about))),
  }

  /** From a tab to all others; a closed one says nothing any more. */
  tell(from: AttemptRoom | undefined, message: TabMessage): void {
    if (from === undefined || !this.rooms.includes(from)) return
    const told = structuredClone(message)
    setTimeout(() => {
      for (const room of this.rooms) if (room !== from) hearTab(room, told)
    }, this.#random() * TAB_WORD)
  }

  /** A crash writes nothing down. The next tab in line writes from now on. */
  close(room: AttemptRoom, isCrash: boolean): void {
    if (!isCrash) room.keepAll()
    const at = this.rooms.indexOf(room)
    this.rooms.splice(at, 1)
    room.stop()
    if (this.writing === room) this.writing = undefined
    const [next] = this.rooms
    if (at !== 0 || next === undefined) return
    next.rejoin(this.kept())
    next.becameWriter(true)
  }
}
