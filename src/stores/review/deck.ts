/**
 * One person's cards on this device: their texts, their log, and for each card what the log says, computed
 * once for each entry. So a session begins by reading that, however long the log is. (ruling R74,
 * docs/decisions/0033)
 */

import * as v from 'valibot'
import type { CardSet, Mark } from '#src/engines/review/account-set.ts'
import { Card, joinCards, type Origin, printQuestion, type Teacher } from '#src/engines/review/card.ts'
import { type Deed, type Entry, isPossibleTime, mergeLogs, nameEntry } from '#src/engines/review/entry.ts'
import { applyEntry, type Memory, NEW_MEMORY, replay, replayAll, RULES } from '#src/engines/review/memory.ts'
import { GOALS } from '#src/engines/review/plan.ts'
import { createId } from '#src/lib/create-id.ts'
import { readAs } from '#src/lib/read-as.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { buildRowKey, type RowKind, type Rows, type Table } from './review-rows.ts'

/** What a list of cards needs of each: small, since all of them are read at once. */
export interface CardHead {
  id: string
  from: Origin
  topic: Card['topic']
  teacher: Teacher | undefined
  more?: readonly Teacher[] | undefined
  addedAt: number
  memory: Memory
  /** Its question has not been read here yet: the account keeps none. (ruling R83) */
  isBare?: true
}

export const DeckSettings = v.object({
  goal: v.optional(v.picklist(GOALS), 10),
  /** The papers that were read, by id: their version, and when to read them again, in milliseconds. */
  papers: v.optional(v.record(v.string(), v.object({ version: v.number(), again: v.number() })), {}),
})
export type DeckSettings = v.InferOutput<typeof DeckSettings>

interface DeckContent {
  heads: CardHead[]
  settings: DeckSettings
}

export interface Deck {
  /** Undefined if the device does not answer. */
  open: () => Promise<DeckContent | undefined>
  /** In this order; one that is gone is left out. */
  readCards: (ids: readonly string[]) => Promise<Card[]>
  /** Adds cards and renews the texts of known ones; returns the heads that are new or changed. */
  addCards: (cards: readonly Card[]) => Promise<CardHead[] | undefined>
  /** Writes a deed to the log; returns what it makes of its card, and the entry's name for an undo. */
  write: (deed: Deed) => Promise<{ memory: Memory; entry: string } | undefined>
  /** Papers are added to the known ones. */
  saveSettings: (change: Partial<DeckSettings>) => Promise<boolean>
  readAll: () => Promise<{ cards: Card[]; log: Entry[] } | undefined>
  /** Joins another device's cards and log with these; false if nothing could be stored. */
  join: (cards: readonly Card[], log: readonly Entry[]) => Promise<boolean>
  /** What the account keeps of them. */
  readSet: () => Promise<CardSet | undefined>
  joinSet: (set: CardSet) => Promise<boolean>
}

/** The person's own words in place of the source's. */
function applyEdit(card: Card, head: CardHead | undefined): Card {
  const edit = head?.memory.edit
  if (edit === undefined) return card
  return card.kind === 'recall'
    ? { ...card, front: edit.front, back: edit.back }
    : { ...card, front: edit.front, why: edit.back }
}

/** One person's rows of a table, within one transaction. */
function openRows(table: Table, owner: string) {
  const buildKey = (kind: RowKind, ...parts: readonly string[]) => buildRowKey(kind, owner, ...parts)
  const listAll = (kind: RowKind, ...parts: readonly string[]) => table.list(`${buildKey(kind, ...parts)}/`)
  return {
    getHead: async (id: string) => (await table.get(buildKey('head', id))) as CardHead | undefined,
    getCard: async (id: string) => (await table.get(buildKey('card', id))) as Card | undefined,
    listHeads: async () => (await listAll('head')) as CardHead[],
    listCards: async () => (await listAll('card')) as Card[],
    /** Of one card, or of all. */
    listLog: async (...card: readonly string[]) => {
      const now = getServerNow()
      // A clock that was wrong may have written some of them.
      return ((await listAll('log', ...card)) as Entry[]).filter(({ at }) => isPossibleTime(at, now))
    },
    putHead: (head: CardHead) => table.put(buildKey('head', head.id), head),
    putEntry: (entry: Entry) => table.put(buildKey('log', entry.card, nameEntry(entry)), entry),
    putCard(card: Card, memory: Memory): CardHead {
      const { id, from, topic, teacher, more, addedAt } = card
      const head: CardHead = { id, from, topic, teacher, more, addedAt, memory }
      table.put(buildKey('card', id), card)
      this.putHead(head)
      return head
    },
    readSettings: async () =>
      v.parse(DeckSettings, readAs(DeckSettings, await table.get(buildKey('settings'))) ?? {}),
    putSettings: (settings: DeckSettings) => table.put(buildKey('settings'), settings),
  }
}
type OwnRows = ReturnType<typeof openRows>

/** Computes every card from the log again, after a change of the rules. */
async function recompute(own: OwnRows): Promise<CardHead[]> {
  const memories = replayAll(await own.listLog())
  return (await own.listHeads()).map((head) => {
    const renewed = { ...head, memory: memories.get(head.id) ?? NEW_MEMORY }
    own.putHead(renewed)
    return renewed
  })
}

const listTeachers = ({ teacher, more }: Card) => JSON.stringify([teacher, more])

/** Stores a card, or the later text of a known one; undefined if nothing changed. */
async function addCard(own: OwnRows, card: Card): Promise<CardHead | undefined> {
  const known = await own.getCard(card.id)
  const head = await own.getHead(card.id)
  if (known === undefined || head === undefined) {
    const addedAt = Math.min(card.addedAt, head?.addedAt ?? card.addedAt)
    return own.putCard({ ...card, addedAt }, head?.memory ?? replay(await own.listLog(card.id)))
  }
  const isOther = printQuestion(known) !== printQuestion(card)
  if (!isOther && known.at === card.at && listTeachers(known) === listTeachers(card)) return undefined
  const isChanged = isOther || known.isChanged === true
  return own.putCard({ ...joinCards(known, card), ...(isChanged && { isChanged }) }, head.memory)
}

async function writeEntry(own: OwnRows, entry: Entry): Promise<Memory> {
  const head = await own.getHead(entry.card)
  const before = head?.memory ?? NEW_MEMORY
  // Only an entry that is later than all others can be applied alone.
  const needsAll = entry.kind === 'undo' || before.last > entry.at
  const memory = needsAll ? replay([...(await own.listLog(entry.card)), entry]) : applyEntry(before, entry)
  own.putEntry(entry)
  if (head) own.putHead({ ...head, memory })
  return memory
}

async function joinDecks(own: OwnRows, cards: readonly Card[], log: readonly Entry[]): Promise<void> {
  for (const [id, entries] of Map.groupBy(log, ({ card }) => card)) {
    const known = await own.listLog(id)
    const merged = mergeLogs(known, entries)
    const stored = new Set(known)
    for (const entry of merged) if (!stored.has(entry)) own.putEntry(entry)
    const head = await own.getHead(id)
    if (head) own.putHead({ ...head, memory: replay(merged) })
  }
  for (const card of cards) {
    const known = await own.getCard(card.id)
    const memory = (await own.getHead(card.id))?.memory ?? replay(await own.listLog(card.id))
    own.putCard(known ? joinCards(known, card) : card, memory)
  }
}

/** Cards whose questions are not here yet, and the earlier of two days on which one was added. */
async function joinMarks(own: OwnRows, marks: readonly Mark[]): Promise<void> {
  for (const { id, from, topic, addedAt } of marks) {
    const head = await own.getHead(id)
    const card = await own.getCard(id)
    if (card && addedAt < card.addedAt) own.putCard({ ...card, addedAt }, head?.memory ?? NEW_MEMORY)
    else if (head && addedAt < head.addedAt) own.putHead({ ...head, addedAt })
    else if (head === undefined) {
      const memory = replay(await own.listLog(id))
      own.putHead({ id, from, topic, teacher: undefined, addedAt, memory, isBare: true })
    }
  }
}

const TEXTS_OF_OWN: ReadonlySet<Origin> = new Set(['note', 'own'])

async function readSet(own: OwnRows): Promise<CardSet> {
  const marks: Mark[] = []
  for (const { id, from, topic, addedAt } of await own.listHeads()) {
    const card = TEXTS_OF_OWN.has(from) ? readAs(Card, await own.getCard(id)) : undefined
    if (card || !TEXTS_OF_OWN.has(from)) marks.push({ id, from, topic, addedAt, ...(card && { card }) })
  }
  return { marks, log: mergeLogs(await own.listLog()) }
}

/** Rows of one transaction: a phone stores them well within the time that a database has to answer. */
const MOST_ROWS = 2_000

/** Parts of a large file, each with all entries of its cards. A part that was joined is harmless when it comes again. */
function* splitDeck(
  cards: readonly Card[],
  log: readonly Entry[],
): Generator<{ cards: Card[]; log: Entry[] }> {
  const byCard = Map.groupBy(log, ({ card }) => card)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  let part: { cards: Card[]; log: Entry[] } = { cards: [], log: [] }
  for (const id of new Set([...cardOf.keys(), ...byCard.keys()])) {
    const card = cardOf.get(id)
    if (card) part.cards.push(card)
    part.log.push(...(byCard.get(id) ?? []))
    if (part.cards.length + part.log.length < MOST_ROWS) continue
    yield part
    part = { cards: [], log: [] }
  }
  yield part
}

export function openDeck(rows: Rows, owner: string): Deck {
  const writer = createId()
  let count = 0
  /** The last answer on this device: a clock that is put back makes no earlier one. */
  let latest = 0
  async function run<T>(
    mode: IDBTransactionMode,
    work: (own: OwnRows) => Promise<T>,
  ): Promise<T | undefined> {
    return (await rows.run(mode, (table) => work(openRows(table, owner))))?.value
  }
  /** True if it is stored. */
  const change = async (work: (own: OwnRows) => Promise<void>) =>
    (await run('readwrite', async (own) => {
      await work(own)
      return true
    })) === true

  const join: Deck['join'] = async (cards, log) => {
    for (const part of splitDeck(cards, log))
      if (!(await change((own) => joinDecks(own, part.cards, part.log)))) return false
    return true
  }

  return {
    open: async () => {
      const content = await run('readonly', async (own) => ({
        heads: await own.listHeads(),
        settings: await own.readSettings(),
      }))
      if (content === undefined) return undefined
      const now = getServerNow()
      const isTrue = ({ rules, last }: Memory) => rules === RULES && (last === 0 || isPossibleTime(last, now))
      const heads = content.heads.every(({ memory }) => isTrue(memory))
        ? content.heads
        : await run('readwrite', recompute)
      latest = (heads ?? []).reduce((most, { memory }) => Math.max(most, memory.last), latest)
      return heads && { ...content, heads }
    },
    readCards: async (ids) => {
      const found = await run('readonly', (own) =>
        Promise.all(
          ids.map(async (id) => {
            const card = readAs(Card, await own.getCard(id))
            return card && applyEdit(card, await own.getHead(id))
          }),
        ),
      )
      return (found ?? []).flatMap((card) => card ?? [])
    },
    addCards: (cards) =>
      run('readwrite', async (own) => {
        const added: CardHead[] = []
        for (const card of cards) {
          const head = await addCard(own, card)
          if (head) added.push(head)
        }
        return added
      }),
    write: async (deed) => {
      // After all earlier ones, also where a clock was put back or stands still.
      latest = Math.max(latest + 1, getServerNow())
      const entry: Entry = { ...deed, at: latest, by: writer, n: count }
      count += 1
      const memory = await run('readwrite', (own) => writeEntry(own, entry))
      return memory && { memory, entry: nameEntry(entry) }
    },
    saveSettings: (settings) =>
      change(async (own) => {
        const before = await own.readSettings()
        own.putSettings({ ...before, ...settings, papers: { ...before.papers, ...settings.papers } })
      }),
    readAll: () =>
      run('readonly', async (own) => ({ cards: await own.listCards(), log: mergeLogs(await own.listLog()) })),
    join,
    readSet: () => run('readonly', readSet),
    joinSet: async ({ marks, log }) => {
      const cards = marks.flatMap(({ card }) => card ?? [])
      if (!(await join(cards, log))) return false
      return change((own) => joinMarks(own, marks))
    },
  }
}
