/** A device of a learner: its connection, its stores, and the tabs that are open on the attempt. */

import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { isSame } from '#src/features/exam/exam-room/attempt/answer.ts'
import type { AttemptRoom } from '#src/features/exam/exam-room/attempt/attempt-room.ts'
import type { RoomParts } from '#src/features/exam/exam-room/attempt/room-parts.ts'
import {
  isOnlyHere,
  mergeAbout,
  pickLater,
  type StoredAnswer,
  type StoredAttempt,
} from '#src/features/exam/exam-room/attempt/stored.ts'
import type { TabMessage } from '#src/features/exam/exam-room/attempt/tabs.ts'

export const LINES = ['good', 'off', '503', 'lost-answer', 'slow'] as const
export type Line = (typeof LINES)[number]

/** The indexed store gets an edit later than the local log, as in `storage.ts`. Milliseconds. */
const INDEXED_AFTER = 250
/** The maximum delay of a message from one tab to another. Milliseconds. */
const MOST_TAB_DELAY = 50

function put(into: Map<string, StoredAnswer>, draft: StoredAnswer): void {
  const before = into.get(draft.question)
  into.set(draft.question, before === undefined || isSame(draft, before) ? draft : pickLater(draft, before))
}

export class Device {
  line: Line = 'good'
  /** The error of its clock, which matters until the time of the server is known. */
  wrongBy = 0
  /** The open tabs; the first one writes. */
  readonly rooms: AttemptRoom[] = []
  /** This store rejects writes, since it is full or denied. Never both, since then nothing can be stored. */
  fullStore: 'local log' | 'indexed store' | undefined
  /** The value written last on this device, by question. */
  readonly last = new Map<string, AnswerValue>()
  /** All that was shown on this device, or offered. */
  readonly shown = new Set<string>()
  /** The tab that was written in last. */
  writing: AttemptRoom | undefined
  readonly #localLog = new Map<string, StoredAnswer>()
  readonly #indexedStore = new Map<string, StoredAnswer>()
  #about: StoredAttempt = { attempt: 'attempt', exam: 'exam', version: 0, events: [], flags: [], seen: [] }

  readonly name: string
  readonly #random: () => number

  constructor(name: string, random: () => number) {
    this.name = name
    this.#random = random
  }

  note(...values: string[]): void {
    for (const value of values) this.shown.add(value)
  }

  /** Returns what the next page finds. */
  getStored(): RoomParts['stored'] {
    const all = new Map<string, StoredAnswer>()
    for (const draft of [...this.#localLog.values(), ...this.#indexedStore.values()]) put(all, draft)
    return structuredClone({ drafts: [...all.values()], about: this.#about })
  }

  #store(draft: StoredAnswer, isTypedNow: boolean): void {
    const copy = structuredClone(draft)
    const isLogged = this.fullStore !== 'local log'
    if (isLogged && isTypedNow) this.#localLog.set(copy.question, copy)
    else if (isLogged && !copy.isAccepted) put(this.#localLog, copy)
    const toIndexedStore = () => {
      const isIndexed = this.fullStore !== 'indexed store'
      if (isIndexed) put(this.#indexedStore, copy)
      const logged = this.#localLog.get(copy.question)
      const isOver = copy.isAccepted && (isIndexed || !isOnlyHere(copy))
      if (isOver && logged !== undefined && pickLater(copy, logged) === copy)
        this.#localLog.delete(copy.question)
    }
    setTimeout(toIndexedStore, isLogged ? INDEXED_AFTER : 0)
  }

  readonly storage: RoomParts['storage'] = {
    write: (draft) => this.#store(draft, true),
    rewrite: (draft) => this.#store(draft, false),
    writeAttempt: (about) => void (this.#about = structuredClone(mergeAbout(about, this.#about))),
  }

  /** Posts from a tab to all others; a closed tab posts nothing. */
  post(from: AttemptRoom | undefined, message: TabMessage): void {
    if (from === undefined || !this.rooms.includes(from)) return
    const copy = structuredClone(message)
    setTimeout(() => {
      for (const room of this.rooms) if (room !== from) room.receive(copy)
    }, this.#random() * MOST_TAB_DELAY)
  }

  /** Closes a tab; a crash stores nothing. The next tab writes from then on. */
  close(room: AttemptRoom, isCrash: boolean): void {
    if (!isCrash) room.storeAll()
    const at = this.rooms.indexOf(room)
    this.rooms.splice(at, 1)
    room.stop()
    if (this.writing === room) this.writing = undefined
    const [next] = this.rooms
    if (at !== 0 || next === undefined) return
    next.takeOver(this.getStored())
    next.setWriter(true)
  }
}
