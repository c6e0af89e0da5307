/**
 * Cards and their log as a file: JSON that another device joins with its own, and a table that Anki reads.
 * (ruling R74)
 */

import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { Card } from './card.ts'
import { Entry, isPossibleTime } from './entry.ts'

const VERSION = 1
/** Limits of ruling R74. */
export const MOST_CARDS = 20_000
export const MOST_ENTRIES = 200_000
/** A larger file is not read: parsing it would freeze a phone. */
export const MOST_BYTES = 100_000_000

export interface Archive {
  cards: readonly Card[]
  log: readonly Entry[]
}

export interface ReadArchive extends Archive {
  /** Cards and answers with a time that cannot be true; they are left out. */
  impossible: number
}

export function writeArchive({ cards, log }: Archive): string {
  return `${JSON.stringify({ kind: 'karigor-review', version: VERSION, cards, log }, undefined, 1)}\n`
}

const Head = v.object({
  kind: v.literal('karigor-review'),
  version: v.pipe(v.number(), v.maxValue(VERSION)),
  cards: v.pipe(v.array(v.unknown()), v.maxLength(MOST_CARDS)),
  log: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ENTRIES)),
})

/** Undefined if it is no such file, or of a later version; damaged rows are left out. `now`: the server's time. */
export function readArchive(text: string, now: number): ReadArchive | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const head = readAs(Head, parsed)
  if (head === undefined) return undefined
  const cards = head.cards.flatMap((card) => readAs(Card, card) ?? [])
  const log = head.log.flatMap((entry) => readAs(Entry, entry) ?? [])
  const possible = {
    cards: cards.filter((card) => isPossibleTime(card.addedAt, now) && isPossibleTime(card.readAt, now)),
    log: log.filter(({ at }) => isPossibleTime(at, now)),
  }
  const impossible = cards.length - possible.cards.length + log.length - possible.log.length
  return { ...possible, impossible }
}

const joinList = (items: readonly string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`

/** Question and answer as HTML, as one sees them on paper. */
function writeSides(card: Card): [front: string, back: string] {
  switch (card.kind) {
    case 'choice': {
      const right = card.options.filter(({ id }) => card.right.includes(id)).map(({ html }) => html)
      return [card.front + joinList(card.options.map(({ html }) => html)), right.join('<br>') + card.why]
    }
    case 'blank': {
      const gaps = card.contents.join(' ____ ')
      return [
        `${card.front}<p>${gaps}</p>`,
        card.blanks.map(({ accepted }) => accepted[0] ?? '').join('<br>') + card.why,
      ]
    }
    case 'order':
      return [card.front + joinList(card.lines.toSorted()), joinList(card.lines) + card.why]
    case 'recall':
    default:
      return [card.front, card.back + card.why]
  }
}

/** One line for a card; those of code become breaks, which Anki shows as lines. */
const joinLines = (html: string) =>
  html
    .replaceAll(/<pre\b[^]*?<\/pre>/gi, (code) => code.replaceAll(/\r?\n/g, '<br>'))
    .replaceAll(/\r?\n/g, ' ')

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A text file that Anki imports: front, back and a tag, as HTML, with the header lines it understands. */
export function writeAnki(cards: readonly Card[]): string {
  const rows = cards.map((card) => {
    const tag = card.topic.title.replaceAll(/\s+/g, '_')
    return [...writeSides(card), tag].map((text) => quote(joinLines(text))).join(',')
  })
  return ['#separator:Comma', '#html:true', '#columns:Front,Back,Tags', '#tags column:3', ...rows, ''].join(
    '\n',
  )
}
