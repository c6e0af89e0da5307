/** Recordings as one learner sees them, with how far they came and what stands beside them. (rulings R26, R46) */
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Recording, RecordingCard, RecordingProgress } from '#src/api/shapes/recording.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { category, course } from '../database/tables/catalogue.ts'
import { note } from '../database/tables/learning.ts'
import type { Person } from '../kernel/handler.ts'
import { captionsPath } from '../media/stream-lengths.ts'
import { batchMark, type BatchWorld, type Doings, moduleMark, type ProgressRow, type RecordingRow } from './batch-world.ts'
import { markOf } from './catalogue.ts'
import { percentOf, WATCHED } from './item-state.ts'
import type { Parts } from './parts.ts'
import { peopleById, type ShownPerson } from './person-shown.ts'
import { showResources } from './resource-shown.ts'

type Card = v.InferInput<typeof RecordingCard>
type Shown = v.InferInput<typeof Recording>
type Neighbour = Shown['next']

export interface Beside {
  teachers: ReadonlyMap<string, ShownPerson>
  /** Notes of this learner by recording. */
  notes: ReadonlyMap<string, number>
}

export async function readBeside(
  { recordings }: Pick<BatchWorld, 'recordings'>,
  person: Person | undefined,
  parts: Parts,
): Promise<Beside> {
  const teachers = await peopleById(
    recordings.flatMap(({ teacher }) => teacher ?? []),
    parts,
  )
  const own = person === undefined ? [] : await parts.db.select({ recording: note.recording }).from(note).where(eq(note.person, person._id))
  const notes = new Map<string, number>()
  for (const { recording } of own) if (recording !== null) notes.set(recording, (notes.get(recording) ?? 0) + 1)
  return { teachers, notes }
}

export function showRecordingCard(row: RecordingRow, world: BatchWorld, doings: Doings, { teachers, notes }: Beside): Card {
  const percent = percentOf(row, doings)
  return {
    _id: row._id,
    title: row.title,
    class_no: world.lives.find(({ _id }) => _id === row.live)?.class_no ?? null,
    batch: batchMark(world),
    module: moduleMark(world.modules, row.module),
    category: markOf(world.category),
    teacher: teachers.get(row.teacher ?? '') ?? null,
    duration: row.duration,
    recorded_at: row.recorded_at,
    position: doings.progress.get(row._id)?.position ?? 0,
    percent,
    is_watched: percent >= WATCHED,
    note_count: notes.get(row._id) ?? 0,
  }
}

export function showProgress(card: Card, row: ProgressRow | undefined): v.InferInput<typeof RecordingProgress> {
  return {
    recording: card,
    position: row?.position ?? 0,
    watched: row?.watched ?? 0,
    duration: card.duration,
    percent: card.percent ?? 0,
    updated_at: row?.updated_at ?? null,
  }
}

function addressesOf(
  { stream }: RecordingRow,
  { addresses: { media } }: Pick<Parts, 'addresses'>,
): Pick<Shown, 'url' | 'player_url' | 'captions'> {
  return {
    url: `${media}${stream}`,
    player_url: `${media}/player?stream=${encodeURIComponent(stream.slice(1))}`,
    captions: `${media}${captionsPath(stream)}`,
  }
}

function asNeighbour(row: RecordingRow | undefined, world: BatchWorld): Neighbour {
  return row ? { _id: row._id, kind: 'recording', title: row.title, category: markOf(world.category) } : null
}

/** After the last recording comes the next class, if one is planned. */
function nextOf(at: number, world: BatchWorld, now: string): Neighbour {
  const after = world.recordings[at + 1]
  if (after) return asNeighbour(after, world)
  const coming = world.lives.find(
    ({ starts_at, ends_at, is_cancelled }) => !is_cancelled && getLiveState(starts_at, now, ends_at) !== 'ended',
  )
  return coming
    ? { _id: coming._id, kind: 'live', title: coming.title, start_at: coming.starts_at, category: markOf(world.category) }
    : null
}

export async function showRecording(row: RecordingRow, world: BatchWorld, doings: Doings, person: Person, parts: Parts): Promise<Shown> {
  const at = world.recordings.findIndex(({ _id }) => _id === row._id)
  const resources = world.resources.filter(({ study_plan }) => study_plan !== null && study_plan === row.study_plan)
  return {
    ...showRecordingCard(row, world, doings, await readBeside(world, person, parts)),
    ...addressesOf(row, parts),
    recording_type: row.recording_type,
    study_plan: row.study_plan,
    chapters: row.chapters,
    resources: await showResources(resources, world, parts),
    previous: asNeighbour(world.recordings[at - 1], world),
    next: nextOf(at, world, parts.clock.iso()),
  }
}

/** An open lesson, for anybody; it knows no batch. */
export async function showFreeRecording(row: RecordingRow, parts: Parts): Promise<Shown> {
  const { db } = parts
  const subject = db.select({ category }).from(course).innerJoin(category, eq(category._id, course.category))
  const found = row.course === null ? undefined : await subject.where(and(eq(course._id, row.course))).get()
  const teachers = await peopleById(row.teacher === null ? [] : [row.teacher], parts)
  return {
    _id: row._id,
    title: row.title,
    category: found ? markOf(found.category) : null,
    teacher: teachers.get(row.teacher ?? '') ?? null,
    duration: row.duration,
    recorded_at: row.recorded_at,
    recording_type: row.recording_type,
    ...addressesOf(row, parts),
    chapters: row.chapters,
  }
}
