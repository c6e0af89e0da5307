/**
 * Finds what teaches a question, by its words: the class of its module at the second, the person's own note, a
 * practice set. If no class matches, it is the last one before the exam. (ruling R74)
 */

import { call, type CallOptions } from '#src/api/call.ts'
import { exam } from '#src/api/contract/exam.ts'
import { playlist } from '#src/api/contract/playlist.ts'
import { recording } from '#src/api/contract/recording.ts'
import type { PracticeCard } from '#src/api/shapes/exam.ts'
import type { Chapter, Note } from '#src/api/shapes/recording.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { Card, Teacher } from '#src/engines/review/card.ts'
import { findBest, listWords } from '#src/engines/review/match-text.ts'
import { offers } from '#src/lib/features.ts'
import { stripNoteLinks } from '#src/lib/note-links.ts'
import { paths } from '#src/lib/paths.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { readEveryPage } from '#src/lib/read-every-page.ts'
import { words } from './words.ts'

/** A recorded class of the module, before the exam. */
export interface TaughtClass {
  id: string
  title: string
}

/** The module of an exam, as far as it was taught before. */
export interface TaughtModule {
  batch: string
  id: string
  title: string
  classes: readonly TaughtClass[]
}

/** `list`: the title of its playlist. */
export type PracticeSet = Pick<PracticeCard, '_id' | 'title'> & { list: string }

export interface LessonReads {
  /** In the order of their seconds. */
  readChapters: (recording: string) => Promise<readonly Chapter[]>
  readNotes: (batch: string) => Promise<readonly Note[]>
  readPractice: (_all: undefined) => Promise<readonly PracticeSet[]>
}

export const listClasses = (items: readonly StudyItem[]): TaughtClass[] =>
  items.flatMap(({ _id, kind, recording: recorded, title }) => {
    const id = recorded ?? (kind === 'recording' ? _id : undefined)
    return id ? [{ id, title }] : []
  })

/** Playlists whose practice is looked at: as many as the page of practice shows at first. */
const MOST_PLAYLISTS = 12

/** Each is read once for a collection; what cannot be read is not known. */
export function makeLessonReads(options: CallOptions): LessonReads {
  function makeOnce<K, T>(read: (key: K) => Promise<readonly T[]>, name: (key: K) => string) {
    const known = new Map<string, Promise<readonly T[]>>()
    return (key: K) => {
      const found = known.get(name(key)) ?? read(key).catch(() => [])
      known.set(name(key), found)
      return found
    }
  }
  return {
    readChapters: makeOnce(
      async (id: string) => (await call(recording.one, { params: { id } }, options)).chapters,
      (id) => id,
    ),
    readNotes: makeOnce(
      async (batch: string) =>
        offers.notes
          ? readEveryPage((query) => call(recording.notes, { query: { ...query, batch } }, options))
          : [],
      (batch) => batch,
    ),
    readPractice: makeOnce(
      async () => {
        const lists = await call(playlist.list, { query: { count: MOST_PLAYLISTS } }, options)
        const found: PracticeSet[] = []
        for (const { _id: id, title: list } of lists.data)
          for (const { _id, title } of await call(exam.playlist, { params: { id } }, options))
            found.push({ _id, title, list })
        return found
      },
      () => '',
    ),
  }
}

/** Joins question, right answer and explanation. */
function readCardText(card: Card): string {
  const parts = [card.front, card.why]
  if (card.kind === 'choice')
    parts.push(...card.options.filter(({ id }) => card.right.includes(id)).map(({ html }) => html))
  else if (card.kind === 'blank')
    parts.push(...card.contents, ...card.blanks.flatMap(({ accepted }) => accepted))
  else if (card.kind === 'recall') parts.push(card.back)
  return extractPlainText(parts.join(' '))
}

/** The main one first; empty if the module has neither. */
export async function findTeachers(
  card: Card,
  module: TaughtModule,
  { readChapters, readNotes, readPractice }: LessonReads,
): Promise<Teacher[]> {
  const { batch, classes } = module
  const asked = listWords(readCardText(card), words.usual)
  const find = <T>(all: readonly T[], readText: (one: T) => string) =>
    findBest(asked, all, readText, words.usual)

  const notes = await readNotes(batch)
  const note = find(
    notes.filter((each) => classes.some(({ id }) => id === each.recording?._id)),
    ({ text }) => text,
  )
  const taught =
    find(classes, ({ title }) => title) ??
    classes.find(({ id }) => id === note?.recording?._id) ??
    classes.at(-1)
  const chapter = taught && find(await readChapters(taught.id), ({ title }) => title)
  const isOfNote = taught !== undefined && note?.recording?._id === taught.id
  const at = chapter?.at ?? (isOfNote ? (note.position ?? undefined) : undefined)
  const sets = await readPractice(undefined)
  const practice =
    find(sets, ({ title }) => title) ??
    findBest(listWords(module.title, words.usual), sets, ({ title, list }) => `${title} ${list}`, words.usual)

  const teachers: Teacher[] = []
  if (taught)
    teachers.push({
      kind: 'class',
      to: paths.recording(batch, taught.id, at === undefined ? {} : { at }),
      title: taught.title,
      ...(at !== undefined && { at }),
    })
  if (offers.notes && note)
    teachers.push({
      kind: 'note',
      to: paths.notes({ note: note._id }),
      title: stripNoteLinks(note.text).split('\n', 1)[0] ?? '',
    })
  if (practice)
    teachers.push({ kind: 'practice', to: paths.practiceQuiz(practice._id), title: practice.title })
  return teachers
}
