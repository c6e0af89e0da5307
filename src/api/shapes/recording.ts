/** Recordings, watch progress, and notes with a position. Positions in seconds. (rulings R26, R30) */

import * as v from 'valibot'
import { BatchMark, ModuleMark } from './batch.ts'
import { CategoryMark } from './category.ts'
import { Person } from './person.ts'
import { Resource } from './resource.ts'
import {
  Address,
  Count,
  Flag,
  Id,
  Instant,
  MaybeId,
  MaybeInstant,
  MediaAddress,
  Percent,
  Seconds,
  ShownWhole,
  Text,
  buildList,
} from './scalar.ts'

/** `batch`: of a class · `course`: of a recorded course · `free`: of a free one. */
export const RecordingType = v.picklist(['batch', 'course', 'free'])
export type RecordingType = v.InferOutput<typeof RecordingType>

/** A recording in a list, with the learner's progress. */
export const RecordingCard = v.object({
  _id: Id,
  title: Text,
  class_no: v.nullish(ShownWhole),
  batch: v.nullish(BatchMark),
  module: v.nullish(ModuleMark),
  category: v.nullish(CategoryMark),
  teacher: v.nullish(Person),
  cover: Address,
  duration: Seconds,
  recorded_at: MaybeInstant,
  position: v.optional(Seconds, 0),
  percent: v.optional(Percent, 0),
  is_watched: Flag,
  note_count: Count,
})
export type RecordingCard = v.InferOutput<typeof RecordingCard>

/** `at`: where the chapter begins. */
export const Chapter = v.object({ at: Seconds, title: Text })
export type Chapter = v.InferOutput<typeof Chapter>

/** The neighbour of a recording: another one, or a future class. */
const Neighbour = v.nullish(
  v.object({
    _id: Id,
    kind: v.picklist(['recording', 'live']),
    title: Text,
    start_at: MaybeInstant,
    category: v.nullish(CategoryMark),
  }),
)

/**
 * A recording to play. `url` is HLS and `player_url` the hosted player's page; both expire and are new in
 * each reply. (rulings R26, R46)
 */
export const Recording = v.object({
  ...RecordingCard.entries,
  recording_type: v.optional(RecordingType, 'batch'),
  url: MediaAddress,
  player_url: MediaAddress,
  poster: MediaAddress,
  captions: MediaAddress,
  study_plan: MaybeId,
  chapters: buildList(Chapter),
  resources: buildList(Resource),
  previous: Neighbour,
  next: Neighbour,
})
export type Recording = v.InferOutput<typeof Recording>

/** `recording/module`: modules in order, recordings by their class. */
export const ModuleRecordings = v.object({ module: ModuleMark, recordings: buildList(RecordingCard) })
export type ModuleRecordings = v.InferOutput<typeof ModuleRecordings>

/**
 * `recording/free-module`: a module of a paid course with the classes that are open to everybody. (ruling
 * R62)
 */
export const FreeModule = v.object({
  _id: Id,
  title: Text,
  course: v.object({ _id: Id, slug: v.string(), title: Text }),
  recordings: buildList(v.object({ _id: Id, title: Text, duration: Seconds })),
})
export type FreeModule = v.InferOutput<typeof FreeModule>

/**
 * `watched` counts the seconds really watched. Newest first: the first unwatched entry is where the learner
 * stopped.
 */
export const RecordingProgress = v.object({
  recording: RecordingCard,
  position: Seconds,
  watched: Seconds,
  duration: Seconds,
  percent: Percent,
  updated_at: MaybeInstant,
})
export type RecordingProgress = v.InferOutput<typeof RecordingProgress>

/** A note; without a position it belongs to the whole day. Plain text. (ruling R45) */
export const Note = v.object({
  _id: Id,
  text: Text,
  position: v.nullish(Seconds),
  recording: v.nullish(v.object({ _id: Id, title: Text })),
  batch: v.nullish(BatchMark),
  study_plan: MaybeId,
  created_at: Instant,
  updated_at: MaybeInstant,
})
export type Note = v.InferOutput<typeof Note>
