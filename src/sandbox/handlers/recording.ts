/** Recordings, how far they were watched, and notes. (spec 7 Live and recordings; rulings R26, R30) */

import { and, asc, desc, eq } from 'drizzle-orm'
import type { recording as rows } from '#src/api/contract/recording.ts'
import {
  type BatchData,
  showModuleMark,
  openBatch,
  readBatch,
  readLearnerRecords,
  listReadableBatchIds,
} from '../content/batch/batch-data.ts'
import { findModuleLock, getWatchedPercent } from '../content/batch/item-state.ts'
import { findOwnNote, saveNote, showNotes } from '../content/batch/notes.ts'
import {
  readCardExtras,
  showFreeRecording,
  showProgress,
  showRecording,
  showRecordingCard,
} from '../content/batch/recording-view.ts'
import { readCatalogue } from '../content/catalogue/catalogue.ts'
import type { Services } from '../content/services.ts'
import { findById, findRow, getById, listRows, matchIfGiven } from '../database/queries.ts'
import { recording, type RecordingRow } from '../database/tables/item.ts'
import { note, recording_event, recording_progress } from '../database/tables/learning.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { Forbidden } from '../kernel/http-error.ts'
import { paginate, sortNewestFirst, paginateShown } from '../kernel/list.ts'
import { makeId } from '../kernel/new-id.ts'

async function findRecording(id: string, { db }: Pick<Services, 'db'>): Promise<RecordingRow> {
  const found = await getById(db, recording, id, 'রেকর্ডিংটি')
  return found
}

/**
 * A recording of a batch that the person may enter, of a module that has begun. A teacher sees all modules.
 * Open lessons have a separate call.
 */
async function openRecording(id: string, person: Person, parts: Services) {
  const row = await findRecording(id, parts)
  if (row.batch === null) throw new Forbidden()
  const opened = await openBatch(row.batch, person, parts.db)
  const lock =
    person.role === 'teacher'
      ? undefined
      : findModuleLock({ batchData: opened.batchData, now: parts.clock.iso() }, row.module)
  if (lock) throw new Forbidden(lock.reason)
  return { row, ...opened }
}

/** The cards of one batch, oldest first. */
async function readCards(id: string, person: Person, parts: Services) {
  const batchData = await readBatch(id, parts.db)
  const records = await readLearnerRecords(person._id, batchData, parts.db)
  const beside = await readCardExtras(batchData, person, parts)
  return {
    batchData,
    records,
    cards: batchData.recordings.map((row) => showRecordingCard(row, batchData, records, beside)),
  }
}

function groupByModule<T extends { module?: { _id: string } | null | undefined }>(
  { modules }: BatchData,
  cards: readonly T[],
) {
  const groups = modules.map(({ _id }) => ({
    module: showModuleMark(modules, _id)!,
    recordings: cards.filter(({ module }) => module?._id === _id),
  }))
  return groups.filter(({ recordings }) => recordings.length > 0)
}

/** Any signed-in person may save progress on a free recording; all others need access to their batch. */
async function readProgress(id: string, person: Person, parts: Services) {
  const found = await findRecording(id, parts)
  const own = eq(recording_progress._id, `${person._id}:${id}`)
  const seen = await findRow(parts.db, recording_progress, own)
  if (found.is_free) {
    const percent = seen ? getWatchedPercent(found, { progress: new Map([[id, seen]]) }) : 0
    return showProgress({ ...(await showFreeRecording(found, parts)), percent }, seen)
  }
  const { row, batchData, records } = await openRecording(id, person, parts)
  return showProgress(
    showRecordingCard(row, batchData, records, await readCardExtras(batchData, person, parts)),
    seen,
  )
}

export const recordingHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const { db, person, query } = context
    const batches = await listReadableBatchIds(query.batch, person, db)
    const all = await Promise.all(batches.map((id) => readCards(id, person, context)))
    const cards = all
      .flatMap((batch) => batch.cards)
      .filter(({ module }) => query.module === undefined || module?._id === query.module)
    return paginate(
      sortNewestFirst(cards, (card) => card.recorded_at),
      query,
    )
  },

  async byModule(context) {
    const { db, person, query } = context
    await openBatch(query.batch, person, db)
    const { batchData, cards } = await readCards(query.batch, person, context)
    return groupByModule(batchData, cards)
  },

  /**
   * The videos of a live batch that belong to no class. In a recorded course every video is a lesson, so the
   * list is empty.
   */
  async vods(context) {
    const { db, person, params } = context
    await openBatch(params.id, person, db)
    const { batchData, cards } = await readCards(params.id, person, context)
    const lessons = new Set(batchData.recordings.filter(({ live }) => live !== null).map(({ _id }) => _id))
    return batchData.course.kind === 'live'
      ? groupByModule(
          batchData,
          cards.filter(({ _id }) => !lessons.has(_id)),
        )
      : []
  },

  async freeModule(context) {
    const { courses } = await readCatalogue(context)
    const free = await listRows(context.db, recording, eq(recording.is_free, true), asc(recording.order))
    return courses.flatMap(({ _id: id, slug, title: name, kind, page: { curriculum } }) =>
      kind === 'free' || kind === 'bundle'
        ? []
        : (curriculum ?? []).flatMap(({ title, items }, index) => {
            const open = free.filter(({ _id }) => items?.some((item) => item.free_recording === _id))
            const recordings = open.map(({ _id, title: lesson, duration }) => ({
              _id,
              title: lesson,
              duration,
            }))
            return open.length > 0
              ? [{ _id: `${id}-${index + 1}`, title, course: { _id: id, slug, title: name }, recordings }]
              : []
          }),
    )
  },

  async one(context) {
    const { params, person } = context
    const { row, batchData, records } = await openRecording(params.id, person, context)
    return showRecording(row, batchData, records, person, context)
  },

  async free(context) {
    const row = await findRecording(context.params.id, context)
    if (!row.is_free) throw new Forbidden('এই ভিডিওটি দেখতে কোর্সে ভর্তি হতে হবে।')
    return showFreeRecording(row, context)
  },

  async event(context) {
    const { db, params, person, body, clock } = context
    const row = await findRecording(params.id, context)
    if (!row.is_free) await openRecording(row._id, person, context)
    const { event, position, speed } = body
    const happened = { event, position: Math.round(position), speed: String(speed), at: clock.iso() }
    await db
      .insert(recording_event)
      .values({ _id: makeId(), person: person._id, recording: row._id, ...happened })
    return null
  },

  async progressList(context) {
    const { db, person, query } = context
    const shown = []
    for (const id of await listReadableBatchIds(query.batch, person, db)) {
      const { batchData, records, cards } = await readCards(id, person, context)
      const isWanted = query.course === undefined || batchData.course._id === query.course
      for (const card of isWanted ? cards : []) {
        const row = records.progress.get(card._id)
        if (row && (query.recording_type === undefined || row.recording_type === query.recording_type))
          shown.push(showProgress(card, row))
      }
    }
    // Without a count, the whole list is one page.
    const sorted = sortNewestFirst(shown, (progress) => progress.updated_at)
    return query.count === undefined
      ? { data: sorted, total: sorted.length, page: 1, count: sorted.length }
      : paginate(sorted, query)
  },

  async progress(context) {
    return readProgress(context.params.id, context.person, context)
  },

  async saveProgress(context) {
    const { db, params, person, body, clock } = context
    const row = await findRecording(params.id, context)
    if (!row.is_free) await openRecording(row._id, person, context)
    const _id = `${person._id}:${row._id}`
    const before = await findById(db, recording_progress, _id)
    const values = {
      position: Math.min(Math.round(body.position), row.duration),
      // The watched time never decreases and never exceeds the length.
      watched: Math.min(Math.max(Math.round(body.watched), before?.watched ?? 0), row.duration),
      duration: row.duration,
      recording_type: body.recording_type,
      updated_at: clock.iso(),
    }
    await db
      .insert(recording_progress)
      .values({ _id, person: person._id, recording: row._id, ...values })
      .onConflictDoUpdate({ target: recording_progress._id, set: values })
    return readProgress(row._id, person, context)
  },

  async notes(context) {
    const { db, person, query } = context
    const wanted = [
      // Notes are private: a teacher sees only their own.
      eq(note.person, person._id),
      matchIfGiven(note.recording, query.recording),
      matchIfGiven(note.batch, query.batch),
      matchIfGiven(note.study_plan, query.study_plan),
      matchIfGiven(note.course, query.course),
    ]
    // Notes of one recording are in its order, all others newest first. (ruling R35)
    const order = query.recording === undefined ? desc(note.updated_at) : asc(note.position)
    const found = await listRows(db, note, and(...wanted), order)
    const isOwn = query.learner === undefined || query.learner === person._id
    return paginateShown(isOwn ? found : [], query, (page) => showNotes(page, context))
  },

  async note(context) {
    const [shown] = await showNotes([await findOwnNote(context.params.id, context.person, context)], context)
    return shown!
  },

  async saveNote(context) {
    const { body, person } = context
    const [shown] = await showNotes([await saveNote(body, person, context)], context)
    return reply('নোটটি রাখা হয়েছে।', shown!, body._id === undefined ? 201 : 200)
  },

  async removeNote(context) {
    const { _id } = await findOwnNote(context.params.id, context.person, context)
    await context.db.delete(note).where(eq(note._id, _id))
    return reply('নোটটি মুছে ফেলা হয়েছে।', null)
  },
}
