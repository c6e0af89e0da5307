/** What the log says of one card: when it is due again, how it went, whether it is hidden. */

import { createEmptyCard, fsrs, State, type Card as Schedule } from 'ts-fsrs'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { type Entry, type Grade, GRADES, mergeLogs, nameEntry } from './entry.ts'

/** Raised when the rules below change: then every card is computed from the log again. */
export const RULES = 2

/** A forgotten card comes back after this, on the same day. In minutes. */
const AGAIN_AFTER = 10

/** Without chance, so that every device computes the same day. The days are spread by `plan.ts` instead. */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_fuzz: false,
  learning_steps: [`${AGAIN_AFTER}m`],
  relearning_steps: [`${AGAIN_AFTER}m`],
})

/** Everything about a card that the log decides. Times in milliseconds since 1970. */
export interface Memory {
  rules: number
  /** 0 before the first answer. */
  due: number
  stability: number
  difficulty: number
  state: State
  steps: number
  reps: number
  lapses: number
  interval: number
  /** The last answer; 0 before the first. */
  last: number
  /** Seconds that it took. */
  took: number
  asked: number
  missed: number
  lastMissed: number
  isSuspended: boolean
  isDeleted: boolean
  /** The day in Dhaka on which it is hidden. */
  buriedOn: string
  edit: { front: string; back: string } | undefined
}

export const NEW_MEMORY: Memory = {
  rules: RULES,
  due: 0,
  stability: 0,
  difficulty: 0,
  state: State.New,
  steps: 0,
  reps: 0,
  lapses: 0,
  interval: 0,
  last: 0,
  took: 0,
  asked: 0,
  missed: 0,
  lastMissed: 0,
  isSuspended: false,
  isDeleted: false,
  buriedOn: '',
  edit: undefined,
}

export const isNew = ({ asked }: Memory) => asked === 0

/** Is it being learned by minutes today, rather than by days? */
export const isLearning = ({ state }: Memory) => state === State.Learning || state === State.Relearning

function toSchedule(memory: Memory, at: number): Schedule {
  if (isNew(memory)) return createEmptyCard(at)
  const { due, stability, difficulty, state, steps, reps, lapses, interval, last } = memory
  return {
    due: new Date(due),
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: interval,
    learning_steps: steps,
    reps,
    lapses,
    state,
    last_review: new Date(last),
  }
}

function applyAnswer(memory: Memory, grade: Grade, at: number, took: number): Memory {
  const { card } = scheduler.next(toSchedule(memory, at), at, grade)
  return {
    ...memory,
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    interval: card.scheduled_days,
    last: at,
    took,
    asked: memory.asked + 1,
    missed: memory.missed + (grade === 1 ? 1 : 0),
    lastMissed: grade === 1 ? at : memory.lastMissed,
  }
}

/** Applies one entry that is later than all before it; an undo needs {@link replay}. */
export function applyEntry(memory: Memory, entry: Entry): Memory {
  switch (entry.kind) {
    case 'answer':
      return applyAnswer(memory, entry.grade, entry.at, entry.took)
    case 'suspend':
      return { ...memory, isSuspended: true }
    case 'resume':
      return { ...memory, isSuspended: false, isDeleted: false }
    case 'bury':
      return { ...memory, buriedOn: getDhakaDay(entry.at) }
    case 'delete':
      return { ...memory, isDeleted: true }
    case 'edit':
      return { ...memory, edit: { front: entry.front, back: entry.back } }
    case 'undo':
    case 'state':
    default:
      return memory
  }
}

/** Computes the memory of one card from all its entries, in any order. */
export function replay(entries: readonly Entry[]): Memory {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.entry] : [])))
  const log = mergeLogs(entries)
  const state = log.find(({ kind }) => kind === 'state')
  const isLater = ({ kind, at }: Entry) => state === undefined || at > state.at || kind === 'edit'
  const start = state?.kind === 'state' ? { ...NEW_MEMORY, ...state.memory } : NEW_MEMORY
  return log.filter((entry) => isLater(entry) && !undone.has(nameEntry(entry))).reduce(applyEntry, start)
}

/** Who writes states. */
const STATE_WRITER = 'state'

/** The state that stands for all entries of one card until a time; undefined before the first answer. */
export function foldEntries(entries: readonly Entry[], until: number): Entry | undefined {
  const old = mergeLogs(entries).filter(({ at, kind }) => at <= until && kind !== 'edit')
  const last = old.at(-1)
  const { rules: _, edit: __, ...memory } = replay(old)
  if (last === undefined || memory.asked === 0) return undefined
  return { kind: 'state', at: last.at, by: STATE_WRITER, n: 0, card: last.card, memory }
}

/** Replays a whole log, card by card. */
export function replayAll(log: readonly Entry[]): Map<string, Memory> {
  const byCard = Map.groupBy(log, ({ card }) => card)
  return new Map([...byCard].map(([card, entries]) => [card, replay(entries)]))
}

/** When the card would come back after each answer, in milliseconds from `at`. */
export function computeWaits(memory: Memory, at: number): Record<Grade, number> {
  const waits = GRADES.map((grade) => [grade, applyAnswer(memory, grade, at, 0).due - at] as const)
  return Object.fromEntries(waits) as Record<Grade, number>
}
