/**
 * The cards as the account keeps them: what each has become, and the answers of the last days, packed into one text. Its size has a limit: then
 * less of the log goes along, and at last only the newest cards. (ruling R83)
 */

import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as v from 'valibot'
import { DAY_MS } from '#src/lib/duration.ts'
import { readAs } from '#src/lib/read-as.ts'
import { Card, ORIGINS } from './card.ts'
import { Entry, isPossibleTime, mergeLogs } from './entry.ts'
import { foldEntries } from './memory.ts'

const VERSION = 1
/** Characters, which are bytes here. */
export const MOST_LENGTH = 32_000
/** Days of the log, as many as fit. An undo is never older than the least of them. */
const LOG_DAYS = [60, 30, 14, 7, 3, 1] as const
/** Characters of texts that no paper has, before they are packed. */
const MOST_TEXT = 24_000

/** A card without its question, which its paper has; notes and own cards come whole. */
const Mark = v.object({
  id: v.string(),
  from: v.picklist(ORIGINS),
  topic: v.object({ key: v.string(), title: v.string() }),
  addedAt: v.number(),
  card: v.optional(Card),
})
export type Mark = v.InferOutput<typeof Mark>

export interface CardSet {
  marks: readonly Mark[]
  log: readonly Entry[]
}

type Answer = Extract<Entry, { kind: 'answer' }>
const isAnswer = (entry: Entry): entry is Answer => entry.kind === 'answer'

/** Columns pack better than rows, and differences better than times. */
const Packed = v.object({
  version: v.literal(VERSION),
  topics: v.array(v.tuple([v.string(), v.string()])),
  ids: v.array(v.string()),
  from: v.array(v.number()),
  topic: v.array(v.number()),
  addedAt: v.array(v.number()),
  cards: v.array(v.unknown()),
  /** Of answers, in the order of the log. */
  writers: v.array(v.string()),
  card: v.array(v.number()),
  by: v.array(v.number()),
  n: v.array(v.number()),
  at: v.array(v.number()),
  grade: v.array(v.number()),
  took: v.array(v.number()),
  others: v.array(v.unknown()),
})

const takeDifferences = (values: readonly number[]) =>
  values.map((value, at) => value - (values[at - 1] ?? 0))

function addDifferences(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => (sum += value))
}

const byText = (one: string, other: string) => (one < other ? -1 : 1)

function writeColumns({ marks, log }: CardSet): string {
  const sorted = marks.toSorted((one, other) => byText(one.id, other.id))
  const topics = [
    ...new Map(sorted.map(({ topic: { key, title } }) => [key, [key, title] as const])).values(),
  ]
  const ids = sorted.map(({ id }) => id)
  const places = new Map(ids.map((id, at) => [id, at]))
  const answers = log.filter(isAnswer)
  const writers = [...new Set(answers.map(({ by }) => by))]
  const packed: v.InferInput<typeof Packed> = {
    version: VERSION,
    topics: topics.map(([key, title]) => [key, title]),
    ids,
    from: sorted.map(({ from }) => ORIGINS.indexOf(from)),
    topic: sorted.map(({ topic }) => topics.findIndex(([key]) => key === topic.key)),
    addedAt: takeDifferences(sorted.map(({ addedAt }) => addedAt)),
    cards: sorted.flatMap(({ card }) => card ?? []),
    writers,
    card: answers.map(({ card }) => places.get(card) ?? -1),
    by: answers.map(({ by }) => writers.indexOf(by)),
    n: takeDifferences(answers.map(({ n }) => n)),
    at: takeDifferences(answers.map(({ at }) => at)),
    grade: answers.map(({ grade }) => grade),
    took: answers.map(({ took }) => took),
    others: log.filter((entry) => !isAnswer(entry)),
  }
  return btoa(strFromU8(deflateSync(strToU8(JSON.stringify(packed)), { level: 9 }), true))
}

/** Undefined if it is damaged, or of a later version. `now`: the server's time. */
export function readAccountSet(text: string, now: number): CardSet | undefined {
  let packed: v.InferOutput<typeof Packed> | undefined
  try {
    packed = readAs(Packed, JSON.parse(strFromU8(inflateSync(strToU8(atob(text), true)))))
  } catch {
    return undefined
  }
  if (packed === undefined) return undefined
  const { topics, ids, from, topic, writers, card, by, grade, took } = packed
  const [addedAt, ns, ats] = [packed.addedAt, packed.n, packed.at].map(addDifferences)
  const own = new Map(packed.cards.flatMap((each) => readAs(Card, each) ?? []).map((each) => [each.id, each]))
  const marks = ids.flatMap((id, at) => {
    const [key, title] = topics[topic[at] ?? -1] ?? []
    const mark = { id, from: ORIGINS[from[at] ?? -1], topic: { key, title }, addedAt: addedAt?.[at] }
    return readAs(Mark, { ...mark, card: own.get(id) }) ?? []
  })
  const answers = card.map((place, at) => ({
    kind: 'answer',
    at: ats?.[at],
    by: writers[by[at] ?? -1],
    n: ns?.[at],
    card: ids[place],
    grade: grade[at],
    took: took[at],
  }))
  const log = [...answers, ...packed.others].flatMap((entry) => readAs(Entry, entry) ?? [])
  return {
    marks: marks.filter((mark) => isPossibleTime(mark.addedAt, now)),
    log: mergeLogs(log.filter(({ at }) => isPossibleTime(at, now))),
  }
}

/** The newest texts that no paper has: notes, own cards and edits. Without its text such a card is left out. */
function limitTexts({ marks, log }: CardSet): CardSet {
  const texts = [
    ...marks.flatMap(({ id, addedAt, card }) => (card ? [{ id, at: addedAt, item: card }] : [])),
    ...log.flatMap((entry) => (entry.kind === 'edit' ? [{ id: entry.card, at: entry.at, item: entry }] : [])),
  ].toSorted((one, other) => other.at - one.at || byText(one.id, other.id))
  let room = MOST_TEXT
  const left = new Set<unknown>(
    texts.flatMap(({ item }) => ((room -= JSON.stringify(item).length) < 0 ? [item] : [])),
  )
  return {
    marks: marks.filter(({ card }) => card === undefined || !left.has(card)),
    log: log.filter((entry) => !left.has(entry)),
  }
}

/** States stand for what is older than these days. */
function foldLog(log: readonly Entry[], until: number): { log: Entry[]; states: Entry[] } {
  const folded = [...Map.groupBy(log, ({ card }) => card).values()].map((entries) => {
    // A state stands for entries that this device may never have had.
    const from = Math.max(until, ...entries.map(({ kind, at }) => (kind === 'state' ? at : 0)))
    const state = foldEntries(entries, from)
    if (state === undefined) return { entries, states: [] }
    const rest = entries.filter(({ at, kind }) => kind === 'edit' || (kind !== 'state' && at > from))
    return { entries: [...rest, state], states: [state] }
  })
  return {
    log: mergeLogs(folded.flatMap(({ entries }) => entries)),
    states: folded.flatMap(({ states }) => states),
  }
}

export interface PackedSet {
  text: string
  /** This device takes them into its log too, so that both compute the same. */
  states: readonly Entry[]
}

/** `now`: the server's time. */
export function writeAccountSet(set: CardSet, now: number): PackedSet {
  const last = new Map<string, number>()
  for (const { card, at } of set.log) last.set(card, Math.max(at, last.get(card) ?? 0))
  const getTime = ({ id, addedAt }: Mark) => Math.max(addedAt, last.get(id) ?? 0)
  const limited = limitTexts(set)
  const newest = limited.marks.toSorted(
    (one, other) => getTime(other) - getTime(one) || byText(one.id, other.id),
  )
  const build = (days: number, count: number): PackedSet => {
    const marks = newest.slice(0, count)
    const ids = new Set(marks.map(({ id }) => id))
    const { log, states } = foldLog(
      limited.log.filter(({ card }) => ids.has(card)),
      now - days * DAY_MS,
    )
    return { text: writeColumns({ marks, log }), states }
  }
  const fits = ({ text }: PackedSet) => text.length <= MOST_LENGTH
  for (const days of LOG_DAYS) {
    const whole = build(days, newest.length)
    if (fits(whole)) return whole
  }
  let [most, least] = [newest.length, 0]
  while (most - least > 1) {
    const middle = Math.floor((most + least) / 2)
    if (fits(build(LOG_DAYS.at(-1)!, middle))) least = middle
    else most = middle
  }
  return build(LOG_DAYS.at(-1)!, least)
}
