/** Makes a card of a note: its heading asks for the rest, a numbered list for its order, one line for a gap. */

import { escapeHtml, writeHtml } from '#src/engines/review/card-text.ts'
import type { Card, Teacher } from '#src/engines/review/card.ts'
import { formatDate } from '#src/lib/bn.ts'
import { offers } from '#src/lib/features.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { words } from './words.ts'

/** The fields of a note that a card needs. */
export interface RememberedNote {
  id: string
  text: string
  /** Seconds; null for a note about the whole day. */
  position: number | null
  writtenAt: string
  recording: { id: string; title: string } | undefined
  batch: { id: string; course: string } | undefined
}

const HEADING = /^#{1,6}\s+/
/** Latin or Bengali digits. */
const NUMBER = /^[0-9০-৯]{1,3}[.)।]\s+/
const LEAST_LINES = 3
/** Letters, with the marks of Bengali, and digits. */
const WORD = /[\p{L}\p{M}\p{N}_'’.-]+/gu

export const buildNoteId = (note: string) => `n:${note}`

function buildTeacher({ id, position, recording, batch }: RememberedNote): Teacher | undefined {
  if (recording === undefined || batch === undefined)
    return offers.notes ? { kind: 'note', to: paths.notes({ note: id }), title: words.notes.note } : undefined
  const at = position ?? 0
  return {
    kind: 'class',
    to: paths.recording(batch.id, recording.id, { at }),
    title: recording.title,
    at,
  }
}

function buildShared(note: RememberedNote, now: number) {
  const { id, recording, batch, writtenAt } = note
  return {
    id: buildNoteId(id),
    from: 'note',
    topic: recording
      ? { key: recording.id, title: recording.title }
      : { key: batch?.id ?? 'notes', title: batch?.course ?? words.notes.note },
    source: recording?.title ?? formatDate(writtenAt),
    at: writtenAt,
    why: '',
    teacher: buildTeacher(note),
    addedAt: now,
    readAt: now,
  } as const
}

/** Undefined for one line, which needs a gap: {@link makeGapCard}. */
export function makeNoteCard(note: RememberedNote, now: number): Card | undefined {
  const [first = '', ...rest] = note.text.trim().split('\n')
  const body = rest.join('\n').trim()
  if (isBlank(body)) return undefined
  const shared = { ...buildShared(note, now), front: `<p>${escapeHtml(first.replace(HEADING, ''))}</p>` }
  const lines = body.split('\n').filter((line) => !isBlank(line))
  if (lines.length >= LEAST_LINES && lines.every((line) => NUMBER.test(line)))
    return { ...shared, kind: 'order', lines: lines.map((line) => line.replace(NUMBER, '')) }
  return { ...shared, kind: 'recall', back: writeHtml(body) }
}

/** A word of a line, with its place. */
export interface GapWord {
  text: string
  at: number
}

export const listGapWords = (text: string): GapWord[] =>
  [...text.trim().matchAll(WORD)].map((found) => ({ text: found[0], at: found.index }))

export function makeGapCard(note: RememberedNote, gap: GapWord, now: number): Card {
  const text = note.text.trim()
  return {
    ...buildShared(note, now),
    kind: 'blank',
    front: `<p>${escapeHtml(words.notes.fill)}</p>`,
    contents: [text.slice(0, gap.at), text.slice(gap.at + gap.text.length)],
    blanks: [{ id: 'gap', accepted: [gap.text] }],
  }
}
