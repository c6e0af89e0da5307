/** Recordings, how far they were watched, and notes. (spec 7 Live and recordings) */
import * as z from 'zod/mini'
import { ModuleRecordings, Note, Recording, RecordingCard, RecordingProgress, RecordingType } from '#src/api/shapes/recording.ts'
import { Done, Id, Seconds, listOf } from '#src/api/shapes/scalar.ts'
import { Filled, PageQuery } from '#src/api/shapes/typed.ts'
import { del, get, members, pageOf, patch, post } from '#src/api/row.ts'

const RecordingQuery = z.extend(PageQuery, { batch: z.optional(Id), module: z.optional(Id) })
const PlayEvent = z.object({ event: z.enum(['play', 'pause', 'end']), position: Seconds, speed: z.number() })
/** Recording progress filters. (spec 3) */
const ProgressQuery = z.object({ recording_type: z.optional(RecordingType), batch: z.optional(Id), course: z.optional(Id) })
const ProgressDraft = z.object({ position: Seconds, watched: Seconds, duration: Seconds, recording_type: RecordingType })
/** Note filters. (spec 3) */
const NoteQuery = z.extend(PageQuery, {
  learner: z.optional(Id),
  recording: z.optional(Id),
  batch: z.optional(Id),
  study_plan: z.optional(Id),
  course: z.optional(Id),
})
/** With `_id` it changes that note. */
const NoteDraft = z.object({
  _id: z.optional(Id),
  recording: z.optional(Id),
  batch: z.optional(Id),
  study_plan: z.optional(Id),
  position: z.optional(Seconds),
  text: Filled,
})

export const recording = {
  list: get('recording', { role: members, query: RecordingQuery, reply: pageOf(RecordingCard) }),
  vods: get('recording/vods/:id', { role: members }),
  byModule: get('recording/module', { role: members, query: z.object({ batch: Id }), reply: listOf(ModuleRecordings) }),
  freeModule: get('recording/free-module', {}),
  one: get('recording/:id', { role: members, reply: Recording }),
  free: get('recording/free/:id', { reply: Recording }),
  event: post('recording/event/:id', { role: 'learner', body: PlayEvent, reply: Done, fail: 'quiet' }),
  progressList: get('recording-progress', { role: members, query: ProgressQuery, reply: pageOf(RecordingProgress) }),
  progress: get('recording-progress/:id', { role: 'learner', reply: RecordingProgress }),
  saveProgress: patch('recording-progress/:id', { role: 'learner', body: ProgressDraft, reply: RecordingProgress }),
  notes: get('note', { role: members, query: NoteQuery, reply: pageOf(Note) }),
  note: get('note/:id', { role: 'learner', reply: Note }),
  saveNote: post('note', { role: 'learner', body: NoteDraft, reply: Note }),
  removeNote: del('note/:id', { role: 'learner', reply: Done }),
}
