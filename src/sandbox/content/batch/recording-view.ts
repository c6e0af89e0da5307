/** Shows recordings with a learner's progress and the neighbours. (rulings R26, R46) */

import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Recording, RecordingCard, RecordingProgress } from '#src/api/shapes/recording.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { category, course } from '../../database/tables/catalogue.ts'
import type { RecordingRow } from '../../database/tables/item.ts'
import { note, type ProgressRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { getCaptionsPath } from '../../media/stream-lengths.ts'
import { showCategoryMark } from '../catalogue/catalogue.ts'
import { readPeople, type ShownPerson, readPerson } from '../people.ts'
import type { Services } from '../services.ts'
import { showBatchMark, type BatchData, type LearnerRecords, showModuleMark } from './batch-data.ts'
import { getWatchedPercent, WATCHED_PERCENT } from './item-state.ts'
import { showResources } from './resource-view.ts'

type Card = v.InferInput<typeof RecordingCard>
type Shown = v.InferInput<typeof Recording>
type Neighbour = Shown['next']

export interface CardExtras {
  teachers: ReadonlyMap<string, ShownPerson>
  /** Notes of this learner by recording. */
  notes: ReadonlyMap<string, number>
}

export async function readCardExtras(
  { recordings }: Pick<BatchData, 'recordings'>,
  person: Person | undefined,
  parts: Services,
): Promise<CardExtras> {
  const teachers = await readPeople(
    recordings.flatMap(({ teacher }) => teacher ?? []),
    parts,
  )
  const own =
    person === undefined
      ? []
      : await parts.db.select({ recording: note.recording }).from(note).where(eq(note.person, person._id))
  const notes = new Map<string, number>()
  for (const { recording } of own)
    if (recording !== null) notes.set(recording, (notes.get(recording) ?? 0) + 1)
  return { teachers, notes }
}

export function showRecordingCard(
  row: RecordingRow,
  batchData: BatchData,
  records: LearnerRecords,
  { teachers, notes }: CardExtras,
): Card {
  const percent = getWatchedPercent(row, records)
  return {
    _id: row._id,
    title: row.title,
    class_no: batchData.lives.find(({ _id }) => _id === row.live)?.class_no ?? null,
    batch: showBatchMark(batchData),
    module: showModuleMark(batchData.modules, row.module),
    category: showCategoryMark(batchData.category),
    teacher: teachers.get(row.teacher ?? '') ?? null,
    duration: row.duration,
    recorded_at: row.recorded_at,
    position: records.progress.get(row._id)?.position ?? 0,
    percent,
    is_watched: percent >= WATCHED_PERCENT,
    note_count: notes.get(row._id) ?? 0,
  }
}

export function showProgress(
  card: Card,
  row: ProgressRow | undefined,
): v.InferInput<typeof RecordingProgress> {
  return {
    recording: card,
    position: row?.position ?? 0,
    watched: row?.watched ?? 0,
    duration: card.duration,
    percent: card.percent ?? 0,
    updated_at: row?.updated_at ?? null,
  }
}

function getAddresses(
  { stream }: RecordingRow,
  { addresses: { media }, files }: Pick<Services, 'addresses' | 'files'>,
): Pick<Shown, 'url' | 'player_url' | 'captions'> {
  return {
    url: files.getStreamAddress(stream),
    player_url: `${media}/player?stream=${encodeURIComponent(stream.slice(1))}`,
    captions: `${media}${getCaptionsPath(stream)}`,
  }
}

function showNeighbour(row: RecordingRow | undefined, batchData: BatchData): Neighbour {
  return row
    ? { _id: row._id, kind: 'recording', title: row.title, category: showCategoryMark(batchData.category) }
    : null
}

/** The last recording is followed by the next class, if one is planned. */
function findNext(at: number, batchData: BatchData, now: string): Neighbour {
  const after = batchData.recordings[at + 1]
  if (after) return showNeighbour(after, batchData)
  const coming = batchData.lives.find(
    ({ starts_at, ends_at, is_cancelled }) =>
      !is_cancelled && getLiveState(starts_at, now, ends_at) !== 'ended',
  )
  return coming
    ? {
        _id: coming._id,
        kind: 'live',
        title: coming.title,
        start_at: coming.starts_at,
        category: showCategoryMark(batchData.category),
      }
    : null
}

export async function showRecording(
  row: RecordingRow,
  batchData: BatchData,
  records: LearnerRecords,
  person: Person,
  parts: Services,
): Promise<Shown> {
  const at = batchData.recordings.findIndex(({ _id }) => _id === row._id)
  const resources = batchData.resources.filter(
    ({ study_plan }) => study_plan !== null && study_plan === row.study_plan,
  )
  return {
    ...showRecordingCard(row, batchData, records, await readCardExtras(batchData, person, parts)),
    ...getAddresses(row, parts),
    recording_type: row.recording_type,
    study_plan: row.study_plan,
    chapters: row.chapters,
    resources: await showResources(resources, batchData, parts),
    previous: showNeighbour(batchData.recordings[at - 1], batchData),
    next: findNext(at, batchData, parts.clock.iso()),
  }
}

/** Shows a free recording, which belongs to no batch. */
export async function showFreeRecording(row: RecordingRow, parts: Services): Promise<Shown> {
  const { db } = parts
  const subject = db.select({ category }).from(course).innerJoin(category, eq(category._id, course.category))
  const found = row.course === null ? undefined : await subject.where(and(eq(course._id, row.course))).get()
  return {
    _id: row._id,
    title: row.title,
    category: found ? showCategoryMark(found.category) : null,
    teacher: await readPerson(row.teacher, parts),
    duration: row.duration,
    recorded_at: row.recorded_at,
    recording_type: row.recording_type,
    ...getAddresses(row, parts),
    chapters: row.chapters,
  }
}
