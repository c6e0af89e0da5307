/** Recordings, how far they were watched, and notes tied to a second. Positions in seconds. (rulings R26, R30) */
import * as z from 'zod/mini'
import { BatchMark, ModuleMark } from './batch.ts'
import { CategoryMark } from './category.ts'
import { Person } from './person.ts'
import { Resource } from './resource.ts'
import { Address, Count, Flag, Id, Instant, MaybeId, MaybeInstant, Percent, Seconds, Text, listOf } from './scalar.ts'

/** `batch`: of a class · `course`: of a recorded course · `free`: of a free one. */
export const RecordingType = z.enum(['batch', 'course', 'free'])
export type RecordingType = z.infer<typeof RecordingType>

/** A recording in a list, with how far the learner came. */
export const RecordingCard = z.object({
  _id: Id,
  title: Text,
  class_no: z.nullish(z.int()),
  batch: z.nullish(BatchMark),
  module: z.nullish(ModuleMark),
  category: z.nullish(CategoryMark),
  teacher: z.nullish(Person),
  cover: Address,
  duration: Seconds,
  recorded_at: MaybeInstant,
  position: z._default(Seconds, 0),
  percent: z._default(Percent, 0),
  is_watched: Flag,
  note_count: Count,
})
export type RecordingCard = z.infer<typeof RecordingCard>

/** `at`: where the chapter begins. */
export const Chapter = z.object({ at: Seconds, title: Text })
export type Chapter = z.infer<typeof Chapter>

/** The neighbour of a recording: another one, or a class that is still to come. */
const Neighbour = z.nullish(
  z.object({ _id: Id, kind: z.enum(['recording', 'live']), title: Text, start_at: MaybeInstant, category: z.nullish(CategoryMark) }),
)

/**
 * A recording to play. `url` is HLS and `player_url` the hosted player's page; both expire and come anew in each reply.
 * (rulings R26, R46)
 */
export const Recording = z.extend(RecordingCard, {
  /** What its progress is saved as. (spec 3 Recording progress filters) */
  recording_type: z._default(RecordingType, 'batch'),
  url: z.string(),
  player_url: Address,
  poster: Address,
  captions: Address,
  study_plan: MaybeId,
  chapters: listOf(Chapter),
  resources: listOf(Resource),
  previous: Neighbour,
  next: Neighbour,
})
export type Recording = z.infer<typeof Recording>

/** `recording/module`: modules in order, recordings by their class. */
export const ModuleRecordings = z.object({ module: ModuleMark, recordings: listOf(RecordingCard) })
export type ModuleRecordings = z.infer<typeof ModuleRecordings>

/** `watched` counts the seconds really seen. The list comes newest first: its first unwatched entry is where the learner stopped. */
export const RecordingProgress = z.object({
  recording: RecordingCard,
  position: Seconds,
  watched: Seconds,
  duration: Seconds,
  percent: Percent,
  updated_at: MaybeInstant,
})
export type RecordingProgress = z.infer<typeof RecordingProgress>

/** A note; without a position it belongs to the whole day. Plain text. (ruling R45) */
export const Note = z.object({
  _id: Id,
  text: Text,
  position: z.nullish(Seconds),
  recording: z.nullish(z.object({ _id: Id, title: Text })),
  batch: z.nullish(BatchMark),
  study_plan: MaybeId,
  created_at: Instant,
  updated_at: MaybeInstant,
})
export type Note = z.infer<typeof Note>
